import { assignVars, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, numberSize, radius, space } from '../../../../theme/scale.ts'
import { lightTokens } from '../../../../theme/tokens.ts'

const { page, wash, tint, line, line2, ink, ink2 } = vars
const neutrals = { page, wash, tint, line, line2, ink, ink2 }

export const choices = style({
  display: 'grid',
  gap: space.small,
  marginBlockEnd: space.medium,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 16rem))', alignItems: 'end' },
    print: { display: 'none' },
  },
})

/** Black on white in both themes: what is seen is what is printed. */
export const paper = style({
  vars: assignVars(neutrals, {
    page: '#fff',
    wash: '#fff',
    tint: lightTokens.tint,
    line: '#767676',
    line2: '#000',
    ink: '#000',
    ink2: '#333',
  }),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  maxWidth: '210mm',
  minWidth: 0,
  overflowX: 'auto',
  color: '#000',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { print: { display: 'block', maxWidth: 'none', overflowX: 'visible' } },
})

// The page's own title is none of the paper's.
globalStyle(`body:has(${paper}) header:has(> h1)`, { '@media': { print: { display: 'none' } } })

/** Large figures keep together. */
const figures = { fontVariantNumeric: 'proportional-nums lining-nums' } as const

/** A paper of its own. */
export const sheet = style({
  background: '#fff',
  minWidth: 0,
  padding: space.medium,
  boxShadow: `0 0 0 1px ${vars.line}`,
  '@media': {
    print: {
      padding: 0,
      boxShadow: 'none',
      breakAfter: 'page',
      selectors: { '&:last-of-type': { breakAfter: 'auto' } },
    },
  },
})

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.medium,
  paddingBottom: space.xsmall,
  marginBottom: space.small,
  borderBottom: '2px solid #000',
  breakAfter: 'avoid',
})

export const title = style({
  ...figures,
  fontSize: fontSize.title,
  lineHeight: 28 / 22,
  fontWeight: fontWeight.bold,
})

globalStyle(`${head} > div`, { flex: 1, minWidth: 0 })

export const quiet = style({ color: vars.ink2 })

export const heading = style({
  marginBlock: `${space.small}px ${space.xxsmall}px`,
  fontSize: fontSize.standard,
  fontWeight: fontWeight.bold,
  textAlign: 'start',
  breakAfter: 'avoid',
})

/** Is not parted by the end of a page. */
export const heat = style({ breakInside: 'avoid' })

export const table = style({ width: '100%', borderCollapse: 'collapse' })

globalStyle(`${table} :is(td, th)`, {
  padding: '4px 8px 4px 0',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
})
globalStyle(`${table} tr`, { breakInside: 'avoid' })

/** Found at arm's length. */
export const number = style({
  width: '2.6em',
  ...figures,
  fontSize: fontSize.title,
  lineHeight: 24 / 22,
  fontWeight: fontWeight.bold,
})

/** Heats beside each other where there is room for two. */
export const heats = style({ columns: '2 260px', columnGap: space.xlarge })

/** How many dance, at the end of a heat's heading. */
export const heatHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.xsmall,
  borderBottom: '2px solid #000',
})

export const heatTitle = style({ fontSize: fontSize.standard, fontWeight: fontWeight.bold })

globalStyle(`${heats} > section`, { marginBlockEnd: space.medium })

export const origin = style({ width: '35%' })

export const letter = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 76,
  height: 76,
  border: '3px solid #000',
  borderRadius: radius.chip,
  fontSize: numberSize.small,
  lineHeight: 1,
  fontWeight: fontWeight.bold,
})

/** A box for each who dances, heat by heat. */
export const grid = style({
  display: 'grid',
  gap: space.xsmall,
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  listStyle: 'none',
})

export const gridCell = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xxsmall,
  padding: space.xsmall,
  border: '1px solid #000',
  borderRadius: radius.small,
  fontSize: fontSize.title,
  lineHeight: 24 / 22,
  fontWeight: fontWeight.bold,
  breakInside: 'avoid',
  ...figures,
})

const empty = { width: 54, height: 54, border: '1px solid #767676', borderRadius: radius.small }

export const gridBox = style(empty)

/** «Крестов всего □ из 12». */
export const total = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  marginTop: space.medium,
  fontSize: fontSize.large,
  breakInside: 'avoid',
})

export const totalBox = style({ ...empty, width: 76, borderColor: '#000' })

/** Lines to sign on, their words under them. */
export const signed = style({
  display: 'grid',
  gap: space.xlarge,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginTop: 56,
  breakInside: 'avoid',
})

export const signLine = style({
  paddingTop: space.xxsmall,
  borderTop: '1px solid #000',
  color: vars.ink2,
})

export const task = style({
  marginBottom: space.xsmall,
  fontSize: fontSize.title,
  lineHeight: 28 / 22,
  fontWeight: fontWeight.strong,
})

/** Boxes to write into: at least 8 mm high. */
export const boxes = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  marginBottom: space.medium,
})

globalStyle(`${boxes} :is(td, th)`, {
  height: '8mm',
  padding: '0 6px',
  border: '1px solid #000',
  overflowWrap: 'anywhere',
})
globalStyle(`${boxes} tr`, { breakInside: 'avoid' })
globalStyle(`${boxes} thead`, { display: 'table-header-group' })

export const box = style({ minWidth: '12mm' })

export const heatRow = style({ background: '#eee', textAlign: 'start' })

export const spoken = style({ display: 'grid', gap: space.xsmall, listStyle: 'none' })

/** Read aloud at arm's length. */
export const spokenEntry = style({
  display: 'grid',
  gridTemplateColumns: '6.5em minmax(0, 1fr)',
  fontSize: fontSize.large,
  lineHeight: 24 / 18,
  breakInside: 'avoid',
})

export const awards = style({ '@media': { print: { breakBefore: 'page' } } })

export const signatures = style({
  display: 'grid',
  gap: space.large,
  marginTop: space.large,
  breakInside: 'avoid',
})

export const signature = style({
  display: 'flex',
  gap: space.medium,
  marginTop: space.medium,
  breakInside: 'avoid',
  '::after': { content: '', flex: 1, borderBottom: '1px solid #000' },
})

export const printedAt = style({
  padding: space.xsmall,
  background: '#fff',
  color: vars.ink2,
  fontSize: fontSize.small,
})

/** Each of a pair on a line of their own. */
export const person = style({ display: 'block' })

/** Hour and floor, at the right of the head. */
export const place = style({
  display: 'grid',
  alignContent: 'end',
  textAlign: 'end',
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
})

globalStyle(`${place} b`, {
  ...figures,
  fontSize: numberSize.small,
  lineHeight: 1,
})

/** What changed since the last print. */
export const changed = style({
  marginTop: space.medium,
  padding: space.small,
  border: '2px solid #000',
  borderRadius: radius.small,
  breakInside: 'avoid',
})

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.medium,
  marginTop: space.medium,
  paddingTop: space.xsmall,
  borderTop: `1px solid ${vars.line}`,
  color: vars.ink2,
  breakInside: 'avoid',
})
