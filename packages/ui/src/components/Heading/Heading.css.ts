import { style, styleVariants } from '@vanilla-extract/css'
import { type } from '../../theme/scale.ts'

export const heading = style({
  overflowWrap: 'break-word',
  textWrap: 'balance',
})

export const size = styleVariants({
  1: type.headline,
  2: type.title,
  3: type.heading,
  4: type.name,
})
