import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../theme/scale.ts'

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

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  '@media': { print: { display: 'none' } },
})

globalStyle(`${buttons} > button`, { flex: '1 1 auto' })

/** For the camera of a phone: of use on another screen and on paper. */
export const scanned = style({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  gap: space.medium,
  alignItems: 'center',
  breakInside: 'avoid',
  '@media': { [`screen and ${media.mobile}`]: { display: 'none' } },
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
