import { globalStyle, style } from '@vanilla-extract/css'
import { framePx as u } from '../../../../components/HallFrame/framePx.ts'
import { vars } from '../../../../theme/contract.css.ts'
import { fontWeight } from '../../../../theme/scale.ts'
import { EDGE, line, SMALLEST } from './hallSizes.ts'

/** What is danced, and the picture beside it. */
export const onlyHead = style({
  position: 'relative',
  overflow: 'hidden',
  height: u(308),
  boxSizing: 'border-box',
  padding: `${u(40)} ${u(EDGE)}`,
  background: vars.ground,
  color: vars.onGround,
})
export const headPicture = style({ position: 'absolute', inset: 0 })
export const headSpacer = style({ height: u(308) })
export const about = style([
  line,
  {
    position: 'relative',
    maxWidth: '62%',
    fontSize: u(56),
    lineHeight: u(72),
    color: vars.onGround2,
  },
])
globalStyle(`${about} b`, { color: vars.onGround })
/** Never cut: of two contests with one beginning the end tells which. */
export const longAbout = style([
  about,
  { maxWidth: 'none', fontSize: u(SMALLEST), lineHeight: u(56), whiteSpace: 'normal' },
])
export const dance = style([
  line,
  {
    position: 'relative',
    maxWidth: '62%',
    fontSize: u(144),
    lineHeight: u(160),
    fontWeight: fontWeight.bold,
    letterSpacing: '-0.04em',
  },
])
export const danceBelowLong = style([dance, { fontSize: u(104), lineHeight: u(112) }])
export const aboutOfHalf = style([
  line,
  { fontSize: u(56), lineHeight: u(72), fontWeight: fontWeight.strong },
])
export const longAboutOfHalf = style([
  aboutOfHalf,
  { fontSize: u(SMALLEST), lineHeight: u(52), whiteSpace: 'normal' },
])
export const danceOfHalf = style([
  line,
  {
    fontSize: u(96),
    lineHeight: 1.15,
    fontWeight: fontWeight.bold,
    letterSpacing: '-0.03em',
  },
])
