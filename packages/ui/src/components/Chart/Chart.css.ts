import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, media, type } from '../../theme/scale.ts'

export const chart = style({ minWidth: 0 })

/** An ink line opens the picture. */
export const head = style({ paddingBottom: 10, borderBottom: `2px solid ${vars.ink}` })

export const title = style({ ...type.title, display: 'block' })

export const detail = style({ ...type.small, display: 'block', color: vars.ink2 })

/** The picture without its words, which stand around it: who draws it leaves them the room. */
export const plot = style({
  position: 'relative',
  height: 184,
  color: vars.ink2,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  containerType: 'inline-size',
})

/** With figures beside its lines, and words beneath. */
export const axesPlot = style([plot, { margin: '10px 8px 28px 48px' }])

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

export const word = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 10px)',
  fontVariantNumeric: 'proportional-nums',
})

const from = (width: number) =>
  [word, { '@container': { [`(width < ${width}px)`]: { display: 'none' } } }] as const

/** Words below columns, by the room they want: «25–29». */
export const shortWord = styleVariants({
  any: [word],
  medium: [...from(360)],
  wide: [...from(500)],
})

/** «14 сентября». */
export const longWord = styleVariants({
  any: [word],
  medium: [...from(440)],
  wide: [...from(760)],
})

/** Labels that are hidden where there is no room for all. */
export const spareWord = style([word, { '@container': { '(width < 400px)': { display: 'none' } } }])

export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
})

/** The value worth naming has the full colour, the others a third of it; of a pale accent that of its edge. */
export const peak = style({
  fill: vars.accentEdge,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
})

export const bar = style({
  fill: `color-mix(in srgb, ${vars.accentEdge} 34%, ${vars.page})`,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
})

/** What is left over, taken together. */
export const rest = style({
  fill: vars.line,
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

/** The second series: thin and dotted, so that colour is not the only difference. */
export const dottedCurve = style([
  curve,
  { stroke: vars.ink2, strokeWidth: 1.5, strokeLinecap: 'butt', strokeDasharray: '3 3' },
])

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
