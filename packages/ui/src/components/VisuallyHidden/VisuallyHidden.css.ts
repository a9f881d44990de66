import { style } from '@vanilla-extract/css'

/** Also for what is hidden in some widths alone: said, not drawn. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  // Another size would be another face to look up before the first paint.
  fontSize: '1rem',
} as const

export const visuallyHidden = style(hidden)
