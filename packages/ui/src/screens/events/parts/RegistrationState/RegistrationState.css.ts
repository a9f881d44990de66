import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight } from '../../../../theme/scale.ts'

const state = style({
  display: 'inline-flex',
  gap: 8,
  alignItems: 'baseline',
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.45,
  '::before': {
    content: '',
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: '50%',
    border: '2px solid currentColor',
  },
})

export const open = style([state, { color: vars.good, '::before': { background: 'currentColor' } }])

export const shut = style([state, { color: vars.ink2 }])
