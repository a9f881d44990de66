import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { withConsumer } from './consumerFolder.ts'

/** What a site takes of the library, and how much it may weigh over React: kB (1000 bytes) of JavaScript after gzip. */
interface Cut {
  name: string
  /** Null where nothing is promised. */
  most: number | null
  /** Modules, each with what is taken from it. */
  parts: Record<string, string[]>
  /** What comes after it by itself or by a press, without what is there already: modules of the library's `dist`. */
  later?: { name: string; modules: string[] }
}

const client = { '@parket/api-client/client': ['createApiClient'] }

const cuts: readonly Cut[] = [
  {
    name: 'the list of events',
    most: 20,
    parts: {
      ...client,
      '@parket/api-client/unwrap': ['unwrap'],
      '@parket/ui/screens/events/EventListScreen': ['EventListScreen'],
    },
  },
  {
    // Ready pages: dialog and machine come when «Войти» is pressed.
    name: 'the list of events and the login',
    most: 30,
    parts: {
      '@parket/react/ParketProvider': ['ParketProvider'],
      '@parket/react/components/EventList': ['EventList'],
      '@parket/react/components/LoginButton': ['LoginButton'],
    },
    later: {
      name: 'more than that, once «Войти» is pressed',
      modules: ['react/dist/components/LoginDialogs.js'],
    },
  },
  {
    name: 'the wizard of a registration',
    most: 60,
    parts: {
      ...client,
      '@parket/api-client/problem': ['unwrap', 'userFacingText'],
      '@parket/domain/registration/wizard/wizardMachine': ['wizardMachine'],
      '@parket/ui/screens/registration/RegistrationWizardScreen': ['RegistrationWizardScreen'],
      '@xstate/react': ['useActorRef', 'useSelector'],
    },
  },
  {
    name: 'a ready registration, while its event is awaited',
    most: null,
    parts: {
      '@parket/react/ParketProvider': ['ParketProvider'],
      '@parket/react/components/Registration': ['Registration'],
    },
    later: {
      name: 'more than that, with its first step',
      modules: [
        'react/dist/data/page/observeSource.js',
        'react/dist/components/registration/RegistrationWizard.js',
      ],
    },
  },
]

/** What a cut weighs. */
export interface Weight extends Pick<Cut, 'name' | 'most'> {
  kB: number
  /** The heaviest modules in it, before they are made small: what to look at. */
  heaviest: string[]
}

/**
 * Builds parts of a site as a stranger would, screens with their client and machine, and weighs what loads before
 * anything is touched.
 *
 * @throws Error when one does not build
 */
export async function weighLibrary(): Promise<Weight[]> {
  return withConsumer(
    'linked',
    async (folder) => {
      const weights: Weight[] = []
      for (const cut of cuts) weights.push(...(await weigh(folder, cut)))
      return weights
    },
    'starter',
  )
}

/** kB after gzip, by name. */
export type Sizes = Readonly<Record<string, number>>

/**
 * Weighs modules of the packed library, each alone, with everything that it exports.
 *
 * @param modules as they are imported
 * @throws Error when one does not build
 */
export async function weighModules(modules: readonly string[]): Promise<Sizes> {
  return withConsumer(
    'linked',
    async (folder) => {
      const sizes: Record<string, number> = {}
      for (const path of modules) {
        const lines = `import * as part from '${path}'\nwindow.part = { ...part }\n`
        sizes[path] = sizeOf(first(await buildCut(folder, lines)))
      }
      return sizes
    },
    'starter',
  )
}

async function weigh(folder: string, { name, most, parts, later }: Cut): Promise<Weight[]> {
  const lines = Object.entries(parts).map(
    ([from, names]) => `import { ${names.join()} } from '${from}'`,
  )
  // What nobody uses would not arrive.
  const used = `window.parts = [${Object.values(parts).join()}]`
  const chunks = await buildCut(folder, `${lines.join('\n')}\n${used}\n`)
  const loaded = first(chunks)
  const weight = { name, most, kB: sizeOf(loaded), heaviest: heaviest(loaded) }
  if (later === undefined) return [weight]
  const then = later.modules.flatMap((module) => reach(chunks, chunkOf(chunks, module)))
  const added = [...new Set(then)].filter((chunk) => !loaded.includes(chunk))
  return [weight, { name: later.name, most: null, kB: sizeOf(added), heaviest: heaviest(added) }]
}

/** A module of a stranger's site, built: what loads at once and later. */
async function buildCut(folder: string, code: string): Promise<Rolldown.OutputChunk[]> {
  const entry = join(folder, 'src', 'cuts', 'cut.js')
  await mkdir(join(folder, 'src', 'cuts'), { recursive: true })
  await writeFile(entry, code)
  const { output } = (await build({
    root: folder,
    logLevel: 'error',
    // What people load, whatever NODE_ENV says here.
    resolve: { conditions: ['module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: entry, external: /^react(-dom)?($|\/)/ },
    },
  })) as Rolldown.RolldownOutput
  return output.filter((item) => item.type === 'chunk')
}

/** The entry with what it imports at once. */
const first = (chunks: readonly Rolldown.OutputChunk[]) =>
  reach(
    chunks,
    chunks.find(({ isEntry }) => isEntry),
  )

function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (found === undefined) throw new Error(`Nothing loads ${module}.`)
  return found
}

function sizeOf(chunks: readonly Rolldown.OutputChunk[]): number {
  return Math.round(gzipSync(chunks.map(({ code }) => code).join('')).length / 100) / 10
}

/** A chunk with what it imports at once. */
function reach(
  chunks: readonly Rolldown.OutputChunk[],
  start: Rolldown.OutputChunk | undefined,
): Rolldown.OutputChunk[] {
  const seen = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
  }
  visit(start)
  return [...seen]
}

function heaviest(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .toSorted(([, one], [, other]) => other.renderedLength - one.renderedLength)
    .slice(0, 5)
    .map(([id, { renderedLength }]) => {
      const path = id.split('/node_modules/').at(-1) ?? id
      return `${path} ${Math.round(renderedLength / 100) / 10} kB`
    })
}
