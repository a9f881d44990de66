import { style, styleVariants } from '@vanilla-extract/css'
import { media, space } from '../../../theme/scale.ts'

export const split = style({
  position: 'relative',
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
})

export const open = styleVariants({ narrow: 340, standard: 360, wide: 420 }, (width) => ({
  '@media': { [media.roomy]: { gridTemplateColumns: `minmax(0, 1fr) ${width}px` } },
}))

export const list = style({ minWidth: 0 })

/** Out of sight, and as it was when the record is closed. */
export const listBehind = style({
  '@media': {
    [media.cramped]: {
      position: 'absolute',
      inset: 0,
      overflow: 'hidden',
      visibility: 'hidden',
    },
  },
})

/** Title of a record with the way out beside it; above it where that leads back to the list. */
export const recordHead = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.xsmall,
  '@media': { [media.cramped]: { flexDirection: 'column-reverse' } },
})

export const beside = style({ '@media': { [media.cramped]: { display: 'none' } } })

export const back = style({
  // The text stands where that of the record begins.
  marginInlineStart: -13,
  '@media': { [media.roomy]: { display: 'none' } },
})
