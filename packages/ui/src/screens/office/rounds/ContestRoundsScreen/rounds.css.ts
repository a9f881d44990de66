import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius, space, type } from '../../../../theme/scale.ts'

export const round = style({ display: 'grid', gap: space.small, minWidth: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xsmall}px ${space.small}px`,
  paddingBlockEnd: space.xsmall,
  borderBlockEnd: `2px solid ${vars.ink}`,
})

export const title = style({ ...type.heading, margin: 0, fontWeight: fontWeight.bold })

export const quiet = style({ color: vars.ink2, fontWeight: fontWeight.regular })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
})

export const heats = style({
  display: 'grid',
  gap: space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' },
  },
})

export const heat = style({
  minWidth: 0,
  padding: space.small,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.chip,
  selectors: { '&[data-over]': { background: vars.tint } },
})

export const heatTitle = style({
  ...type.name,
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
})

export const entries = style({ margin: 0, padding: 0, listStyle: 'none' })

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: 36,
  paddingBlock: space.xxsmall,
  borderBlockStart: `1px solid ${vars.line}`,
  selectors: { '&[draggable=true]': { cursor: 'grab' } },
})

export const number = style({
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})

export const who = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const late = style({ color: vars.warn, fontWeight: fontWeight.strong })

export const judges = style({ margin: 0, color: vars.ink2 })

export const seed = style({
  margin: 0,
  color: vars.ink2,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
})

/** A leader and a follower: one under the other. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  columnGap: space.xsmall,
  paddingBlock: space.xsmall,
  borderBlockStart: `1px solid ${vars.line}`,
})

export const pairChoices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gridColumn: 2,
  gap: space.xsmall,
  paddingBlockStart: space.xsmall,
})

/** Who dances once more, and for whom it counts. */
export const pass = style({ ...type.small, gridColumn: 2, margin: 0, color: vars.ink2 })

export const alone = style({ margin: 0, color: vars.ink2 })
