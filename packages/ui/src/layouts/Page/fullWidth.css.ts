import { style } from '@vanilla-extract/css'

/** A part of a page that reaches from side to side of the panel; first on a page, to its top as well. */
export const fullWidth = style({ gridColumn: 'full' })
