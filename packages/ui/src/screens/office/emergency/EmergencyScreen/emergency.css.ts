import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { chosenInsetWhenForced, chosenWhenForced } from '../../../../theme/forcedColours.ts'
import { fontSize, fontWeight, media, radius, space, type } from '../../../../theme/scale.ts'
import { lightTokens } from '../../../../theme/tokens.ts'

const print = { '@media': { print: { display: 'none' } } } as const

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  '@media': {
    [media.roomy]: { height: '100vh', overflow: 'hidden' },
    print: { display: 'block', height: 'auto', overflow: 'visible' },
  },
})

/** Dark in both themes: it is seen at once that this is not the site. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  flex: 'none',
  padding: `${space.xsmall}px ${space.large}px`,
  '@media': { [media.mobile]: { padding: space.medium }, print: { display: 'none' } },
  background: lightTokens.ink,
  color: '#fff',
})

export const headText = style({ flex: '1 1 320px', minWidth: 0 })
export const headTitle = style({ display: 'block', ...type.heading })
export const headNote = style({ display: 'block', color: '#ddd0d4' })

/** What the file is, said on its face: 7:1 on the dark. */
export const headWarning = style({ display: 'block', color: '#f0bd74', ...type.small })

const button = {
  minHeight: 56,
  padding: `0 ${space.large}px`,
  border: 0,
  borderRadius: radius.tile,
  cursor: 'pointer',
} as const

/** The one white button. */
export const save = style({
  ...button,
  background: '#fff',
  color: lightTokens.accentText,
  fontWeight: fontWeight.strong,
  ':focus-visible': { outlineColor: '#fff' },
})

export const quiet = style({
  ...button,
  background: 'none',
  color: '#fff',
  boxShadow: 'inset 0 0 0 1px #ffffff8c',
  fontWeight: fontWeight.medium,
  ':focus-visible': { outlineColor: '#fff' },
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minHeight: 0,
  '@media': {
    [media.roomy]: { gridTemplateColumns: '268px minmax(0, 1fr) 300px' },
    print: { display: 'block' },
  },
})

export const nav = style({
  padding: `${space.medium}px ${space.small}px`,
  background: vars.wash,
  overflowY: 'auto',
  '@media': { [media.cramped]: { maxHeight: 220 }, print: { display: 'none' } },
})

export const navTitle = style({
  padding: `${space.xsmall}px ${space.small}px`,
  fontSize: fontSize.standard,
  fontWeight: fontWeight.medium,
  color: vars.ink2,
})

export const list = style({ listStyle: 'none' })

export const navItem = style({
  display: 'block',
  width: '100%',
  padding: `10px ${space.small}px`,
  border: 0,
  borderRadius: vars.corner,
  background: 'none',
  textAlign: 'start',
  lineHeight: 22 / 16,
  cursor: 'pointer',
  ':hover': { background: vars.line },
  selectors: {
    '&[aria-current]': {
      background: vars.tint,
      color: vars.accentText,
      '@media': chosenWhenForced,
    },
  },
})

export const navNote = style({ display: 'block', color: vars.ink2, ...type.small })
globalStyle(`${navItem}[aria-current] ${navNote}`, { color: 'inherit' })

export const main = style({
  minWidth: 0,
  padding: `${space.medium}px ${space.large}px`,
  overflowY: 'auto',
  '@media': {
    [media.cramped]: { padding: space.medium },
    print: { padding: 0, overflow: 'visible' },
  },
})

export const title = style({
  marginBottom: space.small,
  fontSize: fontSize.headline,
  lineHeight: 36 / 30,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.022em',
  '@media': { [media.mobile]: { fontSize: fontSize.title }, print: { display: 'none' } },
})

export const dances = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  marginBottom: space.small,
  ...print,
})

export const dance = style({
  minHeight: 48,
  padding: `0 ${space.medium}px`,
  border: 0,
  borderRadius: vars.corner,
  background: vars.wash,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': {
      background: vars.page,
      boxShadow: `inset 0 0 0 2px ${vars.ink}`,
      fontWeight: fontWeight.strong,
      '@media': chosenWhenForced,
    },
  },
})

export const scroll = style({ overflowX: 'auto' })

export const board = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

globalStyle(`${board} thead th`, {
  height: 36,
  paddingInline: space.xxsmall,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  color: vars.ink2,
  textAlign: 'center',
})
globalStyle(`${board} thead tr:last-child th, ${board} thead th[rowspan="2"]`, {
  borderBottom: `2px solid ${vars.ink}`,
})
globalStyle(`${board} thead th:first-child`, { textAlign: 'start' })
globalStyle(`${board} tbody tr`, { borderBottom: `1px solid ${vars.line}` })

export const whoHead = style({ textAlign: 'start !important' as 'start' })
export const judge = style({ minWidth: 56 })
export const criterion = style({ minWidth: 64 })

export const number = style({
  minWidth: 56,
  // In sight while the judges' columns are scrolled.
  position: 'sticky',
  insetInlineStart: 0,
  paddingInlineEnd: space.small,
  background: vars.page,
  fontSize: fontSize.title,
  fontWeight: fontWeight.bold,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})

export const who = style({ minWidth: 96, paddingInlineEnd: space.xsmall, lineHeight: 20 / 16 })

export const cell = style({
  width: 64,
  padding: 0,
  borderInlineStart: `1px solid ${vars.line}`,
})

export const mark = style({
  display: 'block',
  width: '100%',
  height: 56,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: fontSize.title,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outlineOffset: '-2px',
      background: vars.tint,
    },
    '&[data-current]': {
      boxShadow: `inset 0 0 0 2px ${vars.accentText}`,
      '@media': chosenInsetWhenForced,
    },
  },
})

export const place = style({
  width: 76,
  fontSize: '1.625rem',
  fontWeight: fontWeight.bold,
  color: vars.ink2,
  textAlign: 'center',
})

export const hint = style({ marginTop: space.small, color: vars.ink2, ...print })
export const refused = style({
  display: 'block',
  minHeight: 24,
  color: vars.bad,
  fontWeight: fontWeight.strong,
  ...print,
})

/** Of a result: not broken between its ends. */
export const placed = style({ whiteSpace: 'nowrap' })
