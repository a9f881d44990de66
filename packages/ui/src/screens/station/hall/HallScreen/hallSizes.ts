/** Between the screen's edge and what stands on it, in px of 1920 × 1080. */
export const EDGE = 72
/** What is smaller is not read from 25 m. */
export const SMALLEST = 48

/** A text that stays on one line. */
export const line = {
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
