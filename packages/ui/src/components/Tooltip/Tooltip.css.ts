import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/scale.ts'

/** No box of its own: it only listens. */
export const listener = style({ display: 'contents' })

const bubble = style({
  width: 'max-content',
  padding: '5px 9px',
  // Seen where colours are forced.
  border: '1px solid transparent',
  borderRadius: vars.corner,
  background: vars.ink,
  color: vars.page,
  fontSize: fontSize.small,
  fontWeight: 400,
  textAlign: 'start',
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      // Off the thing, and off the edge of the screen.
      margin: '6px 8px',
      positionArea: 'block-start',
      positionTryFallbacks: 'flip-block',
    },
  },
})

export const tooltip = style([
  bubble,
  { maxWidth: 'min(280px, calc(100vw - 16px))', whiteSpace: 'normal' },
])

/** A longer text, with its line breaks. */
export const textTooltip = style([
  bubble,
  { maxWidth: 'min(420px, calc(100vw - 16px))', whiteSpace: 'pre-line' },
])
