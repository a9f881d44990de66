import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media, radius } from '../../theme/scale.ts'
import { row } from '../Checkbox/Checkbox.css.ts'

export const track = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: 40,
  height: 24,
  margin: 0,
  border: `1.5px solid ${vars.line2}`,
  borderRadius: radius.round,
  background: vars.page,
  cursor: 'inherit',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 15,
    height: 15,
    borderRadius: '50%',
    background: vars.line2,
  },
  selectors: {
    '&:checked': { background: vars.accent, borderColor: vars.accentEdge },
    '&:checked::before': { insetInlineStart: 19, background: vars.onAccent },
    '&:disabled': { opacity: 0.5 },
    [`${row}:hover &:not(:checked, :disabled)`]: { borderColor: vars.accentText },
  },
  '@media': {
    [media.moving]: {
      transition: 'background-color 120ms, border-color 120ms',
      '::before': { transition: 'inset-inline-start 120ms' },
    },
    [media.forced]: { appearance: 'auto', '::before': { content: 'none' } },
  },
})
