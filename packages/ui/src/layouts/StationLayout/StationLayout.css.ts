import { style } from '@vanilla-extract/css'
import { hallMedia, touchOnly } from '../../theme/hall.css.ts'

/** The whole screen of a device: nothing scrolls, nothing is drawn down. */
export const station = style([
  touchOnly,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    // The second for browsers without the dynamic unit.
    height: ['100vh', '100dvh'],
    paddingInline: 12,
    paddingBlockEnd: 'max(12px, env(safe-area-inset-bottom))',
    overflow: 'hidden',
    overscrollBehavior: 'none',
    ':focus': { outline: 'none' },
    '@media': {
      [hallMedia.low]: { gap: 6, paddingBlockEnd: 8 },
      [hallMedia.tablet]: {
        gap: 14,
        paddingInline: 32,
        paddingBlockEnd: 'max(24px, env(safe-area-inset-bottom))',
      },
    },
  },
])

/** From 1000 px on what one marks stands beside what is said of it. */
export const sideBySide = style({
  '@media': {
    [hallMedia.wide]: {
      display: 'grid',
      gridTemplateColumns: '336px minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      columnGap: 32,
      paddingBlockEnd: 24,
    },
  },
})
