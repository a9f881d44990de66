import { useEffect, useId } from 'react'

/**
 * For a screen that takes another's place without a change of address: its heading gets the focus, so
 * that it is read out and the keyboard goes on from there.
 * @param about what the screen says, where that may change while it stays: then the focus is there again
 * @returns the id for the heading, which wants `tabIndex={-1}` too
 */
export function useHeadingFocus(about?: string): string {
  const headingId = useId()
  useEffect(() => document.getElementById(headingId)?.focus(), [headingId, about])
  return headingId
}
