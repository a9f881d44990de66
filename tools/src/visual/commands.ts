import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../paths.ts'

/**
 * Runs a command in a folder that need not be in this tree; its errors are shown.
 *
 * @throws Error when it fails
 */
export function runIn(cwd: string, command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} failed in ${cwd}`)),
    )
  })
}

/** What a command writes, without the white space around. */
export async function readOutput(command: string, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { cwd: root })
  return stdout.trim()
}
