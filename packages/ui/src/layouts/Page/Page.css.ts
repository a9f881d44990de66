import { style, styleVariants } from '@vanilla-extract/css'

export const page = style({ display: 'grid', minWidth: 0, marginInline: 'auto' })

export const width = styleVariants({
  /** Forms and texts. */
  narrow: { maxWidth: 720 },
  standard: { maxWidth: 1080 },
  /** Tables take what there is. */
  wide: {},
})
