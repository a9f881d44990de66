import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/scale.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  listStyle: 'none',
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  color: vars.textSecondary,
  selectors: {
    '&:not(:last-child)::after': { content: "'/' / ''", color: vars.textSecondary },
    '&:last-child': { color: vars.text },
  },
})

export const link = style({
  padding: '2px 0',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: vars.accent.text, textDecoration: 'underline' },
})
