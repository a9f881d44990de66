import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight } from '../../theme/scale.ts'
import { plot as anyPlot } from '../Chart/Chart.css.ts'

/** One line below the columns; room for the values above them, for the words beneath. */
export const plot = style([
  anyPlot,
  { margin: '36px 0 32px', borderBottom: `1px solid ${vars.line2}` },
])

/** Where columns stand close, the highest says its value alone. */
export const value = style({
  position: 'absolute',
  paddingBottom: 4,
  '@container': { '(width < 400px)': { display: 'none' } },
})

export const peakValue = style({
  position: 'absolute',
  paddingBottom: 4,
  fontVariantNumeric: 'proportional-nums',
  color: vars.accentText,
  fontSize: fontSize.large,
  fontWeight: fontWeight.bold,
})

export const peakName = style({
  color: vars.ink2,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
})
