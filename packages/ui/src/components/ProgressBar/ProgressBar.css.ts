import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius } from '../../theme/scale.ts'

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 6,
  fontSize: fontSize.small,
})

export const label = style({ fontWeight: fontWeight.medium, minWidth: 0 })

export const value = style({ color: vars.ink2, fontVariantNumeric: 'tabular-nums' })

export const track = style({
  height: 6,
  overflow: 'hidden',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.round,
  // Seen in both themes while nothing is done yet.
  background: vars.line,
})

export const bar = style({
  height: '100%',
  borderRadius: 'inherit',
  background: vars.accentText,
  '@media': {
    [media.moving]: { transition: 'width 200ms' },
    [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
})

const run = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } })

/** Nobody knows how much is left. */
export const running = style([
  bar,
  { width: '40%', '@media': { [media.moving]: { animation: `${run} 1.4s infinite` } } },
])
