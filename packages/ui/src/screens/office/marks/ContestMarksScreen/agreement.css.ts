import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight } from '../../../../theme/scale.ts'

export const table = style({ width: '100%', borderCollapse: 'collapse' })

export const head = style({
  padding: '4px 8px',
  borderBlockEnd: `2px solid ${vars.ink}`,
  color: vars.ink2,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
})

export const cell = style({
  padding: '8px',
  borderBlockEnd: `1px solid ${vars.line}`,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
})

export const chosen = style([
  cell,
  { background: vars.tint, color: vars.accentText, fontWeight: fontWeight.bold },
])
