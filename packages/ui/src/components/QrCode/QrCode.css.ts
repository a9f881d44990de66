import { vars } from '../../theme/contract.css.ts'
import { style } from '@vanilla-extract/css'
/** Dark on light in every theme: cameras read it so. */
export const code = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.corner,
  background: '#ffffff',
  color: '#000000',
  forcedColorAdjust: 'none',
})
