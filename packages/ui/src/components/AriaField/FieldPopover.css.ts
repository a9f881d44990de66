import { style } from '@vanilla-extract/css'

/** Takes back what browsers give a `popover`: the field says where it stands. */
export const above = style({ inset: 'auto', margin: 0 })
