import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight } from '../../../theme/scale.ts'

export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
})

export const sum = style({
  fontSize: fontSize.headline,
  fontWeight: fontWeight.bold,
  lineHeight: 36 / 30,
  letterSpacing: '-0.022em',
})

export const sums = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${sums} :is(th, td)`, {
  padding: '8px 0',
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: fontWeight.regular,
  overflowWrap: 'anywhere',
})
globalStyle(`${sums} tbody tr`, { borderBottom: `1px solid ${vars.line}` })
globalStyle(`${sums} td`, { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: 16 })
globalStyle(`${sums} tfoot :is(th, td)`, { fontWeight: fontWeight.strong, paddingBlock: 4 })
globalStyle(`${sums} tfoot tr:first-child :is(th, td)`, { paddingTop: 12 })
