import { style } from '@vanilla-extract/css'
import { media, space } from '../../../theme/scale.ts'

export const stats = style({
  display: 'grid',
  gap: `${space.medium}px ${space.large}px`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
})

export const charts = style({
  display: 'grid',
  gap: space.large,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
