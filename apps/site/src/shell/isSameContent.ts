import type { Address } from '@parket/react/data/address/useAddress'
import { isSameList } from '../data/address/recordParameters.ts'
import { pageKey } from '../pages.ts'

/** Whether two addresses show the same content: a record that opens beside its list is no change of page. */
export function isSameContent(before: Address, now: Address): boolean {
  return before.path === now.path
    ? isSameList(before.search, now.search)
    : pageKey(before.path) === pageKey(now.path)
}
