import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { radius } from '../../theme/scale.ts'

export const frame = style({ display: 'flex', gap: 8, minWidth: 0 })

/** Shows the code alone; the native list with the names lies over it, unseen. */
export const country = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  minWidth: 84,
  minHeight: vars.control,
  padding: '4px 8px 4px 12px',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: radius.control,
  background: vars.surface,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { borderColor: vars.textSecondary },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: -1 },
    '&:has(:disabled)': { background: vars.sunken, color: vars.textSecondary },
  },
})

export const chevron = style({ color: vars.textSecondary, fontSize: '1.25rem' })

export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  // The list itself is drawn by the browser.
  color: vars.text,
  background: vars.raised,
  ':disabled': { cursor: 'not-allowed' },
})
