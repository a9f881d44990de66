import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { pictureVars } from '../../theme/picture.css.ts'
import { media } from '../../theme/scale.ts'

/** From this width of its frame on a picture with words has them at its side. */
export const WIDE = '(width >= 900px)'
const NARROW = '(width < 900px)'

/** A phone on its side. */
export const SHORT = '(max-height: 480px)'
/** How far down the drawing reaches there at most. */
export const SHORT_DEPTH = '24svh'

const drawn = style({
  position: 'absolute',
  top: 0,
  right: 0,
  maxWidth: '100%',
  // Its seams run on under the words.
  overflow: 'visible',
  '@media': { [media.forced]: { display: 'none' } },
})

export const drawing = {
  always: style([drawn, { width: '100%', height: '100%' }]),
  // On the right, and no larger than its frame is high.
  wide: style([drawn, { height: '100%', '@container': { [NARROW]: { display: 'none' } } }]),
  narrow: style([
    drawn,
    {
      width: '100%',
      '@container': { [WIDE]: { display: 'none' } },
      // Its middle: what stands below keeps its place on the first screen.
      '@media': { [SHORT]: { height: SHORT_DEPTH, overflow: 'hidden' } },
    },
  ]),
}

/** A hair of the ground parts a face from what it lies on. */
const face = { stroke: vars.ground, strokeWidth: 2, strokeLinejoin: 'round' } as const

export const paint = styleVariants({
  seam: { fill: 'none', stroke: pictureVars.seam, strokeWidth: 2 },
  shade: { fill: pictureVars.shade },
  front: face,
  back: face,
  pleat: { fill: 'none', stroke: pictureVars.pleat, strokeWidth: 2 },
  trace: { fill: pictureVars.trace },
})

export const near = styleVariants({
  front: { stopColor: pictureVars.front },
  back: { stopColor: pictureVars.back },
})

export const far = styleVariants({
  front: { stopColor: pictureVars.frontFar },
  back: { stopColor: pictureVars.backFar },
})
