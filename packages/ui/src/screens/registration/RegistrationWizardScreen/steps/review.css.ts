import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

/** No box: an ink line opens each part. */
export const review = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 })

export const reviewSection = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
})

export const reviewHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: `2px solid ${vars.ink}`,
})

/** Who, and the way to their data. */
export const reviewPeople = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  alignItems: 'center',
  justifyContent: 'space-between',
})

// Its words end at the edge of the text, not a padding before it.
globalStyle(`:is(${reviewHead}, ${reviewPeople}) > button`, {
  marginInlineEnd: -20,
  // No further than the edge of the page.
  '@media': { [media.mobile]: { marginInlineEnd: -16 } },
})

export const reviewActions = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
})

export const reviewList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  overflowWrap: 'break-word',
})

globalStyle(`${reviewList} > li`, {
  paddingBlock: space.xsmall,
  borderBottom: `1px solid ${vars.line}`,
})
globalStyle(`${reviewList} > li:first-child`, { paddingTop: 0 })

export const reviewSublist = style({ paddingInlineStart: '1.2em', listStyle: 'disc' })

export const charges = style({ display: 'grid', gap: space.small })

/** Whose the lines below are. */
export const whose = style({})

export const chargeTable = style({
  width: '100%',
  borderCollapse: 'collapse',
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
