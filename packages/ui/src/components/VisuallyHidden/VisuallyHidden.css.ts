import { style } from '@vanilla-extract/css'

export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  // Another size would be another face to look up before the first paint.
  fontSize: '1rem',
})
