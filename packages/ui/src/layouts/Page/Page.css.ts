import { style, styleVariants } from '@vanilla-extract/css'

export const page = style({ display: 'grid', width: '100%', minWidth: 0 })

export const width = styleVariants({
  /** Forms and texts. */
  narrow: { maxWidth: 720 },
  standard: { maxWidth: 1200 },
  /** Tables take what there is. */
  wide: {},
})
