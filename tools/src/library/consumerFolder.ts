import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pnpm, root } from '../paths.ts'
import {
  libraryPackages,
  packageFolder,
  readManifest,
  starterPackage,
  tarballOf,
} from './packages.ts'

/** The site of an example, or a new one that `npm create parket-site` makes. */
export type Site = 'tenant-site' | 'plain-node' | 'vite-server' | 'starter' | 'next-starter'

/**
 * How the example comes by its packages: `installed` by pnpm as anybody would, which may ask the
 * registry; `linked`: the library from its tarballs, everything else as this repository has it.
 */
export type Supply = 'installed' | 'linked'

/**
 * Makes a site outside of the repository, gives it the packed library, and removes it after use.
 *
 * @throws Error when a step fails
 */
export async function withConsumer<Result>(
  supply: Supply,
  use: (folder: string) => Promise<Result>,
  site: Site = 'tenant-site',
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), `parket-${site}-`))
  try {
    await (site.endsWith('starter') ? start(folder, site === 'next-starter') : copy(site, folder))
    await (supply === 'installed' ? install(folder) : link(folder))
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function copy(example: Site, folder: string): Promise<void> {
  await cp(join(root, 'examples', example), folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist|pnpm-lock\.yaml)$/.test(path),
  })
}

/** As somebody does who has the packed packages alone. */
async function start(folder: string, isNext: boolean): Promise<void> {
  const unpacked = await mkdtemp(join(tmpdir(), `${starterPackage}-`))
  try {
    const tarball = tarballOf(starterPackage)
    await runProgram(unpacked, 'tar', ['-xzf', tarball, '--strip-components=1'])
    const own = ['--name', 'Студия «Весна»', '--accent', '#0f6e84', '--library', dirname(tarball)]
    const made = [folder, ...own, ...(isNext ? ['--next'] : [])]
    await runProgram(unpacked, join(unpacked, 'create.js'), made)
  } finally {
    await rm(unpacked, { recursive: true })
  }
}

async function install(folder: string): Promise<void> {
  const overrides = await Promise.all(
    libraryPackages.map(async (name) => {
      const { name: published } = await readManifest(name)
      return `  '${published}': file:${tarballOf(name)}\n`
    }),
  )
  const decided = 'allowBuilds:\n  sharp: false\n'
  await writeFile(
    join(folder, 'pnpm-workspace.yaml'),
    `overrides:\n${overrides.join('')}${decided}`,
  )
  await runProgram(folder, pnpm, ['install', '--prefer-offline', '--reporter=silent'])
}

/** Each package as its tarball has it, beside links to what the repository has installed for it. */
async function link(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules')
  for (const name of libraryPackages) {
    const manifest = await readManifest(name)
    const target = join(modules, manifest.name)
    await mkdir(target, { recursive: true })
    await runProgram(target, 'tar', ['-xzf', tarballOf(name), '--strip-components=1'])
    const own = Object.keys(manifest.dependencies).filter((other) => !other.startsWith('@parket/'))
    await linkAll(modules, own, packageFolder(name))
  }
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
  const all = Object.keys({ ...dependencies, ...devDependencies })
  const foreign = all.filter((other) => !other.startsWith('@parket/'))
  await linkAll(modules, foreign, join(root, 'apps', 'site'))
}

async function linkAll(modules: string, names: readonly string[], from: string): Promise<void> {
  for (const name of names) {
    const path = join(modules, name)
    // Two packages of the library may stand on the same one.
    if (existsSync(path)) continue
    await mkdir(dirname(path), { recursive: true })
    await symlink(join(from, 'node_modules', name), path)
  }
}

/** Runs a program, or a script of Node's, in a folder outside the repository. */
export function runProgram(
  folder: string,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const isScript = /\.m?js$|\/tsc$/.test(program)
  const [command, all] = isScript ? ['node', [program, ...args]] : [program, args]
  return new Promise((resolve, reject) => {
    const child = spawn(command, all, {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      // A tool that packed before may have left its own in this process.
      env: { ...process.env, NODE_ENV: 'production', ...env },
    })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} failed in the tenant's site.`)),
    )
  })
}
