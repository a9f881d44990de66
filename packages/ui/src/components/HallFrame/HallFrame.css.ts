import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** A px of a screen that is 1920 × 1080, whatever it is in truth. */
export const pixel = createVar()

/** The whole window, in the dark; the picture has 16 : 9 of it. */
export const window = style({
  vars: { [pixel]: 'min(calc(100vw / 1920), calc(100vh / 1080))' },
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  background: vars.page,
  color: vars.ink,
  cursor: 'none',
})

/** Over a video: what is not covered stays as it is. */
export const transparent = style([window, { background: 'transparent' }])

export const frame = style({
  position: 'relative',
  display: 'grid',
  // A line that does not fit is cut, and makes the picture no wider.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  width: `calc(1920 * ${pixel})`,
  height: `calc(1080 * ${pixel})`,
  overflow: 'hidden',
})
