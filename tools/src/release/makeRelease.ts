import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { chmod, copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../paths.ts'
import { copyPackages } from './copyPackages.ts'
import { besideProgram, copyProgram } from './copyProgram.ts'
import { writeBillOfMaterials } from './billOfMaterials.ts'

export interface Release {
  /** Of the folder and the tarball: `parket-0.1.0`. */
  name: string
  /** The folder that runs. */
  folder: string
  /** Most that the folder may take, in MB. */
  limitMB: number
}

const LIMIT_MB = 120
const LIMIT_WITH_NODE_MB = 250

/** Makes `dist/release/<name>/`: the built site, the server as plain JavaScript, the packages it needs, and `./start`. */
export async function makeRelease({ withNode }: { withNode: boolean }): Promise<Release> {
  const server = join(root, 'apps/server')
  const { version } = JSON.parse(await readFile(join(server, 'package.json'), 'utf8')) as {
    version: string
  }
  const name = `parket-${version}${withNode ? `-${process.platform}-${process.arch}` : ''}`
  const folder = join(root, 'dist/release', name)
  await rm(folder, { recursive: true, force: true })
  const modules = join(folder, 'node_modules')
  await mkdir(modules, { recursive: true })

  await copyProgram(folder, { version, commit: headCommit() })
  execFileSync(process.execPath, [
    join(server, 'src/db/generateEmptyCluster.ts'),
    besideProgram(folder, 'emptyCluster.tar.gz'),
  ])
  const packages = await copyPackages(server, modules)
  await writeBillOfMaterials(folder, { version, packages })

  const start = join(folder, 'start')
  await copyFile(join(import.meta.dirname, 'start.sh'), start)
  await chmod(start, 0o755)
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  for (const page of [
    'deploying.md',
    'backup.md',
    'upgrading.md',
    'scaling.md',
    'incident.ru.md',
  ]) {
    await cp(join(root, 'docs', page), join(folder, 'docs', page))
  }
  if (withNode) await copyNode(folder)
  return { name, folder, limitMB: withNode ? LIMIT_WITH_NODE_MB : LIMIT_MB }
}

/** '' where this is no working copy of Git. */
function headCommit(): string {
  try {
    const git = ['rev-parse', 'HEAD']
    const options: ExecFileSyncOptions = { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }
    return execFileSync('git', git, options).toString().slice(0, 12)
  } catch {
    return ''
  }
}

/** The Node that runs this: the pinned one, or a newer one of the machine. */
async function copyNode(folder: string): Promise<void> {
  const target = join(folder, 'node/bin/node')
  await mkdir(dirname(target), { recursive: true })
  await copyFile(process.execPath, target)
  await chmod(target, 0o755)
  await writeFile(
    join(folder, 'node/README'),
    `Node.js ${process.version}, MIT licence and others: https://github.com/nodejs/node/blob/${process.version}/LICENSE\n`,
  )
}
