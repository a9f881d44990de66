import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, space } from '../../../../theme/scale.ts'
import { sheet } from '../../../../theme/sheet.ts'

export const review = style(sheet)

export const reviewSection = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  padding: 'clamp(16px, 3.2vw, 24px)',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

export const reviewHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  alignItems: 'center',
  justifyContent: 'space-between',
})

export const reviewActions = style({ display: 'flex', alignItems: 'center' })

export const reviewList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  paddingInlineStart: '1.4em',
  overflowWrap: 'break-word',
})

export const reviewSublist = style({ paddingInlineStart: '1.2em', listStyle: 'disc' })

export const charges = style({ display: 'grid', gap: space.small })

/** Whose the lines below are. */
export const whose = style({})

export const chargeTable = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${chargeTable} :is(th, td)`, {
  padding: '10px 0',
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: fontWeight.regular,
  borderBottom: `1px solid ${vars.line}`,
})
globalStyle(`${chargeTable} ${whose}`, { fontWeight: fontWeight.strong })
globalStyle(`${chargeTable} td`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  paddingInlineStart: 16,
})
globalStyle(`${chargeTable} tfoot :is(th, td)`, {
  border: 0,
  fontSize: fontSize.large,
  fontWeight: fontWeight.strong,
})
