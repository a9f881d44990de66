import { chunksOf, readManifest, type Manifest } from './manifest.ts'
import { readStylesheet, type Stylesheet } from './stylesheets.ts'

/** What one page needs of the build. */
export interface PageAssets {
  /** In the order in which their rules count. */
  stylesheets: Stylesheet[]
  /** The script that starts the app. */
  script: string
  /** Modules of app and page, to be fetched at once; empty where the page is complete without them. */
  modules: string[]
  /** Those of a complete page: fetched together as soon as the app is wanted. */
  laterModules: string[]
}

const ENTRY = 'src/startup/entry-browser.ts'
/** The chunk that the entry starts (`chunks.ts`); what older browsers alone need is fetched by them. */
const APP = 'app'

/** Which page: its file below `pages/`, the sources of its parts, and whether the server renders it whole. */
export interface PageKind {
  file: string | null
  parts?: readonly string[] | undefined
  isComplete: boolean
}

/**
 * Reads the browser build into memory, once: a later build in the same folder changes nothing for a
 * running server.
 * @param folder the build's folder, with `.vite/manifest.json`
 */
export function createAssets(folder: string): (page: PageKind) => PageAssets {
  const manifest = readManifest(folder)
  const files = Object.values(manifest).flatMap((chunk) => chunk.css ?? [])
  const stylesheets = new Map(files.map((file) => [file, readStylesheet(folder, file)]))
  return (page) => assetsOf(manifest, stylesheets, page)
}

/** `Link` headers by which a browser fetches what a page needs before the page has come. */
export function preloadHeaders({ script, modules }: PageAssets): string[] {
  return [script, ...modules].map((href) => `<${href}>; rel=modulepreload`)
}

function assetsOf(
  manifest: Manifest,
  known: ReadonlyMap<string, Stylesheet>,
  page: PageKind,
): PageAssets {
  const entry = manifest[ENTRY]
  const app = entry?.dynamicImports?.find((key) => manifest[key]?.name === APP)
  if (!entry || !app) throw new Error(`The build has no ${ENTRY}, or no app for it to start`)
  const sources = page.file ? [`src/pages/${page.file}.tsx`, ...(page.parts ?? [])] : []
  const own = sources.flatMap((source) => chunksOf(manifest, source))
  const chunks = [...new Set([...chunksOf(manifest, ENTRY), ...chunksOf(manifest, app), ...own])]
  const stylesheets = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
  const modules = chunks.filter((chunk) => chunk !== entry).map(({ file }) => addressOf(file))
  return {
    stylesheets: [...stylesheets].flatMap((file) => known.get(file) ?? []),
    script: addressOf(entry.file),
    modules: page.isComplete ? [] : modules,
    laterModules: page.isComplete ? modules : [],
  }
}

/** Where a browser finds a file of the build. */
export function addressOf(file: string): string {
  return `/${file}`
}
