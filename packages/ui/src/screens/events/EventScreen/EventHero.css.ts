import { style } from '@vanilla-extract/css'
import { fontSize, media, space } from '../../../theme/scale.ts'
import { inHero } from '../parts/pictureWords.css.ts'

export const words = style([
  inHero,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space.xxsmall,
    '@container': {
      // The tile is solid: on a phone it may lie over the ribbon, and the answers fit the first screen.
      '(width < 900px)': { marginTop: -80, rowGap: space.small },
      '(width >= 900px)': { gap: 20 },
    },
  },
])

export const city = style({
  '@media': { [media.wide]: { fontSize: fontSize.title, lineHeight: 28 / 22 } },
})
