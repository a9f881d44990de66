import { style } from '@vanilla-extract/css'
import { fontSize, fontWeight, media, space } from '../../../theme/scale.ts'

export const when = style({
  display: 'flex',
  gap: space.medium,
  alignItems: 'center',
  marginBottom: 20,
  fontWeight: fontWeight.medium,
  '@media': { [media.wide]: { marginBottom: 28, fontSize: fontSize.large } },
})

export const where = style({
  marginTop: space.xsmall,
  fontSize: fontSize.large,
  '@media': { [media.wide]: { marginTop: space.small, fontSize: fontSize.title } },
})

export const action = style({
  display: 'grid',
  marginTop: space.large,
  '@media': { [media.wide]: { justifyItems: 'start', marginTop: 32 } },
})

export const until = style({ marginTop: space.medium })

export const laterPrice = style({ marginTop: space.xxsmall })
