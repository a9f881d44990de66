import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '../paths.ts'

/** What `./start` runs, and what those run in a process or thread of its own. */
const ENTRIES = [
  'start',
  'main',
  'prepare',
  'backup',
  'restore',
  'verify',
  'move',
  'checkResult',
  'checkJournal',
]
/** What runs in a thread, beside the code that starts it. */
const THREADS = [
  'tables/tableWorker.ts',
  'modules/rating/ratingWorker.ts',
  'modules/registrations/sheet/planWorker.ts',
]
/** Where the code lies that several of them share. What the code reads beside itself lies there, too. */
const SHARED = 'program'

/**
 * Packages of pure JavaScript that are joined with the program: reading each of their files takes a third of the start. The
 * others stay as they are installed: they have files of their own, native code, or are not written as modules.
 */
const JOINED = [
  '@parket/domain',
  'kysely',
  'date-fns',
  '@date-fns/tz',
  '@date-fns/utc',
  'libphonenumber-js',
  'write-excel-file',
]

/** A file beside the module, which runs in a process or thread of its own. */
const BESIDE = /(new URL\('\.\/\w+)\.ts(', import\.meta\.url\))/g

/** The server with the rules as JavaScript in a few files, the contract, and the built site. */
export async function copyProgram(
  folder: string,
  version: { version: string; commit: string },
): Promise<void> {
  const server = join(folder, 'apps/server')
  const scoped = join(folder, 'node_modules/@parket')
  await joinServer(join(server, 'src'))
  const migrations = join(root, 'apps/server/src/db/migrations')
  await cp(migrations, besideProgram(folder, 'migrations'), { recursive: true })
  await writeManifest(server, { name: '@parket/server', ...version })

  const openapi = join(scoped, 'openapi')
  await cp(join(root, 'openapi/bundled.json'), join(openapi, 'bundled.json'))
  await writeManifest(openapi, {
    name: '@parket/openapi',
    exports: { './bundled.json': './bundled.json' },
  })

  const site = join(scoped, 'site')
  for (const part of ['client', 'server', 'emergency', 'builds.json']) {
    await cp(join(root, 'apps/site/dist', part), join(site, 'dist', part), { recursive: true })
  }
  await writeManifest(site, {
    name: '@parket/site',
    exports: { './server-entry': './dist/server/entry-server.js' },
  })
}

/** What the code reads beside itself. */
const BESIDE_PROGRAM = ['emptyCluster.tar.gz', 'migrations'] as const

/** Where the code finds what lies beside it. */
export function besideProgram(folder: string, file: (typeof BESIDE_PROGRAM)[number]): string {
  return join(folder, 'apps/server/src', SHARED, file)
}

/**
 * @throws when something that the code reads beside itself is missing: without the empty cluster a release would start, only
 *   slower
 */
export function requireBesideProgram(folder: string): void {
  for (const file of BESIDE_PROGRAM) {
    const path = besideProgram(folder, file)
    if (!existsSync(path)) throw new Error(`The release has no ${path}.`)
  }
}

/** Writes the server with the rules into a folder: its entries, and beside them the code that they share. */
export async function joinServer(to: string): Promise<void> {
  const source = join(root, 'apps/server/src')
  const entries = ENTRIES.map((name) => [name, join(source, `${name}.ts`)] as const)
  const bundle = await rolldown({
    input: {
      ...Object.fromEntries(entries),
      ...Object.fromEntries(
        THREADS.map((file) => [`${SHARED}/${basename(file, '.ts')}`, join(source, file)]),
      ),
    },
    cwd: root,
    platform: 'node',
    external: (id) => !isJoined(id),
    plugins: [
      {
        name: 'files-beside',
        transform: (code) => code.replaceAll(BESIDE, '$1.js$2'),
      },
    ],
    checks: { pluginTimings: false },
  })
  await bundle.write({
    dir: to,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: `${SHARED}/[name].js`,
  })
  await bundle.close()
}

function isJoined(id: string): boolean {
  if (/^[./]/.test(id)) return true
  return JOINED.some((name) => id === name || id.startsWith(`${name}/`))
}

/** Whether the code of a package is in the program. */
export function isJoinedPackage(name: string): boolean {
  return JOINED.includes(name)
}

async function writeManifest(folder: string, manifest: object): Promise<void> {
  await mkdir(folder, { recursive: true })
  const content = { private: true, type: 'module', ...manifest }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`)
}
