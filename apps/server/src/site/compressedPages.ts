import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import type { RenderedPage } from '@parket/site/rendering'

const compress = promisify(brotliCompress)

/** Brotli quality while a visitor waits: the next levels take ten times as long. */
const SOON = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }
/** Brotli quality in the background: 7 % smaller, about 30 ms in a worker thread. */
const SMALLER = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

export interface CompressedPages {
  /** Compresses a page again at the highest useful quality, in the background. */
  recompress(page: RenderedPage): void
  /** A page as it is sent. */
  compressed(page: RenderedPage): Promise<Buffer>
}

/**
 * Caches compressed pages for as long as the renderer caches the pages themselves. A page is first
 * compressed fast, and again at a higher quality when it is requested a second time or was rendered
 * in advance.
 */
export function createCompressedPages(): CompressedPages {
  const kept = new WeakMap<RenderedPage, Buffer>()
  const recompressed = new WeakSet<RenderedPage>()

  function recompress(page: RenderedPage): void {
    if (recompressed.has(page)) return
    recompressed.add(page)
    // If it fails, the page is only larger.
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
      // The smaller version may be ready by now.
      if (!kept.has(page)) kept.set(page, soon)
      return soon
    },
  }
}
