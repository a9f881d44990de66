import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rounded } from '../bench/numbers.ts'
import { root } from '../paths.ts'
import { libraryEntries } from './entries.ts'
import { readManifest, type LibraryPackage } from './packages.ts'
import { weighModules, type Sizes } from './weights.ts'

/** Sizes of a release by entry: kB (1000 bytes) of JavaScript over React after gzip. */
export interface ReleaseSizes {
  version: string
  kB: Sizes
}

/** The sizes of the last release, and of the one before, which its report compares with. */
interface SizeRecord {
  last: ReleaseSizes
  before: ReleaseSizes | null
}

const recordPath = join(root, 'docs', 'library-sizes.json')
const reportPath = join(root, 'docs', 'library-sizes.md')

/** What changed less is the work of gzip. */
const NOTABLE = 0.2

/** The sizes of the last release; null before the first one was measured. */
export async function readLastSizes(): Promise<ReleaseSizes | null> {
  return (await readRecord())?.last ?? null
}

/**
 * Weighs every component, layout, screen and page of the packed library and writes the report of this release.
 *
 * @param cuts what sites take of it, weighed already: they stand first
 * @returns the lines of the report that changed against the release before
 */
export async function reportSizes(cuts: Sizes): Promise<string[]> {
  const { version } = await readManifest('ui')
  const kB = { ...cuts, ...(await weighModules(await entriesOf())) }
  const record = await readRecord()
  // Made again before it is out, a release is still compared with the one before it.
  const before = record?.last.version === version ? record.before : (record?.last ?? null)
  const last = { version, kB }
  await writeFile(recordPath, `${JSON.stringify({ last, before } satisfies SizeRecord, null, 2)}\n`)
  await writeFile(reportPath, reportOf(last, before))
  return before === null ? [] : changesOf(last, before)
}

/** «19.4 kB, 0.6 less than in 0.1.0»; what has just come has nothing to be compared with. */
export function againstLast(name: string, kB: number, last: ReleaseSizes | null): string {
  const before = last?.kB[name]
  if (last === null || before === undefined) return `${kB} kB`
  const difference = rounded(kB - before)
  if (difference === 0) return `${kB} kB, as in ${last.version}`
  const much = `${Math.abs(difference)} ${difference > 0 ? 'more' : 'less'}`
  return `${kB} kB, ${much} than in ${last.version}`
}

/** The report as Markdown: every entry now and, where there was one, in the release before. */
export function reportOf(last: ReleaseSizes, before: ReleaseSizes | null): string {
  const heads = ['Entry', last.version, ...(before === null ? [] : [before.version, 'Change'])]
  const rows = Object.entries(last.kB).map(([name, kB]) => {
    const was = before?.kB[name]
    const change = was === undefined ? ['new', ''] : [String(was), signed(rounded(kB - was))]
    return [name, String(kB)].concat(before === null ? [] : change)
  })
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const gone = Object.keys(before?.kB ?? {}).filter((name) => !(name in last.kB))
  return [
    '# Sizes of the library',
    '',
    `What an entry of ${last.version} brings to a site before anything is pressed: kB of JavaScript over React after gzip, alone.`,
    'Entries that share modules share their weight. Written by `npm run release:library`.',
    '',
    'Code: [`tools/src/library/sizes.ts`](../tools/src/library/sizes.ts).',
    '',
    line(heads),
    line(heads.map((_, at) => (at === 0 ? '---' : '---:'))),
    ...rows.map(line),
    '',
    ...(gone.length > 0 ? [`Gone since ${before?.version}: ${gone.join(', ')}.`, ''] : []),
  ].join('\n')
}

function changesOf(last: ReleaseSizes, before: ReleaseSizes): string[] {
  return Object.entries(last.kB).flatMap(([name, kB]) => {
    const was = before.kB[name]
    if (was !== undefined && Math.abs(kB - was) < NOTABLE) return []
    return [`${name}: ${was === undefined ? `${kB} kB, new` : againstLast(name, kB, before)}`]
  })
}

async function readRecord(): Promise<SizeRecord | null> {
  try {
    return JSON.parse(await readFile(recordPath, 'utf8')) as SizeRecord
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** What a site is made of; icons, themes and rules weigh little and come with these. */
async function entriesOf(): Promise<string[]> {
  const parts: Partial<{ [name in LibraryPackage]: RegExp }> = {
    ui: /^\.\/(components|layouts|screens)\//,
    react: /^\.\/components\/[^/]+$/,
  }
  const all: string[] = []
  for (const name of ['react', 'ui'] as const) {
    const published = (await readManifest(name)).name
    for (const { subpath } of await libraryEntries(name)) {
      if (parts[name]?.test(subpath)) all.push(published + subpath.slice(1))
    }
  }
  return all.toSorted()
}

const signed = (kB: number) => (kB > 0 ? `+${kB}` : String(kB))
