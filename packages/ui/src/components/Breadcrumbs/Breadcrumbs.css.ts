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
  '@media': { print: { display: 'none' } },
})

/** The separator follows the last word, also when the item takes several lines. */
export const item = style({
  minWidth: 0,
  color: vars.ink2,
  selectors: {
    '&:not(:last-child)::after': { content: "'\u00A0/' / ''", marginInlineStart: 4 },
    '&:last-child': { color: vars.ink },
  },
})

export const link = style({
  padding: '2px 0',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: vars.accentText, textDecoration: 'underline' },
})
