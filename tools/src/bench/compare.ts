import { execFileSync, fork, type ExecFileSyncOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { median, rounded } from './numbers.ts'

/** In turn, so that both meet the same noise. */
const ROUNDS = 3
const WORSE = 1.15

interface Growth {
  what: string
  medians: [number, number]
}

/**
 * `npm run bench -- --compare <commit>`: measures the calls of the server at that commit and here in paired runs, and names
 * what got slower by more than 15 %. Exit code 1: something did.
 */
export async function compareWith(commit: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'parket-compare-'))
  const inherit: ExecFileSyncOptions = { stdio: 'inherit' }
  execFileSync('git', ['-C', root, 'worktree', 'add', '--detach', folder, commit], inherit)
  try {
    prepare(folder)
    const there = new Map<string, number[]>()
    const here = new Map<string, number[]>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const pair: [string, Map<string, number[]>][] = [
        [folder, there],
        [root, here],
      ]
      // Neither always goes first.
      if (round % 2 === 1) pair.reverse()
      for (const [place, found] of pair) {
        for (const { what, medians } of await growthOf(place)) {
          found.set(what, [...(found.get(what) ?? []), medians[1]])
        }
      }
    }
    const rows = [...here].flatMap(([what, values]) => {
      const before = there.get(what)
      if (!before) return []
      const [one, other] = [median(before), median(values)]
      const ratio = rounded(other / one, 100)
      return [{ what, [commit]: rounded(one, 100), here: rounded(other, 100), ratio }]
    })
    console.log('Calls with ten times the data, medians, ms')
    console.table(rows)
    const worse = rows.filter(({ ratio }) => ratio > WORSE)
    for (const { what, ratio } of worse) console.log(`Slower: ${what} (× ${ratio})`)
    if (worse.length > 0) process.exitCode = 1
  } finally {
    execFileSync('git', ['-C', root, 'worktree', 'remove', '--force', folder], inherit)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Packages of that commit, and what its contract generates. */
function prepare(folder: string): void {
  const pnpm = join(root, '.toolchain/node_modules/pnpm/bin/pnpm.mjs')
  const options: ExecFileSyncOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }
  execFileSync(
    process.execPath,
    [pnpm, 'install', '--frozen-lockfile', '--prefer-offline'],
    options,
  )
  execFileSync(process.execPath, [join(folder, 'tools/src/generate.ts')], options)
}

async function growthOf(place: string): Promise<Growth[]> {
  const child = fork(join(place, 'apps/server/src/bench/growth.ts'), { cwd: place })
  const exit = once(child, 'exit')
  const told = await Promise.race([
    once(child, 'message').then(
      ([message]) => message as { figures?: Growth[]; failed?: string; skipped?: string },
    ),
    exit.then(() => ({
      failed: 'it ended without a word',
      figures: undefined,
      skipped: undefined,
    })),
  ])
  await exit
  if (!told.figures) throw new Error(told.failed ?? told.skipped)
  return told.figures
}
