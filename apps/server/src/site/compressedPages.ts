import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import type { RenderedPage } from '@parket/site/rendering'

const compress = promisify(brotliCompress)

/** While somebody waits: the steps after it take ten times as long. */
const SOON = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }
/** A fifteenth smaller, in some 30 ms of a helper thread. */
const SMALLER = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/**
 * Pages after brotli, as long as the renderer keeps them: one that is given again is compressed once,
 * which takes as long as drawing it. What is asked for a second time is worth compressing well.
 */
export function createCompressedPages(): (page: RenderedPage) => Promise<Buffer> {
  const kept = new WeakMap<RenderedPage, Buffer>()
  const compressedWell = new WeakSet<RenderedPage>()
  return async (page) => {
    const known = kept.get(page)
    if (!known) {
      const compressed = await compress(page.html, SOON)
      kept.set(page, compressed)
      return compressed
    }
    if (!compressedWell.has(page)) {
      compressedWell.add(page)
      // Nobody waits for it, and without it the page is only larger.
      void compress(page.html, SMALLER).then(
        (smaller) => kept.set(page, smaller),
        () => {},
      )
    }
    return known
  }
}
