import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFolder } from './compress.ts'
import { fingerprint } from './fingerprint.ts'
import { layOver } from './layOver.ts'
import { root } from './paths.ts'

const SOURCES = [
  'apps/site',
  'packages/ui',
  'packages/react',
  'packages/domain',
  'packages/api-client',
  'pnpm-lock.yaml',
]
const site = join(root, 'apps/site')
const target = join(site, 'dist')
const stamp = join(target, 'fingerprint')

/**
 * Builds the site for browser and server; does nothing when the sources are those of the last build.
 * A build that fails leaves the last one as it is, and one that succeeds does not disturb a server
 * that is running.
 */
export async function buildSite(): Promise<void> {
  const current = await fingerprint(SOURCES)
  if ((await readFile(stamp, 'utf8').catch(() => null)) === current) return
  const { build } = await import('vite')
  const configFile = join(site, 'vite.config.ts')
  const common = { root: site, configFile, logLevel: 'warn' } as const
  const next = join(target, 'next')
  await rm(next, { recursive: true, force: true })
  await build({ ...common, build: { outDir: join(next, 'client') } })
  await build({
    ...common,
    configFile: join(site, 'vite.station.config.ts'),
    build: { outDir: join(next, 'client') },
  })
  await build({
    ...common,
    build: { outDir: join(next, 'server'), ssr: 'src/rendering/entry-server.tsx' },
  })
  await build({
    ...common,
    configFile: join(site, 'vite.emergency.config.ts'),
    build: { outDir: join(next, 'emergency') },
  })
  await compressFolder(join(next, 'client'))
  await rm(stamp, { force: true })
  await layOver(next, target)
  await writeFile(stamp, current)
}
