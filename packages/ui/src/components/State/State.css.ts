import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight, type } from '../../theme/scale.ts'

const state = style({
  display: 'inline-flex',
  gap: 8,
  alignItems: 'baseline',
  ...type.small,
  fontWeight: fontWeight.medium,
  '::before': {
    content: '',
    flex: 'none',
    width: 8,
    height: 8,
    // A border, so that the dot is seen where colours are forced.
    border: '4px solid currentColor',
    borderRadius: '50%',
  },
})

export const tone = styleVariants({
  accent: [state, { color: vars.accentText }],
  positive: [state, { color: vars.good }],
  caution: [state, { color: vars.warn }],
  critical: [state, { color: vars.bad }],
  neutral: [state, { color: vars.ink2 }],
  closed: [state, { color: vars.ink2, '::before': { borderWidth: 2 } }],
})
