import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, radius } from '../../theme/scale.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
  listStyle: 'none',
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minWidth: 36,
  minHeight: 36,
  padding: '0 8px',
  borderRadius: radius.control,
  color: vars.text,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  selectors: {
    'a&:hover': { background: vars.hover },
    '&[aria-current]': { background: vars.accent.soft, color: vars.accent.text },
  },
})

export const gap = style([item, { color: vars.textSecondary }])
