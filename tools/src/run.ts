import { spawn } from 'node:child_process'
import { root } from './paths.ts'

export interface RunOptions {
  /** Folder to run in, from the repository's root. */
  cwd?: string
  env?: Record<string, string>
}

/** Runs a command with our own output and gives its exit code; a signal counts as 1. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: `${root}/${options.cwd ?? ''}`,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Like `run`, but a failure ends this process with the same code. */
export async function runOrExit(...parameters: Parameters<typeof run>): Promise<void> {
  const code = await run(...parameters)
  if (code !== 0) process.exit(code)
}
