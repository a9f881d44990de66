import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media } from '../../theme/scale.ts'

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minWidth: 0,
  selectors: { '[data-density=compact] &': { gap: 4 } },
})

export const label = style({ fontSize: fontSize.small, fontWeight: fontWeight.medium })

export const required = style({ color: vars.bad, marginInlineStart: '0.25em' })

export const description = style({ fontSize: fontSize.small, color: vars.ink2 })

export const error = style({
  display: 'flex',
  gap: 6,
  fontSize: fontSize.small,
  color: vars.bad,
})

export const errorIcon = style({ flex: 'none', fontSize: '1.2em', marginTop: '0.1em' })

/** What one types into or chooses from. */
export const control = style({
  appearance: 'none',
  width: '100%',
  minHeight: vars.control,
  margin: 0,
  padding: '8px 12px',
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.corner,
  background: vars.page,
  color: vars.ink,
  // 16 px at least, or a phone zooms the page in.
  fontSize: fontSize.standard,
  lineHeight: 1.5,
  '::placeholder': { color: vars.ink2, opacity: 1 },
  // The field has a cross of its own; figures are typed.
  '::-webkit-search-cancel-button': { display: 'none' },
  '::-webkit-inner-spin-button': { display: 'none' },
  ':hover': { borderColor: vars.ink2 },
  // The border itself becomes the ring: no gap, the text does not move.
  ':focus-visible': {
    outline: `2px solid ${vars.accentText}`,
    outlineOffset: -1,
    borderColor: vars.accentText,
  },
  ':disabled': {
    background: vars.wash,
    borderColor: vars.line,
    color: vars.ink2,
    cursor: 'not-allowed',
  },
  selectors: {
    '&[readonly]': { background: vars.wash },
    '&[aria-invalid=true]': { borderColor: vars.bad },
    '&[aria-invalid=true]:not(:focus-visible)': {
      boxShadow: `inset 0 0 0 1px ${vars.bad}`,
    },
    '&:autofill': {
      boxShadow: `inset 0 0 0 100px ${vars.tint}`,
      WebkitTextFillColor: vars.ink,
    },
    '[data-density=compact] &': { paddingBlock: 4 },
  },
  '@media': {
    [media.moving]: { transition: 'border-color 120ms' },
    [`${media.desktop} and (pointer: fine)`]: {
      selectors: { '[data-density=compact] &': { fontSize: fontSize.small } },
    },
  },
})

/** A control with something beside its text. */
export const frame = style({ position: 'relative', display: 'flex' })

export const before = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: vars.control,
  display: 'grid',
  placeItems: 'center',
  color: vars.ink2,
  fontSize: '1.25rem',
  pointerEvents: 'none',
})

export const after = style([
  before,
  { insetInlineStart: 'auto', insetInlineEnd: 0, pointerEvents: 'none' },
])

/** Something pressable at the end of the control. */
export const action = style({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0 })

export const roomBefore = style({ paddingInlineStart: vars.control })
export const roomAfter = style({ paddingInlineEnd: vars.control })
