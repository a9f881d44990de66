import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media, radius } from '../../theme/scale.ts'

export const iconButton = style({
  appearance: 'none',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.control,
  height: vars.control,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'none',
  color: vars.textSecondary,
  fontSize: '1.375rem',
  cursor: 'pointer',
  touchAction: 'manipulation',
  ':hover': { background: vars.hover, color: vars.text },
  ':active': { background: vars.line },
  ':disabled': { opacity: 0.5, background: 'none', cursor: 'not-allowed' },
  selectors: {
    '&[aria-pressed=true]': {
      background: vars.accent.soft,
      color: vars.accent.text,
      '@media': {
        [media.forced]: {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
    '[data-density=compact] &': { fontSize: '1.125rem' },
  },
  '@media': { [media.moving]: { transition: 'background-color 120ms, color 120ms' } },
})
