import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, numberSize, space } from '../../../theme/scale.ts'

export const list = style({
  marginTop: space.small,
  borderTop: `2px solid ${vars.ink}`,
  listStyle: 'none',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '8.5rem minmax(0, 1fr)',
  gap: space.medium,
  alignItems: 'center',
  padding: `${space.small}px 0`,
  borderBottom: `1px solid ${vars.line}`,
})

export const place = style({
  color: vars.accentText,
  fontSize: numberSize.small,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1,
  whiteSpace: 'nowrap',
})

export const word = style({
  color: vars.ink2,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
})

export const what = style({ display: 'grid', gap: space.xxsmall, minWidth: 0 })
