import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '../paths.ts'

/** Tests, and what only they and measurements use. */
const UNUSED =
  /\.test\.ts$|\.d\.ts$|(?:^|\/)(?:testing|bench|attack)\/|(?:^|\/)generate[A-Z]\w*\.ts$/

/** A relative import of TypeScript, in any form: `from`, `import()`, `new URL()`. */
const RELATIVE = /(['"])(\.{1,2}\/[^'"\n]+)\.ts\1/g

/** TypeScript as the JavaScript that Node 22 runs: types become spaces, so lines and columns stay. */
export function toJavaScript(source: string): string {
  return stripTypeScriptTypes(source).replace(RELATIVE, '$1$2.js$1')
}

/** The server, the rules, the contract and the built site, in folders as in the repository. */
export async function copyProgram(
  folder: string,
  version: { version: string; commit: string },
): Promise<void> {
  const server = join(folder, 'apps/server')
  const scoped = join(folder, 'node_modules/@parket')
  await copySources(join(root, 'apps/server/src'), join(server, 'src'))
  await cp(join(root, 'apps/server/src/db/migrations'), join(server, 'src/db/migrations'), {
    recursive: true,
  })
  await writeManifest(server, { name: '@parket/server', ...version })

  const domain = join(scoped, 'domain')
  await copySources(join(root, 'packages/domain/src'), join(domain, 'src'))
  await writeManifest(domain, {
    name: '@parket/domain',
    exports: { './scoring': './src/scoring/scoring.js', './*': './src/*.js' },
  })

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

async function copySources(from: string, to: string): Promise<void> {
  for await (const file of glob('**/*.ts', { cwd: from })) {
    if (UNUSED.test(file)) continue
    const target = join(to, file.replace(/\.ts$/, '.js'))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, toJavaScript(await readFile(join(from, file), 'utf8')))
  }
}

async function writeManifest(folder: string, manifest: object): Promise<void> {
  await mkdir(folder, { recursive: true })
  const content = { private: true, type: 'module', ...manifest }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`)
}
