import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  marginBottom: 12,
  borderRadius: '50%',
  background: vars.badTint,
  color: vars.bad,
  fontSize: 28,
})
