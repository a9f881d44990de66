import { style } from '@vanilla-extract/css'
import { media, space } from '../../../theme/scale.ts'

/** The event field above number and PIN. */
export const form = style({
  display: 'grid',
  gap: space.medium,
  alignItems: 'start',
  maxWidth: 560,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
})

export const whole = style({ gridColumn: '1 / -1' })
