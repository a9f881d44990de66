import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, radius, space } from '../../../../theme/scale.ts'

/** A better offer stands apart. */
export const offers = style({
  display: 'grid',
  gap: space.medium,
  padding: `${space.medium}px clamp(16px, 2.4vw, 20px)`,
  borderRadius: radius.tile,
  background: vars.tint,
  listStyle: 'none',
})

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall}px ${space.medium}px`,
  alignItems: 'center',
  justifyContent: 'space-between',
})

export const name = style({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' })

export const words = style({
  color: vars.ink2,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})
