import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pnpm } from '../paths.ts'
import { run } from '../run.ts'
import { buildPackage } from './buildPackage.ts'
import { libraryPackages, starterPackage, tarballOf, type LibraryPackage } from './packages.ts'
import { checkExports } from './publishedExports.ts'

/**
 * Builds the packages of the library and packs each as the registry would get it, and with them what makes a new site.
 *
 * @throws Error when a package does not build or pack
 */
export async function packLibrary(): Promise<void> {
  // Each package's types are read from its project's output.
  await runOrThrow('tsc', ['-b', 'packages/react'])
  for (const name of libraryPackages) {
    await checkExports(name)
    await buildPackage(name)
    await pack(name)
  }
  // It has nothing to build.
  await pack(starterPackage)
}

async function pack(name: LibraryPackage | typeof starterPackage): Promise<void> {
  const tarball = tarballOf(name)
  await mkdir(dirname(tarball), { recursive: true })
  await runOrThrow(
    'node',
    [pnpm, 'pack', '--out', tarball, '--reporter=silent'],
    `packages/${name}`,
  )
}

async function runOrThrow(command: string, args: string[], cwd = ''): Promise<void> {
  const code = await run(command, args, { cwd })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed.`)
}
