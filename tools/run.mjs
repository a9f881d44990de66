// The one script behind every `npm run`: it brings the pinned toolchain, installs, and runs a task.
// Plain JavaScript without dependencies, because it runs on whatever Node ≥ 20 the machine has.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { compareIntegrity, wantedToolchain } from './toolchain.mjs'

const root = join(import.meta.dirname, '..')
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const { integrity: pinned, ...versions } = readJson(join(import.meta.dirname, 'toolchain.json'))
const toolchain = join(root, '.toolchain')
const windows = process.platform === 'win32'

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? 1)
}

/** Nothing of it has run yet (`--ignore-scripts`): what is not the pinned content never will. */
function refuseForeign() {
  const installed = readJson(join(toolchain, 'node_modules', '.package-lock.json'))
  const { changed, unknown } = compareIntegrity(installed, pinned)
  if (unknown.length > 0) console.warn(`No pin in tools/toolchain.json: ${unknown.join(', ')}`)
  if (changed.length === 0) return
  console.error(`Not what tools/toolchain.json pins, and not used: ${changed.join(', ')}`)
  rmSync(join(toolchain, 'node_modules'), { recursive: true })
  process.exit(1)
}

/** What was installed last; nothing where a stamp is lacking, or was cut off. */
function readStamp() {
  try {
    return readJson(join(toolchain, 'stamp'))
  } catch {
    return {}
  }
}

/** Node runs our TypeScript directly from 24.11 on. */
function isRecentEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 11)
}

const system = isRecentEnough(process.versions.node)
const nodePackage = `node-${process.platform}-${process.arch}`
const pnpm = join(toolchain, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs')
const node = system
  ? process.execPath
  : join(toolchain, 'node_modules', nodePackage, 'bin', windows ? 'node.exe' : 'node')

const toolchainStamp = join(toolchain, 'stamp')
const stamped = readStamp()
const wanted = wantedToolchain(stamped, versions, system)
if (stamped.NODE !== wanted.NODE || stamped.PNPM !== wanted.PNPM) {
  mkdirSync(toolchain, { recursive: true })
  writeFileSync(join(toolchain, 'package.json'), '{"private":true}')
  const packages = [`pnpm@${wanted.PNPM}`]
  if (wanted.NODE !== 'system') packages.push(`${nodePackage}@${wanted.NODE}`)
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', ...packages], {
    cwd: toolchain,
    shell: windows,
  })
  refuseForeign()
  writeFileSync(toolchainStamp, JSON.stringify(wanted))
}

const env = {
  ...process.env,
  PATH: [
    join(node, '..'),
    join(root, 'tools', 'node_modules', '.bin'),
    join(toolchain, 'node_modules', '.bin'),
    process.env.PATH,
  ].join(delimiter),
  STORYBOOK_DISABLE_TELEMETRY: '1',
}

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .digest('hex')
const installStamp = join(root, 'node_modules', '.parket-lock')
if (!existsSync(installStamp) || readFileSync(installStamp, 'utf8') !== lock) {
  run(node, [pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'], { env })
  writeFileSync(installStamp, lock)
}

const [task, ...args] = process.argv.slice(2)
// A second start finds its code compiled.
if (task === 'start') env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled')
// What a server allocates for a moment is taken back sooner: at rest it keeps a fifth less memory.
const flags = task === 'start' ? ['--max-semi-space-size=8'] : []
const child = spawn(node, [...flags, join(root, 'tools', 'src', `${task}.ts`), ...args], {
  cwd: root,
  env,
  stdio: 'inherit',
})
// The terminal's Ctrl+C reaches the child by itself; a signal sent to us alone has to be passed on.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
process.on('SIGINT', () => {})
child.on('exit', (status, signal) => process.exit(status ?? (signal === 'SIGTERM' ? 143 : 1)))
