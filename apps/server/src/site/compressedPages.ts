import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import { LRUCache } from 'lru-cache'

import { brotliOptions } from '../plugins/compression.ts'

const compress = promisify(brotliCompress)

/** So many pages, some 13 kB each, are kept. */
const KEPT = 200

/**
 * The last pages after brotli, kept by their content: a page asked for again in the minute in which it
 * stays the same is compressed once, which takes as long as drawing it.
 * @returns takes a page and its entity tag, gives its compressed bytes
 */
export function createCompressedPages(): (html: string, etag: string) => Promise<Buffer> {
  const kept = new LRUCache<string, Buffer>({ max: KEPT })
  return async (html, etag) => {
    const known = kept.get(etag)
    if (known) return known
    const compressed = await compress(html, brotliOptions)
    kept.set(etag, compressed)
    return compressed
  }
}
