import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PageState } from '../page/PageState.tsx'
import type { RenderedPage } from './rendering.ts'

/** So many pages are kept, some 100 kB each. */
const KEPT = 100

/**
 * Keeps the last pages: one whose address and state are the same as before is not drawn again, which
 * takes longer than reading its data does. The state holds the minute, so nothing is kept for long.
 * @returns takes a page's address, its state and what draws it; the same page is the same object
 */
export function createKeptPages() {
  const kept = new LRUCache<string, RenderedPage>({ max: KEPT })
  return (url: string, state: PageState, draw: () => RenderedPage): RenderedPage => {
    const key = createHash('sha256')
      .update(url)
      .update('\n')
      .update(JSON.stringify(state))
      .digest('base64')
    const known = kept.get(key)
    if (known) return known
    const page = draw()
    // What was not found is asked for under any number of addresses.
    if (page.status === 200) kept.set(key, page)
    return page
  }
}
