import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createAssets } from '../src/server/assets.ts'
import { chunksOf, readManifest } from '../src/server/manifest.ts'

/** What a page weighs in the site as it is built, kB (1000 bytes) after gzip. */
export interface PageWeight {
  /** Before anybody touches the page. */
  firstJs: number
  /** With the app and the page's own code. */
  allJs: number
  css: number
}

const client = join(import.meta.dirname, '../dist/client')
const assetsFor = createAssets(client)

/** Weighs the page of a container. */
export function weightOf(container: string): PageWeight {
  const { script, css } = pageAssets(container)
  return {
    firstJs: weigh([script]),
    allJs: weigh(scriptsOf(container)),
    css: gzipSync(css).length / 1000,
  }
}

/**
 * Weighs a page's scripts together with those of a source that it asks for later.
 * @param source by its path in the site, as the build knows it
 */
export function weightWith(container: string, source: string): number {
  const later = chunksOf(readManifest(client), source).map(({ file }) => `/${file}`)
  return weigh([...new Set([...scriptsOf(container), ...later])])
}

function scriptsOf(container: string): string[] {
  const { script, modules } = pageAssets(container)
  return [script, ...modules]
}

function pageAssets(container: string) {
  return assetsFor({ container, isComplete: false })
}

function weigh(addresses: readonly string[]): number {
  const sizes = addresses.map((address) => gzipSync(readFileSync(join(client, address))).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

// Run by itself it prints the weights of all pages as JSON.
if (import.meta.main) {
  const sources = readdirSync(join(import.meta.dirname, '../src/containers'))
  const containers = sources
    .filter((file) => file.endsWith('Container.tsx'))
    .map((file) => file.replace('.tsx', ''))
  const weights = containers.map((container) => {
    const { firstJs, allJs, css } = weightOf(container)
    const [first, all, styles] = [firstJs, allJs, css].map((size) => Math.round(size * 10) / 10)
    return { page: container.replace('Container', ''), firstJs: first, allJs: all, css: styles }
  })
  process.stdout.write(JSON.stringify(weights))
}
