import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media } from '../../theme/scale.ts'

export const stat = style({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 })

export const label = style({ fontSize: fontSize.small, color: vars.ink2 })

export const value = style({
  fontSize: fontSize.headline,
  fontWeight: fontWeight.bold,
  lineHeight: 1.2,
  letterSpacing: '-0.022em',
  overflowWrap: 'anywhere',
  // Two stand side by side on a phone: millions with their rouble sign stay in one line.
  '@media': { [media.mobile]: { fontSize: fontSize.title } },
})

export const detail = style({ fontSize: fontSize.small, color: vars.ink2 })
