import { style } from '@vanilla-extract/css'

export const main = style({
  minHeight: '100dvh',
  maxWidth: 720,
  marginInline: 'auto',
  padding: 'clamp(20px, 5vw, 56px) clamp(16px, 4vw, 32px)',
})
