import { style, styleVariants } from '@vanilla-extract/css'
import { fontSize, fontWeight } from '../../theme/scale.ts'

export const heading = style({
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
  overflowWrap: 'break-word',
  textWrap: 'balance',
})

export const size = styleVariants({
  1: { fontSize: fontSize.heading1, lineHeight: 1.12, letterSpacing: '-0.022em' },
  2: { fontSize: fontSize.heading2, lineHeight: 1.2, letterSpacing: '-0.016em' },
  3: { fontSize: fontSize.heading3, letterSpacing: '-0.01em' },
  4: { fontSize: fontSize.heading4, letterSpacing: '-0.004em' },
})
