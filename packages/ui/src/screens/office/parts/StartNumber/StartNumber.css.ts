import { style, styleVariants } from '@vanilla-extract/css'

const sheet = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minWidth: 0,
  color: '#000',
  background: '#fff',
  padding: '3mm 2mm',
  // Where it is cut.
  borderBlockEnd: '1px dashed #767676',
  breakInside: 'avoid',
  overflow: 'hidden',
})

/** Half and a quarter of a sheet of A4 without its margins. */
export const size = styleVariants({
  a5: [sheet, { width: '190mm', height: '136mm', gap: '2mm' }],
  a6: [sheet, { width: '94mm', height: '136mm', gap: '2mm' }],
})

const number = style({
  alignSelf: 'center',
  fontWeight: 700,
  lineHeight: 0.9,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '-0.03em',
})

/** As large as four digits leave room for. */
export const digits = styleVariants({
  a5: [number, { fontSize: '82mm' }],
  a6: [number, { fontSize: '40mm' }],
})

const foot = style({ display: 'grid', alignItems: 'end', lineHeight: 1.3 })

export const foots = styleVariants({
  a5: [foot, { gap: '6mm', gridTemplateColumns: 'minmax(0, 1fr) 28mm', fontSize: '5mm' }],
  a6: [foot, { gap: '3mm', gridTemplateColumns: 'minmax(0, 1fr) 20mm', fontSize: '3.6mm' }],
})

export const names = style({
  fontWeight: 600,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})
