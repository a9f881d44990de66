import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { onTestFinished } from 'vitest'

export interface Child {
  process: ChildProcessWithoutNullStreams
  /** The next line of its standard output; null when there will be none. */
  nextLine: () => Promise<string | null>
  /** What it wrote to the error output so far. */
  errors: () => string
  /** Resolves when it has ended, with its exit code; null when a signal ended it. */
  exit: Promise<number | null>
}

/**
 * Runs a script of the server as a process of its own; it is killed when the test ends.
 *
 * @param script path under `src/`
 */
export function runScript(
  script: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Child {
  const child = spawnScript(script, env, args)
  onTestFinished(() => killChild(child))
  return child
}

/** The same for several tests; the caller stops it. */
export function spawnScript(
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Child {
  const path = join(import.meta.dirname, '..', script)
  const child = spawn(process.execPath, [path, ...args], {
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], ...env },
  })
  child.stdin.end()
  const errors: string[] = []
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const exit = once(child, 'close').then(() => child.exitCode)
  return {
    process: child,
    nextLine: async () => {
      const next = await lines.next()
      return next.done ? null : next.value
    },
    errors: () => errors.join(''),
    exit,
  }
}

/** Kills it (SIGKILL) and waits for its end. */
export async function killChild({ process: child, exit }: Child): Promise<void> {
  child.kill('SIGKILL')
  await exit
}
