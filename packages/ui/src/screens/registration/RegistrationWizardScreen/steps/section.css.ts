import { globalStyle, style } from '@vanilla-extract/css'
import { fontSize, fontWeight, space } from '../../../../theme/scale.ts'

/** A legend inside the box, like a heading. */
export const legend = style({
  float: 'left',
  width: '100%',
  fontSize: fontSize.standard,
  fontWeight: fontWeight.strong,
})

export const section = style({ display: 'grid', gap: space.xsmall })

globalStyle(`${section} > *:not(legend)`, { clear: 'both' })
