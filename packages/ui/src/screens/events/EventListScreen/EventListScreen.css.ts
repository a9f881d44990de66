import { style } from '@vanilla-extract/css'
import { media, space } from '../../../theme/scale.ts'

export const form = style({
  display: 'grid',
  gap: space.small,
  alignItems: 'end',
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.4fr) repeat(2, minmax(140px, 1fr)) auto',
    },
  },
})
