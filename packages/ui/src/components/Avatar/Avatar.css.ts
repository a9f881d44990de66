import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight } from '../../theme/scale.ts'

export const avatar = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '29%',
  background: vars.tint,
  color: vars.accentText,
  fontWeight: fontWeight.strong,
  letterSpacing: '0.02em',
  lineHeight: 1,
})

export const size = styleVariants({
  small: { width: 28, height: 28, fontSize: '0.6875rem' },
  standard: { width: 40, height: 40, fontSize: '0.875rem' },
  large: { width: 96, height: 96, fontSize: '2rem' },
})

export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' })
