import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hallMedia } from '../../theme/hall.css.ts'
import { fontWeight, radius, space } from '../../theme/scale.ts'

export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${space.medium}px ${space.large}px`,
})

/** Read across the desk: what is left. */
export const clock = style({
  flex: '1 1 auto',
  margin: 0,
  color: vars.accentText,
  fontSize: '7.5rem',
  lineHeight: 0.9,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.06em',
  '@media': { [hallMedia.tablet]: { fontSize: '13rem' } },
})

export const bar = style({
  height: 12,
  marginBlockStart: space.large,
  overflow: 'hidden',
  borderRadius: radius.round,
  background: vars.tint,
})
export const played = style({ height: '100%', background: vars.accent })
