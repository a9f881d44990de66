import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFolder } from './compress.ts'
import { fingerprint } from './fingerprint.ts'
import { root } from './paths.ts'

const SOURCES = [
  'apps/site',
  'packages/ui',
  'packages/domain',
  'packages/api-client',
  'pnpm-lock.yaml',
]
const site = join(root, 'apps/site')
const stamp = join(site, 'dist', 'fingerprint')

/** Builds the site for browser and server; does nothing when the sources are those of the last build. */
export async function buildSite(): Promise<void> {
  const current = await fingerprint(SOURCES)
  if ((await readFile(stamp, 'utf8').catch(() => null)) === current) return
  const { build } = await import('vite')
  const configFile = join(site, 'vite.config.ts')
  const common = { root: site, configFile, logLevel: 'warn' } as const
  await build({ ...common, build: { outDir: 'dist/client', emptyOutDir: true } })
  await build({
    ...common,
    build: { outDir: 'dist/server', emptyOutDir: true, ssr: 'src/entry-server.tsx' },
  })
  await compressFolder(join(site, 'dist', 'client'))
  await writeFile(stamp, current)
}
