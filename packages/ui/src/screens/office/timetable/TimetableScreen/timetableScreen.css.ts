import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

export const days = style({ display: 'grid', gap: space.large })

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  borderBlockStart: `2px solid ${vars.ink}`,
  listStyle: 'none',
})

export const row = style({
  display: 'grid',
  gap: `2px ${space.medium}px`,
  alignItems: 'baseline',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  paddingBlock: space.xsmall,
  borderBlockEnd: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '104px minmax(0, 1fr) minmax(0, 1fr) auto' },
  },
})

export const time = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const name = style({ fontWeight: fontWeight.strong })

/** Under the name on a phone. */
export const facts = style({
  color: vars.ink2,
  fontSize: fontSize.small,
  '@media': { [media.mobile]: { gridColumnStart: 2 } },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxsmall,
  // The words of the buttons stand in line with those above.
  '@media': { [media.mobile]: { gridColumnStart: 2, marginInlineStart: -12 } },
})

export const conflict = style({ color: vars.bad, fontWeight: fontWeight.strong })

export const publication = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
})
