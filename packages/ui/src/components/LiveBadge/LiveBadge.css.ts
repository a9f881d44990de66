import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight, radius } from '../../theme/scale.ts'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: fontWeight.strong,
  color: vars.good,
  whiteSpace: 'nowrap',
})

export const dot = style({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: radius.round,
  background: vars.good,
})
