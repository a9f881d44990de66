import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

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
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.corner,
  background: vars.page,
  selectors: {
    '&:hover': { borderColor: vars.ink2 },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.accentText}`, outlineOffset: -1 },
    '&:has(:disabled)': { background: vars.wash, color: vars.ink2 },
  },
})

export const chevron = style({ color: vars.ink2, fontSize: '1.25rem' })

export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  // The list itself is drawn by the browser.
  color: vars.ink,
  background: vars.page,
  ':disabled': { cursor: 'not-allowed' },
})
