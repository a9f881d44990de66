import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, media } from '../../theme/scale.ts'

/** The whole row is the target. */
export const row = style({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  minHeight: vars.control,
  padding: `calc((${vars.control} - 24px) / 2) 0`,
  cursor: 'pointer',
  lineHeight: 1.5,
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.ink2 },
    '[data-density=compact] &': { gap: 8, fontSize: fontSize.small },
  },
})

/** The box or circle: a native input with our own look. */
export const mark = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  margin: '2px 0 0',
  border: `1.5px solid ${vars.line2}`,
  background: vars.page,
  cursor: 'inherit',
  selectors: {
    // A radio is indeterminate where nothing of its group is chosen.
    '&:is(:checked, [type=checkbox]:indeterminate)': {
      background: vars.accent,
      borderColor: vars.accentEdge,
    },
    '&[aria-invalid=true]:not(:checked)': { borderColor: vars.bad },
    '&:disabled': { opacity: 0.5 },
    [`${row}:hover &:not(:checked, :disabled)`]: { borderColor: vars.accentText },
  },
  '@media': {
    [media.moving]: { transition: 'background-color 120ms, border-color 120ms' },
    [media.forced]: { appearance: 'auto' },
  },
})

export const box = style({
  borderRadius: 5,
  selectors: {
    '&:indeterminate::before': {
      content: '',
      width: 10,
      height: 2,
      background: vars.onAccent,
    },
    '&:checked::before': {
      content: '',
      width: 12,
      height: 12,
      background: vars.onAccent,
      clipPath: 'polygon(14% 44%, 0 60%, 40% 98%, 100% 20%, 84% 6%, 38% 68%)',
    },
  },
})

export const text = style({ minWidth: 0 })

export const description = style({
  display: 'block',
  fontSize: fontSize.small,
  color: vars.ink2,
})
