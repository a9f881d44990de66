import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, radius } from '../../theme/scale.ts'

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 6, outline: 'none' })

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 32,
  padding: '2px 2px 2px 12px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.round,
  background: vars.wash,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.accentText}`, outlineOffset: 1 },
    '&[data-disabled]': { color: vars.ink2, paddingInlineEnd: 12 },
  },
})

export const remove = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: vars.ink2,
  cursor: 'pointer',
  ':hover': { background: vars.wash, color: vars.ink },
})
