import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { TabNavItem } from './tabNavData.ts'

/**
 * Scrolls a row of links within itself to the current one, where the row has no room for all.
 * @returns the ref of the row
 */
export function useCurrentInView(items: readonly TabNavItem[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const current = items.find(({ isCurrent }) => isCurrent)?.href
  // `scrollIntoView` would also scroll the page itself.
  useLayoutEffect(() => {
    const row = list.current
    if (!row || current === undefined || row.scrollWidth <= row.clientWidth) return
    const link = row.querySelector<HTMLElement>('[aria-current]')
    if (link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
  }, [current])
  return list
}
