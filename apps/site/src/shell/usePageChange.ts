import { useEffect, useRef } from 'react'
import { isSamePage } from '@parket/react/data/address/samePage'
import { isSameList } from '../data/address/recordParameters.ts'
import { useAddress } from '@parket/react/data/address/useAddress'
import { pageKey } from '../pages.ts'

/**
 * After a change of page (another path, or another page of a list in the query): up to the top, and the
 * focus to the content, as a new document would do. A record that opens beside its list is no change.
 */
export function usePageChange(): void {
  const { path, search } = useAddress()
  const address = `${path}?${search}`
  const previous = useRef({ path, search, address })
  useEffect(() => {
    const before = previous.current
    if (before.address === address) return
    previous.current = { path, search, address }
    const isSame = isSamePage(history.state) || isSameList(before.search, search)
    if (before.path === path && isSame) return
    if (before.path !== path && pageKey(before.path) === pageKey(path)) return
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [path, search, address])
}
