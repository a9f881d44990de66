import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontWeight, media, space } from '../../../theme/scale.ts'

export const days = style({
  display: 'grid',
  gap: 28,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', columnGap: 48 },
  },
})

export const sessions = style({ marginTop: space.xxsmall, listStyle: 'none' })

export const summary = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  gap: space.small,
  fontWeight: fontWeight.regular,
  overflowWrap: 'anywhere',
})

/** In line with those that unfold. */
export const single = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control,
  paddingInlineStart: 28,
})

export const items = style({ display: 'grid', gap: space.xsmall, listStyle: 'none' })

export const time = style({
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: vars.accentText,
})

export const floor = style({ color: vars.ink2 })

export const late = style({ color: vars.warn })

/** On paper every session is unfolded. */
globalStyle(`${days} details::details-content`, {
  '@media': { print: { contentVisibility: 'visible', display: 'block' } },
})
