import type { KeyboardEvent } from 'react'

/** How many heats on a key moves what has the focus: Alt with an arrow, to the one before or after. */
export function heatStep({ altKey, key }: KeyboardEvent): number {
  if (!altKey) return 0
  if (key === 'ArrowUp' || key === 'ArrowLeft') return -1
  return key === 'ArrowDown' || key === 'ArrowRight' ? 1 : 0
}
