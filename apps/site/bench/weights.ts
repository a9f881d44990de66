import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { addressOf, createAssets } from '../src/rendering/assets.ts'
import { chunksOf, readManifest } from '../src/rendering/manifest.ts'
import { readStationAssets } from '../src/rendering/stationDocument.ts'
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

/**
 * Weighs a page, by its file below `pages/`.
 * @param parts of the page table, to be weighed with it
 */
export function weightOf(file: string, parts: readonly string[] = []): PageWeight {
  const { script, modules, stylesheets } = assetsFor({ file, parts, isComplete: false })
  return {
    firstJs: weigh([script]),
    allJs: weigh([script, ...modules]),
    css: weighStyles(stylesheets),
  }
}

/** What a device of the day loads: a document of its own. */
export function weightOfStation(): Pick<PageWeight, 'allJs' | 'css'> {
  const { scripts, stylesheets } = readStationAssets(client)
  return { allJs: weigh(scripts), css: weighStyles(stylesheets) }
}

/**
 * What a station of the staff loads, with what every station does.
 * @param source of its page
 */
export function weightOfStationPage(source: string): { allJs: number; isOfAll: boolean } {
  const { scripts } = readStationAssets(client)
  const own = chunksOf(readManifest(client, 'station.json'), source).map(({ file }) =>
    addressOf(file),
  )
  const all = [...new Set([...scripts, ...own])]
  return { allJs: weigh(all), isOfAll: scripts.includes(own.at(-1) ?? '') }
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
