import { style } from '@vanilla-extract/css'
import { media, space } from '../../../../theme/scale.ts'

export const fields = style({
  display: 'grid',
  gap: space.small,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 160px minmax(0, 1fr)' },
  },
})

/** Under the fields of its link. */
export const partner = style({ gridColumn: '1 / -1' })
