import { useEffect, useId } from 'react'

/**
 * For a screen that takes another's place without a change of address: its heading gets the focus, so
 * that it is read out and the keyboard goes on from there.
 * @returns the id for the heading, which wants `tabIndex={-1}` too
 */
export function useHeadingFocus(): string {
  const headingId = useId()
  useEffect(() => document.getElementById(headingId)?.focus(), [headingId])
  return headingId
}
