import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media } from '../../theme/scale.ts'

export const chart = style({ minWidth: 0 })

export const title = style({ marginBottom: 12, fontWeight: fontWeight.medium })

/** The picture; its words are as large as the text around it at any width. */
export const plot = style({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  fontSize: fontSize.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const line = style({ stroke: vars.line, strokeWidth: 1, shapeRendering: 'crispEdges' })

export const word = style({ fill: vars.textSecondary })

export const bar = style({
  fill: vars.accent.text,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
})

export const curve = style({
  fill: 'none',
  stroke: vars.accent.text,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
})

/** What the first is compared with: told by its dashes too. */
export const dashedCurve = style([curve, { stroke: vars.textSecondary, strokeDasharray: '6 5' }])

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginTop: 8,
  listStyle: 'none',
  fontSize: fontSize.small,
  color: vars.textSecondary,
})

export const legendItem = style({ display: 'flex', alignItems: 'center', gap: 8 })

export const sample = style({ width: 28, height: 4, overflow: 'visible' })

export const table = style({ marginTop: 8, fontSize: fontSize.small })
