import { style } from '@vanilla-extract/css'
import { radius } from '../../theme/scale.ts'

/** Dark on light in every theme: cameras read it so. */
export const code = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: radius.control,
  background: '#ffffff',
  color: '#000000',
  forcedColorAdjust: 'none',
})
