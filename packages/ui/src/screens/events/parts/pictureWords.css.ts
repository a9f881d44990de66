import { style } from '@vanilla-extract/css'
import { contentInset, pictureInset, space } from '../../../theme/scale.ts'

/** A picture that is as wide has its words at its side. */
const WIDE = '(width >= 900px)'

/** Words in a picture begin where the page's content does. */
const drawn = { paddingInline: `${pictureInset} ${space.medium}px` }

/** Under a banner, which takes all the room. */
export const underBanner = style({ padding: `${space.large}px ${contentInset} 0` })

export const inHero = style({
  ...drawn,
  paddingBottom: 20,
  '@container': { [WIDE]: { paddingBlock: 48 } },
})

export const inStrip = style({
  ...drawn,
  paddingBottom: space.small,
  '@container': { [WIDE]: { paddingBlock: space.medium } },
})
