import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What one page needs of the build. */
export interface PageAssets {
  /** CSS to stand in the page. */
  css: string
  /** Addresses of the files that `css` is made of. */
  stylesheets: string[]
  scripts: string[]
  /** Further modules of the page, to be fetched together with the scripts. */
  modules: string[]
  fonts: string[]
}

interface ManifestChunk {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, ManifestChunk>

const ENTRY = 'src/entry-browser.tsx'
/** Only this subset is preloaded: Russian text needs it at once, the others come when they are met. */
const FIRST_FONT = /cyrillic-(?!ext).*\.woff2$/

/**
 * Reads the browser build once and answers what each page needs of it.
 * @param folder the build's folder, with `.vite/manifest.json`
 */
export function createAssets(folder: string): (container: string | null) => PageAssets {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest
  const cache = new Map<string | null, PageAssets>()
  return (container) => {
    const known = cache.get(container)
    if (known) return known
    const made = assetsOf(manifest, folder, container)
    cache.set(container, made)
    return made
  }
}

function assetsOf(manifest: Manifest, folder: string, container: string | null): PageAssets {
  const entry = chunksOf(manifest, ENTRY)
  const page = container ? chunksOf(manifest, `src/containers/${container}.tsx`) : []
  const chunks = [...new Set([...entry, ...page])]
  const stylesheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
  const fonts = chunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => FIRST_FONT.test(file))
  const [first, ...others] = chunks
  return {
    css: stylesheets.map((file) => readFileSync(join(folder, file), 'utf8')).join(''),
    stylesheets: stylesheets.map(addressOf),
    scripts: first ? [addressOf(first.file)] : [],
    modules: others.map((chunk) => addressOf(chunk.file)),
    fonts: [...new Set(fonts)].map(addressOf),
  }
}

/** The chunk of a source file and all that it imports statically, itself first. */
function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk, ...(chunk.imports ?? []).flatMap((other) => chunksOf(manifest, other, seen))]
}

function addressOf(file: string): string {
  return `/${file}`
}
