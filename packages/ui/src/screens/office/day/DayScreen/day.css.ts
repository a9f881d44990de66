import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius, space, type } from '../../../../theme/scale.ts'

export const layout = style({
  display: 'grid',
  gap: space.large,
  alignItems: 'start',
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
})

/** In one column what waits stands between the floors and the list of rounds. */
export const main = style({
  display: 'grid',
  gap: space.medium,
  minWidth: 0,
  '@media': { [media.cramped]: { display: 'contents' } },
})

export const aside = style({ display: 'grid', gap: space.large, minWidth: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall}px ${space.small}px`,
})

export const clock = style({
  fontSize: fontSize.headline,
  lineHeight: 36 / 30,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.03em',
  '@media': { [media.mobile]: { fontSize: '2.75rem', lineHeight: 48 / 44 } },
})

/** On a phone what waits is further down: the most urgent leads there. */
export const urgent = style({
  display: 'grid',
  gap: space.xxsmall,
  flexBasis: '100%',
  padding: space.small,
  borderRadius: radius.tile,
  background: vars.badTint,
  color: vars.bad,
  textDecoration: 'none',
  '@media': { [media.desktop]: { display: 'none' } },
})

export const urgentTask = style({ color: vars.ink })

export const late = style({ display: 'grid', color: vars.ink2, fontSize: fontSize.small })

export const lateBy = style({ color: vars.warn, fontWeight: fontWeight.strong })

export const onTime = style({ color: vars.good, fontWeight: fontWeight.strong })

export const floors = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlock: `1px solid ${vars.line}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))' },
  },
})

export const floor = style({
  minWidth: 0,
  paddingBlock: space.small,
  '@media': {
    [media.wide]: {
      paddingInline: space.medium,
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '& + &': { borderInlineStart: `1px solid ${vars.line}` },
      },
    },
    [media.narrow]: {
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line}` } },
    },
  },
})

export const floorHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.small}px`,
  alignItems: 'baseline',
  color: vars.ink2,
})

export const floorName = style({
  color: vars.accentText,
  fontSize: fontSize.large,
  fontWeight: fontWeight.bold,
})

export const waiting = style({
  marginInlineStart: 'auto',
  color: vars.bad,
  fontStyle: 'normal',
  fontWeight: fontWeight.strong,
})

export const current = style({ ...type.title, margin: 0, overflowWrap: 'anywhere' })

export const detail = style({ color: vars.ink2, overflowWrap: 'anywhere' })

export const tiles = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxsmall,
  marginBlock: space.xsmall,
  padding: 0,
  listStyle: 'none',
})

const tileBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  minHeight: 28,
  paddingInline: space.xsmall,
  borderRadius: radius.small,
  border: `1px solid ${vars.line2}`,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { minHeight: 36 } },
})

export const tile = styleVariants({
  open: [tileBase],
  done: [tileBase, { background: vars.tint, borderColor: vars.tint }],
  differs: [tileBase, { background: vars.warnTint, color: vars.warn, borderColor: 'currentColor' }],
})

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  marginBlock: space.xsmall,
  '@media': {
    [media.mobile]: { display: 'grid', gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' },
  },
})

export const next = style({ margin: 0, padding: 0, listStyle: 'none' })

export const nextRow = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
  gap: space.xsmall,
  paddingBlock: space.xxsmall,
  borderBlockStart: `1px solid ${vars.line}`,
  '@media': { [media.mobile]: { paddingBlock: space.xsmall } },
})

export const time = style({ color: vars.ink2, fontVariantNumeric: 'tabular-nums' })

export const nextName = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const name = style({ fontWeight: fontWeight.strong })

export const readiness = styleVariants({
  good: { color: vars.good },
  warn: { color: vars.warn },
  bad: { color: vars.bad },
  quiet: { color: vars.ink2 },
})

/** Nothing is done in bulk on a phone. */
export const rounds = style({
  minWidth: 0,
  '@media': { [media.cramped]: { order: 1 }, [media.mobile]: { display: 'none' } },
})

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xsmall}px ${space.medium}px`,
})

export const roundsTitle = style({ ...type.heading, margin: 0 })

export const asideTitle = style({
  ...type.heading,
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  paddingBlockEnd: space.xsmall,
  borderBlockEnd: `2px solid ${vars.ink}`,
})

export const asideCount = style({ color: vars.ink2, fontWeight: fontWeight.regular })

export const nothing = style({ paddingBlockStart: space.xsmall, color: vars.ink2 })

export const tasks = style({ margin: 0, padding: 0, listStyle: 'none' })

export const task = style({
  paddingBlock: space.small,
  borderBlockEnd: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
})

export const taskFoot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.xsmall,
  marginBlockStart: space.xsmall,
})

export const since = style({ color: vars.ink2, whiteSpace: 'nowrap' })

export const missing = style({ margin: 0, padding: 0, listStyle: 'none' })

export const missingRow = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  gap: space.xsmall,
  paddingBlock: space.xsmall,
  borderBlockEnd: `1px solid ${vars.line}`,
})

export const letter = style({ color: vars.accentText, fontWeight: fontWeight.bold })

export const listTitle = style({ ...type.name, margin: 0 })

export const starts = style({ margin: 0, padding: 0, listStyle: 'none' })

export const start = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.small,
  paddingBlock: space.xsmall,
  borderBlockEnd: `1px solid ${vars.line}`,
})

/** After the list of what waits. */
export const together = style({ marginBlockStart: space.small })

/** Copied whole, read by machines. */
export const hash = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
})

export const digits = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xsmall,
  marginBlockStart: space.xsmall,
})
