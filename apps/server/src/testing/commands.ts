import { expect } from 'vitest'

import { runScript, type Child } from './child.ts'

const READY = /is running at (http:\/\/localhost:\d+)$/

/** Waits until a server that was started by `main.ts` listens. @returns its address */
export async function urlOf(server: Child): Promise<string> {
  const [, url] = READY.exec((await server.nextLine()) ?? '') ?? []
  if (url === undefined) throw new Error(server.errors())
  return url
}

/**
 * Runs a command to its end.
 *
 * @param script path under `src/`
 * @returns its exit code, and all that it printed
 */
export async function runCommand(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; text: string }> {
  const child = runScript(script, env, args)
  const lines: string[] = []
  for (let line = await child.nextLine(); line !== null; line = await child.nextLine()) {
    lines.push(line)
  }
  return { code: await child.exit, text: [...lines, child.errors()].join('\n').trimEnd() }
}

/** Runs a command that must end well. @returns what it printed */
export async function outputOf(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<string> {
  const { code, text } = await runCommand(script, args, env)
  expect({ code, text }).toEqual({ code: 0, text })
  return text
}
