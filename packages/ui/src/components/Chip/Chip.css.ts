import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius } from '../../theme/scale.ts'

export const chip = style({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  padding: '4px 14px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.round,
  background: vars.surface,
  color: vars.text,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  selectors: {
    '&:is(a, button)': { cursor: 'pointer', borderColor: vars.lineStrong },
    '&:is(a, button):hover': { background: vars.hover },
    '&:is([aria-pressed=true], [aria-current])': {
      background: vars.accent.soft,
      borderColor: vars.accent.line,
      color: vars.accent.text,
      '@media': { [media.forced]: { background: 'Highlight', color: 'HighlightText' } },
    },
    '[data-density=compact] &': { minHeight: 28, padding: '2px 10px' },
  },
  '@media': { [media.moving]: { transition: 'background-color 120ms, border-color 120ms' } },
})
