import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/scale.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const ring = style({
  width: '1em',
  height: '1em',
  animation: `${turn} 0.9s linear infinite`,
  // It tells that work runs: slower instead of still.
  '@media': {
    [media.calm]: { animation: `${turn} 4s linear infinite !important` },
  },
})

export const spinner = style({
  display: 'inline-grid',
  placeItems: 'center',
  fontSize: '2rem',
})
