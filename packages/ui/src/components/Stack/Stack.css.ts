import { globalStyle, style } from '@vanilla-extract/css'

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  listStyle: 'none',
})

globalStyle(`${stack} > *`, { minWidth: 0 })
