import { style } from '@vanilla-extract/css'
import { media, space } from '../../../theme/scale.ts'

export const form = style({
  display: 'grid',
  gap: space.small,
  alignItems: 'end',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
  },
})
