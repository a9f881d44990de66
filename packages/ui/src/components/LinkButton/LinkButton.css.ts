import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight } from '../../theme/scale.ts'

const base = style({
  appearance: 'none',
  minHeight: 32,
  border: 0,
  background: 'none',
  color: vars.accentText,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  textDecorationThickness: 1,
  cursor: 'pointer',
  ':hover': { background: vars.wash },
})

export const look = styleVariants({
  plain: [base, { padding: 0, borderRadius: 4 }],
  /** As bold as a row's head; the room around it is for a finger. */
  strong: [
    base,
    {
      minWidth: 44,
      minHeight: 28,
      margin: '-4px -8px',
      padding: '4px 8px',
      borderRadius: vars.corner,
      fontWeight: fontWeight.strong,
    },
  ],
})
