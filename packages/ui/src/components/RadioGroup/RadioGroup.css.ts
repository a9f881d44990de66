import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const circle = style({
  borderRadius: '50%',
  '::before': {
    content: '',
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: vars.onAccent,
    transform: 'scale(0)',
    transition: 'transform 120ms',
  },
  selectors: { '&:checked::before': { transform: 'scale(1)' } },
})
