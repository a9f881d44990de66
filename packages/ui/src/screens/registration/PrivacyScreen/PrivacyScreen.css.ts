import { style } from '@vanilla-extract/css'
import { space } from '../../../theme/scale.ts'

export const points = style({
  display: 'grid',
  gap: space.xsmall,
  maxWidth: '68ch',
  paddingInlineStart: '1.2em',
})
