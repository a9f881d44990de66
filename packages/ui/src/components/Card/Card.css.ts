import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media, radius } from '../../theme/scale.ts'

export const card = style({
  position: 'relative',
  minWidth: 0,
  borderRadius: radius.panel,
  border: `1px solid ${vars.line}`,
})

export const tone = styleVariants({
  page: { background: vars.page },
  wash: { background: vars.wash, borderColor: 'transparent' },
  tint: { background: vars.tint, borderColor: 'transparent' },
})

export const padding = styleVariants({
  none: { overflow: 'clip' },
  small: { padding: 12 },
  standard: { padding: 'clamp(16px, 3.2vw, 24px)' },
  large: { padding: 'clamp(20px, 5vw, 40px)' },
})

export const linked = style({
  selectors: {
    '&:hover': { borderColor: vars.line2 },
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.accentText}`, outlineOffset: 2 },
    '&:has(a:active)': { background: vars.wash },
  },
  '@media': { [media.moving]: { transition: 'border-color 120ms, background-color 120ms' } },
})
