import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import type { RenderedPage } from '@parket/site/rendering'

import { brotliOptions } from '../plugins/compression.ts'

const compress = promisify(brotliCompress)

/**
 * Pages after brotli, as long as the renderer keeps them: one that is given again is compressed once,
 * which takes as long as drawing it.
 */
export function createCompressedPages(): (page: RenderedPage) => Promise<Buffer> {
  const kept = new WeakMap<RenderedPage, Promise<Buffer>>()
  return (page) => {
    const known = kept.get(page)
    if (known) return known
    const compressed = compress(page.html, brotliOptions)
    kept.set(page, compressed)
    return compressed
  }
}
