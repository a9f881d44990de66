import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PageState } from '../data/page/PageState.tsx'
import type { RenderedPage } from './rendering.ts'

/** So many pages are kept, some 100 kB each. */
const KEPT = 100
/** A page is given as it is for so long. */
const FRESH_MS = 20_000
/** An older one is drawn before it is given: what begins or ends by the clock is seen that late. */
const STALE_MS = 60_000

interface KeptPage {
  page: RenderedPage
  /** The `now` it was drawn with, in ms. */
  drawnAt: number
}

/**
 * Keeps the last pages: one whose address and data are the same as before is not drawn again, which
 * takes longer than reading its data does. Between fresh and stale it is given at once and drawn anew
 * after that, so that nobody waits for the page of an event that many look at.
 * @returns takes a page's address, its state, what draws it, and who is told of a page drawn ahead; the
 *   same page is the same object
 */
export function createKeptPages() {
  const kept = new LRUCache<string, KeptPage>({ max: KEPT })
  const underWay = new Set<string>()

  return (
    url: string,
    state: PageState,
    draw: () => RenderedPage,
    onDrawnAhead: (page: RenderedPage) => void,
  ): RenderedPage => {
    const { now, ...data } = state
    const key = createHash('sha256')
      .update(`${url}\n${JSON.stringify(data)}`)
      .digest('base64')
    const drawnAt = Date.parse(now)
    const drawAndKeep = (): RenderedPage => {
      const page = draw()
      // What was not found is asked for under any number of addresses.
      if (page.status === 200) kept.set(key, { page, drawnAt })
      return page
    }
    const drawAhead = () => {
      underWay.delete(key)
      try {
        onDrawnAhead(drawAndKeep())
      } catch {
        // Whoever asks next draws it, and is told what is wrong.
        kept.delete(key)
      }
    }

    const known = kept.get(key)
    // Below zero where a request that came earlier has its data later; far below where a clock was set back.
    const age = known ? drawnAt - known.drawnAt : STALE_MS
    if (!known || Math.abs(age) >= STALE_MS) return drawAndKeep()
    if (age >= FRESH_MS && !underWay.has(key)) {
      underWay.add(key)
      setImmediate(drawAhead)
    }
    return known.page
  }
}
