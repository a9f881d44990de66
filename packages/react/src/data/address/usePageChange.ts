import { useEffect, useRef } from 'react'
import { ports } from '../ports.ts'
import { isSamePage } from './samePage.ts'
import { useAddress, type Address } from './useAddress.ts'

/**
 * After a change of page (another path, or another page of a list in the query): up to the top, and the
 * focus to the content (`#main`), as a new document would do.
 * @param isSame whether two addresses show the same in spite of what differs; left out, none do
 */
export function usePageChange(isSame?: (before: Address, now: Address) => boolean): void {
  const { path, search } = useAddress()
  const previous = useRef({ path, search })
  useEffect(() => {
    const before = previous.current
    const now = { path, search }
    previous.current = now
    if (before.path === path && (before.search === search || isSamePage(ports.history.state())))
      return
    if (isSame?.(before, now)) return
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [path, search, isSame])
}
