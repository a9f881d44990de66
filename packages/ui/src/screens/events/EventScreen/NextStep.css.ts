import { style } from '@vanilla-extract/css'
import { fontSize, fontWeight, media, space } from '../../../theme/scale.ts'

/** First in the order of reading, and on a wide page at the head of the second column. */
export const always = style({
  display: 'grid',
  gap: space.small,
  '@media': { [media.wide]: { gridColumn: 2, gridRow: 1 }, print: { display: 'none' } },
})

export const wide = style([
  always,
  { display: 'none', '@media': { [`screen and ${media.wide}`]: { display: 'grid' } } },
])

export const narrow = style({
  '@media': { [media.wide]: { display: 'none' }, print: { display: 'none' } },
})

export const sum = style({
  fontSize: fontSize.headline,
  fontWeight: fontWeight.bold,
  lineHeight: 36 / 30,
  letterSpacing: '-0.02em',
})
