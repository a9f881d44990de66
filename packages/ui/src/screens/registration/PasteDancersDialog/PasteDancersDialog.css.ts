import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, space } from '../../../theme/scale.ts'

export const content = style({ display: 'grid', gap: space.medium })

export const rows = style({
  display: 'grid',
  listStyle: 'none',
  borderBlock: `1px solid ${vars.line}`,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 10px',
  padding: '8px 2px',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

globalStyle(`${row} > svg`, { marginTop: '0.15em', fontSize: '1.2em' })

export const good = style({ color: vars.good })
export const bad = style({ color: vars.bad })

export const problem = style({
  gridColumn: 2,
  fontSize: fontSize.small,
  color: vars.bad,
})
