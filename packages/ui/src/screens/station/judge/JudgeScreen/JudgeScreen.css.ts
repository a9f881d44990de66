import { style } from '@vanilla-extract/css'
import { hallMedia } from '../../../../theme/hall.css.ts'

/** What is said and pressed beside the marks; on a narrow screen its parts stand above and below them. */
export const side = style({
  display: 'contents',
  '@media': {
    [hallMedia.wide]: { display: 'flex', flexDirection: 'column', gap: 14, minHeight: 0 },
  },
})

/** Below the marks on a narrow screen, below the side on a wide one; by keys it is always after the marks. */
export const foot = style({
  flex: 'none',
  '@media': { [hallMedia.wide]: { gridColumn: 1, gridRow: 2 } },
})

export const push = style({
  display: 'none',
  '@media': { [hallMedia.wide]: { display: 'block', flex: 1 } },
})

export const marks = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  gap: 8,
  // Room for the frame of what has the focus.
  margin: -4,
  padding: 4,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&[data-more]': { maskImage: 'linear-gradient(to top, transparent, #000 40px)' },
    // A tap gives the focus too, and there is still more below.
    '&[data-more]:has(:focus-visible)': { maskImage: 'none' },
  },
  '@media': { [hallMedia.wide]: { gridColumn: 2, gridRow: '1 / -1', paddingBlockStart: 20 } },
})

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

/** What follows a dance that was handed in; as high as the slide that handed it in. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridAutoRows: 'minmax(76px, auto)',
  gap: 8,
  '@media': { [hallMedia.wide]: { gridTemplateColumns: '1fr' } },
})
