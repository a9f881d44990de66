import { style } from '@vanilla-extract/css'
import { space } from '../../../../theme/scale.ts'

export const faults = style({
  display: 'grid',
  gap: space.xxsmall,
  overflowWrap: 'anywhere',
})
