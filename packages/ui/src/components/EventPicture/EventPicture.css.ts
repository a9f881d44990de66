import { style, styleVariants } from '@vanilla-extract/css'
import { pictureFormats } from '../../picture/formats.ts'
import { vars } from '../../theme/contract.css.ts'
import '../../theme/picture.css.ts'
import { media, radius } from '../../theme/scale.ts'
import { SHORT, SHORT_DEPTH, WIDE } from './PictureDrawing.css.ts'

const framed = style({
  position: 'relative',
  overflow: 'clip',
  isolation: 'isolate',
  background: vars.ground,
  color: vars.onGround,
})

/** Words are laid out by the width of the picture, not of the window. */
const container = style({ containerType: 'inline-size' })

const { hero, strip, heroNarrow, stripNarrow, ticket } = pictureFormats

/** How high a frame gets on a wide page, px: a banner as well as a drawing. */
const MOST = { hero: 400, strip: 168 }

/** How far down the drawing of a phone reaches, in widths of the frame. */
const depth = ({ width, height }: { width: number; height: number }, share = 1) =>
  `${((height * share) / width) * 100}cqi`

const shapes = {
  hero: {},
  strip: {},
  ticket: {},
  card: { aspectRatio: '3 / 2', borderRadius: radius.panel },
  row: { width: 120, height: 64, borderRadius: radius.chip, flex: 'none' },
  thumb: { width: 32, height: 24, borderRadius: 6, flex: 'none' },
} as const

export const frame = styleVariants(shapes, (shape, name) => [
  framed,
  ...(name === 'hero' || name === 'strip' || name === 'ticket' ? [container] : []),
  shape,
])

const beside = (
  wide: { width: number; height: number; room: number; most: number },
  narrow: { width: number; height: number },
) =>
  ({
    position: 'relative',
    paddingTop: depth(narrow),
    '@media': { [SHORT]: { paddingTop: `min(${depth(narrow)}, ${SHORT_DEPTH})` } },
    '@container': {
      [WIDE]: {
        display: 'grid',
        alignContent: 'center',
        width: `${wide.room * 100}%`,
        minHeight: `min(${depth(wide)}, ${wide.most}px)`,
        paddingTop: 0,
      },
    },
  }) as const

export const words = styleVariants({
  hero: beside({ ...hero, room: hero.keepFree[0].right, most: MOST.hero }, heroNarrow),
  strip: beside({ ...strip, room: strip.keepFree[0].right, most: MOST.strip }, stripNarrow),
  ticket: { position: 'relative', paddingTop: depth(ticket, ticket.keepFree[0].top) },
})

export const banner = style({ display: 'grid' })
export const background = style({ display: 'contents' })
const image = { width: '100%', objectFit: 'cover' } as const

export const bannerImage = styleVariants({
  hero: { ...image, aspectRatio: '2 / 1', maxHeight: MOST.hero },
  strip: { ...image, aspectRatio: '3 / 1', maxHeight: MOST.strip },
  ticket: { ...image, aspectRatio: '3 / 2' },
  card: { ...image, ...shapes.card },
  row: { ...image, ...shapes.row },
  thumb: { ...image, ...shapes.thumb },
})

/** Not so flat on a phone, so that what is drawn for it shows. */
export const backgroundImage = styleVariants({
  hero: {
    ...image,
    aspectRatio: '2 / 1',
    maxHeight: MOST.hero,
    '@media': { [media.mobile]: { aspectRatio: '4 / 3' } },
  },
  strip: { ...image, aspectRatio: '3 / 1', maxHeight: MOST.strip },
})
