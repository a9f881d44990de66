import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontWeight, radius, space } from '../../../theme/scale.ts'

export const organiser = style({ display: 'flex', gap: space.medium, alignItems: 'center' })

export const face = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: radius.tile,
  background: vars.tint,
  fontSize: '2rem',
})

export const logo = style({ maxWidth: 44, maxHeight: 44, objectFit: 'contain' })

export const name = style({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' })
