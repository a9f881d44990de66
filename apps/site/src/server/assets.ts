import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What one page needs of the build. */
export interface PageAssets {
  /** CSS to stand in the page. */
  css: string
  /** Addresses of the files that `css` is made of. */
  stylesheets: string[]
  scripts: string[]
  /** Modules of app and page, to be fetched at once; empty where the page is complete without them. */
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

const ENTRY = 'src/entry-browser.ts'
const APP = 'src/startApp.tsx'
/** Letters and figures are needed at once and are preloaded; other signs come when they are met. */
const FIRST_FONTS = /onest-(?:cyrillic|latin)-.*\.woff2$/

/** Which page: its container's file name, and whether the server draws it whole. */
export interface PageKind {
  container: string | null
  isComplete: boolean
}

/**
 * Reads the browser build into memory, once: a later build in the same folder changes nothing for a
 * running server.
 * @param folder the build's folder, with `.vite/manifest.json`
 */
export function createAssets(folder: string): (page: PageKind) => PageAssets {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest
  const stylesheets = Object.values(manifest).flatMap((chunk) => chunk.css ?? [])
  const css = new Map(stylesheets.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  return (page) => assetsOf(manifest, css, page)
}

/** `Link` headers by which a browser fetches what a page needs before the page has come. */
export function hintsOf({ fonts, scripts, modules }: PageAssets): string[] {
  return [
    ...fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ...[...scripts, ...modules].map((href) => `<${href}>; rel=modulepreload`),
  ]
}

function assetsOf(
  manifest: Manifest,
  css: ReadonlyMap<string, string>,
  page: PageKind,
): PageAssets {
  const entry = chunksOf(manifest, ENTRY)
  const app = chunksOf(manifest, APP)
  const own = page.container ? chunksOf(manifest, `src/containers/${page.container}.tsx`) : []
  const chunks = [...new Set([...entry, ...app, ...own])]
  const stylesheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
  const fonts = chunks
    .flatMap((chunk) => chunk.assets ?? [])
    .filter((file) => FIRST_FONTS.test(file))
  const modules = chunks.filter((chunk) => !entry.includes(chunk))
  return {
    css: stylesheets.map((file) => css.get(file) ?? '').join(''),
    stylesheets: stylesheets.map(addressOf),
    scripts: entry.slice(0, 1).map((chunk) => addressOf(chunk.file)),
    modules: page.isComplete ? [] : modules.map((chunk) => addressOf(chunk.file)),
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
