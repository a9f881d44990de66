import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PageState } from '@parket/react/data/page/PageState'
import type { RenderedPage } from './rendering.ts'

/** The most pages in the cache, some 100 kB each. */
const MAX_PAGES = 100
/** For this long a page is served as it is. */
const FRESH_MS = 20_000
/** An older one is rendered before it is served: what begins or ends by the clock is seen that late. */
const STALE_MS = 60_000

interface CachedPage {
  page: RenderedPage
  /** The `now` it was rendered with, in ms. */
  renderedAt: number
}

/**
 * A cache of rendered pages with stale-while-revalidate: a page whose address and data are the same as
 * before is not rendered again, which takes longer than reading its data. Between fresh and stale it is
 * served at once and rendered anew afterwards, so that nobody waits for a page that many look at.
 * @returns takes a page's address, its state, what renders it, and who is told of a page that was
 *   rendered anew; the same page is the same object
 */
export function createPageCache() {
  const cache = new LRUCache<string, CachedPage>({ max: MAX_PAGES })
  const revalidating = new Set<string>()

  return (
    url: string,
    state: PageState,
    render: () => RenderedPage,
    onRevalidated: (page: RenderedPage) => void,
  ): RenderedPage => {
    const { now, ...data } = state
    const key = createHash('sha256')
      .update(`${url}\n${JSON.stringify(data)}`)
      .digest('base64')
    const renderedAt = Date.parse(now)
    const renderAndStore = (): RenderedPage => {
      const page = render()
      // A page that is not found is asked for under any number of addresses.
      if (page.status === 200) cache.set(key, { page, renderedAt })
      return page
    }
    const revalidate = () => {
      revalidating.delete(key)
      try {
        onRevalidated(renderAndStore())
      } catch {
        // The next request renders it and gets the error.
        cache.delete(key)
      }
    }

    const known = cache.get(key)
    // Below zero where a request that came earlier has its data later; far below where a clock was set back.
    const age = known ? renderedAt - known.renderedAt : STALE_MS
    if (!known || Math.abs(age) >= STALE_MS) return renderAndStore()
    if (age >= FRESH_MS && !revalidating.has(key)) {
      revalidating.add(key)
      setImmediate(revalidate)
    }
    return known.page
  }
}
