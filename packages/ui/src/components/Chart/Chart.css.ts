import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media } from '../../theme/scale.ts'

export const chart = style({ minWidth: 0 })

export const title = style({ marginBottom: 12, fontWeight: fontWeight.medium })

/** The picture without its words, which stand around it. */
export const plot = style({
  position: 'relative',
  height: 184,
  margin: '10px 8px 28px 48px',
  color: vars.ink2,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  containerType: 'inline-size',
})

export const line = style({
  position: 'absolute',
  insetInline: 0,
  borderBottom: `1px solid ${vars.line}`,
})

export const value = style({
  position: 'absolute',
  insetInlineEnd: 'calc(100% + 8px)',
  translate: '0 -50%',
})

export const word = style({ position: 'absolute', insetBlockStart: 'calc(100% + 10px)' })

/** Labels that are hidden where there is no room for all. */
export const spareWord = style([word, { '@container': { '(width < 400px)': { display: 'none' } } }])

export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
})

export const bar = style({
  fill: vars.accentText,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
})

export const curve = style({
  fill: 'none',
  stroke: vars.accentText,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
})

/** The second series: dashed, so that colour is not the only difference. */
export const dashedCurve = style([curve, { stroke: vars.ink2, strokeDasharray: '6 5' }])

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginTop: 8,
  listStyle: 'none',
  fontSize: fontSize.small,
  color: vars.ink2,
})

export const legendItem = style({ display: 'flex', alignItems: 'center', gap: 8 })

export const sample = style({ width: 28, height: 4, overflow: 'visible' })

export const table = style({ marginTop: 8, fontSize: fontSize.small })
