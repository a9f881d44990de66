import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight, media, radius } from '../../theme/scale.ts'

/** Scrolls within itself on a phone. */
export const list = style({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  borderBottom: `1px solid ${vars.line}`,
  scrollbarWidth: 'none',
})

export const tab = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: vars.control,
  padding: '8px 14px',
  borderRadius: `${radius.small}px ${radius.small}px 0 0`,
  color: vars.ink2,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.ink, background: vars.wash },
    '&[data-selected]': { color: vars.accentText },
    '&[data-selected]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: 3,
      borderRadius: '3px 3px 0 0',
      background: 'currentColor',
      '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.accentText}`, outlineOffset: -2 },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
})

export const panel = style({
  paddingTop: 16,
  outlineOffset: 4,
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.accentText}` } },
})
