import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const lines = style({ display: 'block' })

export const bar = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: 4,
  background: vars.tint,
  '@media': {
    [media.moving]: { animation: `${breathe} 1.8s ease-in-out infinite` },
    [media.forced]: { background: 'GrayText' },
  },
  selectors: { '& + &': { marginTop: '0.55em' } },
})
