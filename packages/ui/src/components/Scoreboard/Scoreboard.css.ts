import { style } from '@vanilla-extract/css'
import { fontWeight } from '../../theme/scale.ts'
import { framePx } from '../HallFrame/framePx.ts'

export const numbers = style({
  display: 'grid',
  alignContent: 'space-evenly',
  columnGap: framePx(36),
  height: '100%',
  margin: 0,
  padding: `0 ${framePx(72)}`,
  boxSizing: 'border-box',
  listStyle: 'none',
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.04em',
  lineHeight: 1.05,
})
