import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { chosenWhenForced } from '../../theme/forcedColours.ts'
import { fontSize, fontWeight } from '../../theme/scale.ts'
import { control } from '../Field/Field.css.ts'
import * as menu from '../Menu/Menu.css.ts'

export const group = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    paddingInlineEnd: 0,
    paddingBlock: 0,
    selectors: {
      '&[data-focus-within]': {
        borderColor: vars.accentText,
        outline: `1px solid ${vars.accentText}`,
      },
      '&[data-invalid]': { borderColor: vars.bad },
      // As thick as that of other fields.
      '&[data-invalid]:not([data-focus-within])': {
        boxShadow: `inset 0 0 0 1px ${vars.bad}`,
      },
      '&[data-disabled]': { background: vars.wash, color: vars.ink2 },
    },
  },
])

export const input = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(${vars.control} - 2px)`,
  fontVariantNumeric: 'tabular-nums',
})

export const segment = style({
  padding: '2px 1px',
  borderRadius: 3,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: vars.ink2 },
    '&[data-focused]': {
      background: vars.accent,
      color: vars.onAccent,
      '@media': chosenWhenForced,
    },
  },
})

export const dash = style({ padding: '0 6px', color: vars.ink2 })

export const open = style({ marginInlineStart: 'auto' })

export const sheet = style([menu.sheet, { padding: 12 }])

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 8,
})

export const title = style({ fontSize: fontSize.standard, fontWeight: fontWeight.strong })

export const grid = style({ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })

export const weekday = style({
  width: 38,
  height: 30,
  color: vars.ink2,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
})

export const day = style({
  display: 'grid',
  placeItems: 'center',
  width: 38,
  height: 38,
  borderRadius: vars.corner,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-today]': { fontWeight: fontWeight.strong, color: vars.accentText },
    '&[data-hovered]': { background: vars.wash },
    '&[data-selected]': {
      background: vars.accent,
      color: vars.onAccent,
      '@media': chosenWhenForced,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.accentText}`, outlineOffset: 1 },
    '&:is([data-disabled], [data-unavailable])': {
      color: vars.ink2,
      opacity: 0.5,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
  },
})

/** Days between the ends are quieter than the ends. */
export const rangeDay = style([
  day,
  {
    selectors: {
      '&[data-selected]:not([data-selection-start], [data-selection-end])': {
        borderRadius: 0,
        background: vars.tint,
        color: vars.accentText,
        '@media': chosenWhenForced,
      },
    },
  },
])
