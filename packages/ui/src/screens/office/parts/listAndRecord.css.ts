import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
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

/** Title of a record with the way out beside it; before it where that leads back to the list. */
export const recordHead = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.xsmall,
  '@media': { [media.cramped]: { gap: 0 } },
})

// Its first line stands beside the arrow.
globalStyle(`${recordHead} > :first-child`, {
  '@media': {
    [media.cramped]: { flex: 1, minWidth: 0, minHeight: vars.control, alignContent: 'center' },
  },
})

export const beside = style({ '@media': { [media.cramped]: { display: 'none' } } })

export const back = style({
  order: -1,
  // The arrow stands where the text of the record begins.
  marginInlineStart: -12,
  '@media': { [media.roomy]: { display: 'none' } },
})
