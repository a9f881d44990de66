import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, space } from '../../../theme/scale.ts'

export const sections = style({ display: 'grid', gap: space.xlarge, minWidth: 0, maxWidth: 820 })

export const list = style({ listStyle: 'none', display: 'grid', gap: space.medium, minWidth: 0 })

export const rounds = style({ display: 'grid', gap: space.medium, marginTop: space.small })

export const draw = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  columnGap: space.small,
  padding: `${space.small}px 0`,
  borderTop: `1px solid ${vars.line}`,
})

export const number = style({ color: vars.ink2, fontVariantNumeric: 'tabular-nums lining-nums' })

/** Copied whole, read by machines: it breaks anywhere. */
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
})

/** Struck through nobody could compare it. */
export const withdrawn = style({ color: vars.ink2 })
