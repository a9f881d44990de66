import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { HEADER_HEIGHT } from '../../../layouts/Header/headerHeight.ts'
import { fontSize, fontWeight, space, type } from '../../../theme/scale.ts'

export const whole = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
})

/** Whose turn it is, and the ways to the one before and after: always in sight, below the site's header. */
export const pager = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: HEADER_HEIGHT,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space.xsmall,
  alignItems: 'end',
  paddingBlock: space.xsmall,
  background: vars.page,
})

export const head = style({ outline: 'none', scrollMarginTop: 170 })

export const own = style({ color: vars.ink2, fontVariantNumeric: 'tabular-nums lining-nums' })

export const sum = style({ color: vars.ink, fontWeight: fontWeight.strong })

export const section = style({ display: 'grid' })

export const legend = style({
  float: 'left',
  width: '100%',
  paddingBottom: space.xsmall,
  borderBottom: `2px solid ${vars.ink}`,
  ...type.heading,
})

globalStyle(`${section} > *:not(legend)`, { clear: 'both' })

export const row = style({ paddingBlock: space.xxsmall, borderBottom: `1px solid ${vars.line}` })

globalStyle(`${row} label > :last-child`, { flex: 1 })

/** Below the name, beside the box. */
export const more = style({ paddingInlineStart: 32, fontSize: fontSize.small })

export const title = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.small,
  alignItems: 'baseline',
})

export const price = style({
  color: vars.ink2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const shut = style({
  display: 'grid',
  gap: space.small,
  fontSize: fontSize.small,
  listStyle: 'none',
})
