import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../../theme/scale.ts'
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

const shape = { display: 'block', maxWidth: '70%', background: vars.groundTile } as const

/** Where the date and the name will stand, in the dark shade of the ground. */
export const tileShape = style({ ...shape, width: 118, height: 102, borderRadius: radius.panel })
export const nameShape = style({ ...shape, width: 320, height: 36, borderRadius: radius.small })

export const city = style({
  '@media': { [media.wide]: { fontSize: fontSize.title, lineHeight: 28 / 22 } },
})
