import { style } from '@vanilla-extract/css'
import { hallMedia } from '../../../../theme/hall.css.ts'

/** Columns of the tiles are set beside it, for a narrow and for a wide screen. */
export const tiles = style({
  display: 'grid',
  flex: 1,
  minHeight: 0,
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  gridAutoRows: 'minmax(48px, 132px)',
  alignContent: 'start',
  gap: 8,
  '@media': {
    [hallMedia.low]: { gap: 6 },
    [hallMedia.tablet]: { gap: 12, gridAutoRows: 'minmax(76px, 200px)' },
    [hallMedia.wide]: {
      gridTemplateColumns: 'repeat(var(--wide-columns), minmax(0, 1fr))',
      gridAutoRows: 'minmax(76px, 1fr)',
      alignContent: 'stretch',
    },
  },
})
