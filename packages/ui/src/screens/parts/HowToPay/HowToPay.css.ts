import { globalStyle, style } from '@vanilla-extract/css'
import { media, space } from '../../../theme/scale.ts'

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  '@media': { print: { display: 'none' } },
})

globalStyle(`${buttons} > button`, { flex: '1 1 auto' })

/** For the camera of a phone: of use on another screen and on paper. */
export const scanned = style({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  gap: space.medium,
  alignItems: 'center',
  breakInside: 'avoid',
  '@media': { [`screen and ${media.mobile}`]: { display: 'none' } },
})
