import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import type { RenderedPage } from '@parket/site/rendering'

const compress = promisify(brotliCompress)

/** While somebody waits: the steps after it take ten times as long. */
const SOON = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }
/** A fifteenth smaller, in some 30 ms of a helper thread. */
const SMALLER = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

export interface CompressedPages {
  /** Begins to compress a page that nobody waits for. */
  recompress(page: RenderedPage): void
  /** A page as it is sent. */
  compressed(page: RenderedPage): Promise<Buffer>
}

/**
 * Pages after brotli, as long as the renderer keeps them: one that is given again is compressed once,
 * which takes as long as drawing it. What nobody waits for is compressed well: a page drawn ahead, and
 * one that is asked for a second time.
 */
export function createCompressedPages(): CompressedPages {
  const kept = new WeakMap<RenderedPage, Buffer>()
  const compressedWell = new WeakSet<RenderedPage>()

  function recompress(page: RenderedPage): void {
    if (compressedWell.has(page)) return
    compressedWell.add(page)
    // Without it the page is only larger.
    void compress(page.html, SMALLER).then(
      (smaller) => kept.set(page, smaller),
      () => {},
    )
  }

  return {
    recompress,
    async compressed(page: RenderedPage): Promise<Buffer> {
      const known = kept.get(page)
      if (known) {
        recompress(page)
        return known
      }
      const soon = await compress(page.html, SOON)
      // The smaller one may have come meanwhile.
      if (!kept.has(page)) kept.set(page, soon)
      return soon
    },
  }
}
