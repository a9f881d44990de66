import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight, media, radius, space } from '../../theme/scale.ts'

export const page = style({
  display: 'grid',
  gap: space.large,
  maxWidth: 720,
  marginInline: 'auto',
  paddingBlock: space.large,
  '@media': { [media.desktop]: { paddingBlock: space.xlarge } },
})

export const picture = style({
  position: 'relative',
  height: 128,
  overflow: 'hidden',
  borderRadius: radius.panel,
})

export const code = style({
  position: 'absolute',
  left: space.large,
  bottom: -14,
  fontSize: '6.5rem',
  fontWeight: fontWeight.strong,
  lineHeight: 1,
  letterSpacing: '-0.04em',
  color: vars.accentText,
})
