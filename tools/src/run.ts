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
      ...settings(options),
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * Like `run`, but gives what the command printed, its errors included.
 * @param onOutput also hears it while it comes
 */
export async function runCollecting(
  command: string,
  args: string[],
  { onOutput, ...options }: RunOptions & { onOutput?: (chunk: Buffer) => void } = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, { ...settings(options), stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  const take = (chunk: Buffer) => {
    chunks.push(chunk)
    onOutput?.(chunk)
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve(status ?? 1))
  })
  return { code, output: Buffer.concat(chunks).toString() }
}

/** Like `run`, but a failure ends this process with the same code. */
export async function runOrExit(...parameters: Parameters<typeof run>): Promise<void> {
  const code = await run(...parameters)
  if (code !== 0) process.exit(code)
}

function settings({ cwd = '', env }: RunOptions) {
  return { cwd: `${root}/${cwd}`, env: { ...process.env, ...env } }
}
