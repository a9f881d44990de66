import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { runProgram, withConsumer, type Supply } from './consumerFolder.ts'

/** What arrived in the browser's files. */
export interface ConsumerReport {
  /** Components that the example imports, and those that these stand on. */
  imported: string[]
  needed: string[]
  /** Components in the JavaScript, and those whose CSS is there. */
  scripts: string[]
  styles: string[]
  /** Other modules of the library: `screens/…`, `layouts/…`, and packages it stands on. */
  others: string[]
  /** Kilobytes (1000 bytes) after gzip: JavaScript before anybody touches the page, all CSS. */
  firstJs: number
  css: number
}

/**
 * Checks the types of the example with the packed library, builds it and reads what arrived.
 *
 * @throws Error when a step fails
 */
export async function buildConsumer(supply: Supply): Promise<ConsumerReport> {
  return withConsumer(supply, async (folder) => {
    await runProgram(folder, 'node_modules/typescript/bin/tsc', ['-p', '.'])
    const build = ['build', '--sourcemap', '--manifest', '--logLevel', 'warn']
    await runProgram(folder, 'node_modules/vite/bin/vite.js', build)
    return readBuild(folder)
  })
}

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

async function readBuild(folder: string): Promise<ConsumerReport> {
  const dist = join(folder, 'dist')
  const read = (file: string) => readFile(join(dist, file), 'utf8')
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Record<string, Chunk>
  const first = reach(manifest)
  const sources: string[] = []
  for (const file of first) {
    const map = JSON.parse(await read(`${file}.map`)) as { sources: string[] }
    sources.push(...map.sources)
  }
  const css = (await Array.fromAsync(glob('assets/*.css', { cwd: dist }))).toSorted()
  const styles = (await Promise.all(css.map(read))).join('')
  const ours = sources.flatMap((source) => source.split('@parket/ui/dist/')[1] ?? [])
  const library = join(folder, 'node_modules', '@parket', 'ui', 'dist')
  const imported = await importedModules(folder)
  return {
    imported: componentsOf(imported),
    needed: componentsOf(await neededModules(library, imported)),
    scripts: componentsOf(ours),
    styles: await styledComponents(library, styles),
    others: [
      ...ours.filter((path) => /^(screens|layouts)\//.test(path)),
      ...sources.filter((source) => /react-aria|@tanstack|markdown-it|libphone/.test(source)),
    ],
    firstJs: weigh((await Promise.all(first.map(read))).join('')),
    css: weigh(styles),
  }
}

/** Files that load before anybody does anything. */
function reach(manifest: Record<string, Chunk>): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const other of manifest[key]?.imports ?? []) visit(other)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key)
  return [...seen].flatMap((key) => manifest[key]?.file ?? [])
}

const componentsOf = (paths: readonly string[]) =>
  [...new Set(paths.flatMap((path) => /^components\/(\w+)\//.exec(path)?.[1] ?? []))].toSorted()

/** Modules of the library that the example's own code names, from the library's `dist`. */
async function importedModules(folder: string): Promise<string[]> {
  const modules: string[] = []
  for await (const file of glob('src/*.{ts,tsx}', { cwd: folder })) {
    const code = await readFile(join(folder, file), 'utf8')
    for (const [, name] of code.matchAll(/'@parket\/ui\/components\/(\w+)'/g)) {
      modules.push(`components/${name}/${name}.js`)
    }
  }
  return modules
}

/** These modules with all that they import of the library. */
async function neededModules(library: string, modules: readonly string[]): Promise<string[]> {
  const seen = new Set<string>()
  async function visit(module: string): Promise<void> {
    if (seen.has(module)) return
    seen.add(module)
    const code = await readFile(join(library, module), 'utf8')
    for (const [, path = ''] of code.matchAll(/(?:from|import) "(\.[^"]+\.js)"/g)) {
      await visit(join(dirname(module), path))
    }
  }
  for (const module of modules) await visit(module)
  return [...seen]
}

/** Components of the library whose class names are all in the CSS. */
async function styledComponents(library: string, styles: string): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob('components/*/*.css', { cwd: library })) {
    const names = (await readFile(join(library, file), 'utf8')).match(/\.[\w-]+(?=[^{}]*\{)/g) ?? []
    if (names.every((name) => styles.includes(name))) found.push(file)
  }
  return componentsOf(found)
}

const weigh = (text: string) => Math.round(gzipSync(text).length / 100) / 10
