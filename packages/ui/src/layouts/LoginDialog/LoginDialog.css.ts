import { globalStyle, style } from '@vanilla-extract/css'

export const form = style({ display: 'flex', flexDirection: 'column', gap: 16 })

/** The text of the quiet buttons lines up with the fields. */
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  margin: '-4px -18px -12px',
})

// The dialog would cut the ring off.
globalStyle(`${more} > :focus-visible`, { outlineOffset: -2 })
