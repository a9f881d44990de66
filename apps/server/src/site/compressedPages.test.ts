import { brotliDecompressSync } from 'node:zlib'

import type { RenderedPage } from '@parket/site/rendering'
import { expect, it, vi } from 'vitest'

import { createCompressedPages } from './compressedPages.ts'

const page = (): RenderedPage => ({
  status: 200,
  html: Array.from(
    { length: 3000 },
    (_, index) => `<p class="p${index % 97}">${index * 7}</p>`,
  ).join(''),
  styleHashes: [],
  scriptHashes: [],
})

it('sends a page soon, and smaller once it has been asked for again', async () => {
  const pages = createCompressedPages()
  const asked = page()
  const soon = await pages.compressed(asked)
  expect(await pages.compressed(asked)).toBe(soon)
  await vi.waitFor(async () => {
    expect((await pages.compressed(asked)).length).toBeLessThan(soon.length)
  }, 30_000)
  expect(brotliDecompressSync(await pages.compressed(asked)).toString()).toBe(asked.html)
})

it('compresses well what nobody waits for', async () => {
  const pages = createCompressedPages()
  const soon = await pages.compressed(page())
  const ahead = page()
  pages.recompress(ahead)
  await vi.waitFor(async () => {
    expect((await pages.compressed(ahead)).length).toBeLessThan(soon.length)
  }, 30_000)
})
