import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { chosenWhenForced } from '../../theme/forcedColours.ts'
import { media } from '../../theme/scale.ts'

export const iconButton = style({
  appearance: 'none',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.control,
  height: vars.control,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.corner,
  background: 'none',
  color: vars.ink,
  fontSize: '1.25rem',
  cursor: 'pointer',
  touchAction: 'manipulation',
  ':hover': { background: vars.tint, color: vars.accentText },
  ':active': { background: vars.line },
  ':disabled': { opacity: 0.5, background: 'none', cursor: 'not-allowed' },
  selectors: {
    '&[aria-pressed=true]': {
      background: vars.tint,
      color: vars.accentText,
      '@media': chosenWhenForced,
    },
    '[data-density=compact] &': { fontSize: '1.125rem' },
  },
  '@media': { [media.moving]: { transition: 'background-color 120ms, color 120ms' } },
})
