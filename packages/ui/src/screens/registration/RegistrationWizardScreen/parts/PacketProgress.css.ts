import { style } from '@vanilla-extract/css'
import { space } from '../../../../theme/scale.ts'

export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall}px ${space.small}px`,
  alignItems: 'baseline',
})
