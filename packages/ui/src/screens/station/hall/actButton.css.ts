import { style } from '@vanilla-extract/css'
import { edgedWhenForced } from '../../../theme/forcedColours.ts'
import { markFill, touchOnly } from '../../../theme/hall.css.ts'
import { fontSize, fontWeight, radius, space } from '../../../theme/scale.ts'

export const act = style([
  touchOnly,
  markFill,
  {
    minHeight: 52,
    paddingInline: space.medium,
    border: 0,
    borderRadius: radius.tile,
    fontSize: fontSize.standard,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
    '@media': edgedWhenForced,
  },
])
