import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontWeight, radius } from '../../../../theme/scale.ts'

/** The mark that the two come to. */
export const chosen = style({
  padding: '2px 8px',
  borderRadius: radius.small,
  background: vars.tint,
  color: vars.accentText,
  fontWeight: fontWeight.bold,
})
