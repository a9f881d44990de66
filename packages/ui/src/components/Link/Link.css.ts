import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

export const link = style({
  color: vars.accentText,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: 4,
  textDecorationColor: `color-mix(in srgb, currentColor 40%, transparent)`,
  borderRadius: 2,
  overflowWrap: 'anywhere',
  ':hover': { textDecorationColor: 'currentColor' },
  '@media': { [media.moving]: { transition: 'text-decoration-color 120ms' } },
})

/** In a heading or a menu the context says that it is a link. */
export const quiet = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
})

export const stretched = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
})
