import { style } from '@vanilla-extract/css'
import { fontSize, space } from '../../../theme/scale.ts'

export const changes = style({ paddingInlineStart: space.medium })

/** Compared sign by sign with what the office sees. */
export const hash = style({
  fontFamily: 'monospace',
  fontSize: fontSize.standard,
  letterSpacing: '0.04em',
})
