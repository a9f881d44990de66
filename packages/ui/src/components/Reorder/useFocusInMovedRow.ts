import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in the row that was moved: its button may be one that the first or the last row cannot press.
 * @param items the rows: the focus is looked after once they stand anew
 * @returns takes the row that is about to be moved
 */
export function useFocusInMovedRow(items: readonly unknown[]): (row: HTMLElement) => void {
  const moved = useRef<HTMLElement>(null)
  const seen = useRef(items)
  useEffect(() => {
    if (seen.current === items) return
    seen.current = items
    const row = moved.current
    moved.current = null
    if (!row?.isConnected) return
    const focused = document.activeElement
    // A browser leaves the focus on a button that has just been disabled for a moment.
    if (focused && row.contains(focused) && !focused.matches(':disabled')) return
    row.querySelector<HTMLElement>('button:enabled')?.focus()
  }, [items])
  return (row) => {
    moved.current = row
  }
}
