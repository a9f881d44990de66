import { useEffect, useRef } from 'react'
import { useAddress } from '../data/address/useAddress.ts'

/** State of a history entry whose address says the same page differently: a filter being typed. */
export const samePage = { isSamePage: true }

/**
 * After a change of page (another path, or another page of a list in the query): up to the top, and the
 * focus to the content, as a new document would do.
 */
export function usePageChange(): void {
  const { path, search } = useAddress()
  const address = `${path}?${search}`
  const previous = useRef({ path, address })
  useEffect(() => {
    const before = previous.current
    if (before.address === address) return
    previous.current = { path, address }
    if (before.path === path && isSamePage(history.state)) return
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [path, address])
}

function isSamePage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSamePage' in state
}
