import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createAssets } from '../src/rendering/assets.ts'
import { chunksOf, readManifest } from '../src/rendering/manifest.ts'
import type { Stylesheet } from '../src/rendering/stylesheets.ts'

/** What a page weighs in the site as it is built, kB (1000 bytes) after gzip. */
export interface PageWeight {
  /** Before anybody touches the page. */
  firstJs: number
  /** With the app and the page's own code. */
  allJs: number
  /** What stands in the page. */
  css: number
}

const client = join(import.meta.dirname, '../dist/client')
const assetsFor = createAssets(client)

/** Weighs a page, by its file below `pages/`. */
export function weightOf(file: string): PageWeight {
  const { script, stylesheets } = pageAssets(file)
  return {
    firstJs: weigh([script]),
    allJs: weigh(scriptsOf(file)),
    css: weighStyles(stylesheets),
  }
}

/**
 * Weighs a page's scripts together with those of a source that it asks for later.
 * @param source by its path in the site, as the build knows it
 */
export function weightWith(file: string, source: string): number {
  const later = chunksOf(readManifest(client), source).map(({ file }) => `/${file}`)
  return weigh([...new Set([...scriptsOf(file), ...later])])
}

function scriptsOf(file: string): string[] {
  const { script, modules } = pageAssets(file)
  return [script, ...modules]
}

function pageAssets(file: string) {
  return assetsFor({ file, isComplete: false })
}

function weigh(addresses: readonly string[]): number {
  const sizes = addresses.map((address) => gzipSync(readFileSync(join(client, address))).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

function weighStyles(stylesheets: readonly Stylesheet[]): number {
  return gzipSync(stylesheets.map(({ css }) => css).join('')).length / 1000
}

// Run by itself it prints the weights of all pages as JSON.
if (import.meta.main) {
  const files = Object.keys(readManifest(client)).flatMap(
    (source) => /^src\/pages\/(.+Page)\.tsx$/.exec(source)?.[1] ?? [],
  )
  const weights = files.map((file) => {
    const { firstJs, allJs, css } = weightOf(file)
    const [first, all, styles] = [firstJs, allJs, css].map((size) => Math.round(size * 10) / 10)
    return { page: file, firstJs: first, allJs: all, css: styles }
  })
  process.stdout.write(JSON.stringify(weights))
}
