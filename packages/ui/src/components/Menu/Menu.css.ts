import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, media, radius } from '../../theme/scale.ts'

/** A floating sheet with items, next to its trigger. */
export const sheet = style({
  minWidth: 'max(180px, var(--trigger-width, 0px))',
  maxWidth: 'calc(100vw - 16px)',
  padding: 6,
  border: `1px solid ${vars.line2}`,
  borderRadius: radius.tile,
  background: vars.page,
  color: vars.ink,
  overflow: 'auto',
  outline: 'none',
})

export const list = style({ outline: 'none' })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: vars.control,
  padding: '6px 12px',
  borderRadius: 10,
  color: vars.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.wash },
    '&[data-focus-visible]': { outline: `2px solid ${vars.accentText}`, outlineOffset: -2 },
    '&[data-disabled]': { color: vars.ink2, opacity: 0.6, cursor: 'not-allowed' },
    '&[data-selected]': { color: vars.accentText },
    '[data-density=compact] &': { fontSize: fontSize.small },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
})

export const critical = style({ color: vars.bad })

export const icon = style({
  flex: 'none',
  display: 'inline-flex',
  width: '1em',
  fontSize: '1.25rem',
  color: vars.ink2,
})

export const separator = style({ height: 1, margin: '6px 0', background: vars.line })
