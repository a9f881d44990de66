import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

export const parquet = style({
  width: '100%',
  height: '100%',
  '@media': { [media.forced]: { display: 'none' } },
})

/** The gap between planks has the colour of the surface. */
const plank = style({ stroke: vars.page, strokeWidth: 0.16 })

export const falling = style([plank, { fill: vars.tint }])
export const rising = style([plank, { fill: vars.tint }])
