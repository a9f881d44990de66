import { style } from '@vanilla-extract/css'
import { fontWeight, numberSize, radius, space } from '../../theme/scale.ts'

export const page = style({ display: 'grid', gap: space.xlarge, maxWidth: 720 })

export const picture = style({ overflow: 'clip', borderRadius: radius.panel })

export const code = style({
  padding: `${space.medium}px ${space.large}px`,
  fontSize: numberSize.large,
  fontWeight: fontWeight.bold,
  lineHeight: 1,
  letterSpacing: '-0.04em',
})
