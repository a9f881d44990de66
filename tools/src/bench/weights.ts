import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../paths.ts'

/** Its one dynamic import is the app. */
const ENTRY = 'src/entry-browser.ts'

const client = join(root, 'apps/site/dist/client')

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

export interface Weight {
  page: string
  /** Before anybody touches the page. */
  firstJs: number
  /** With the app and the page's own code. */
  allJs: number
  css: number
}

/** What each page of the built site weighs, kB (1000 bytes) after gzip. */
export async function measureWeights(): Promise<Weight[]> {
  const manifest = JSON.parse(
    await readFile(join(client, '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, Chunk>
  const containers = (await readdir(join(root, 'apps/site/src/containers'))).filter((file) =>
    file.endsWith('Container.tsx'),
  )
  const entry = reach(manifest, [ENTRY])
  const app = manifest[ENTRY]?.dynamicImports ?? []
  return Promise.all(
    containers.map(async (file) => {
      const all = reach(manifest, [ENTRY, ...app, `src/containers/${file}`])
      return {
        page: file.replace('Container.tsx', ''),
        firstJs: await weigh(entry.map((chunk) => chunk.file)),
        allJs: await weigh(all.map((chunk) => chunk.file)),
        css: await weigh([...new Set(all.flatMap((chunk) => chunk.css ?? []))]),
      }
    }),
  )
}

/** These chunks with all that they import statically. */
function reach(manifest: Record<string, Chunk>, keys: readonly string[]): Chunk[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const other of manifest[key]?.imports ?? []) visit(other)
  }
  for (const key of keys) visit(key)
  return [...seen].flatMap((key) => manifest[key] ?? [])
}

async function weigh(files: readonly string[]): Promise<number> {
  const contents = await Promise.all(files.map((file) => readFile(join(client, file))))
  const bytes = contents.reduce((sum, content) => sum + gzipSync(content).length, 0)
  return Math.round(bytes / 100) / 10
}
