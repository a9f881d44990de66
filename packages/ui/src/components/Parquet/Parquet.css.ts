import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const parquet = style({
  width: '100%',
  height: '100%',
  background: vars.accent.soft,
  '@media': { '(forced-colors: active)': { display: 'none' } },
})

export const falling = style({ fill: vars.accent.soft, stroke: vars.accent.softHover })
export const rising = style({ fill: vars.accent.softHover, stroke: vars.accent.softHover })
