import { existsSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'

import type { Log } from '../logging/log.ts'
import { OperatorError } from '../operator/operatorError.ts'

/** What a running process is asked for. */
export interface CopyOrder {
  /** Absolute: where the copy goes. */
  into: string
  key: string | null
}

/** A line of the answer: what is done, and at last the folder or why there is none. */
type Told = { step: string } | { folder: string } | { problem: string }

/** Longest path of a socket that every system takes. */
const LONGEST = 103

export function controlSocket(dataDir: string): string {
  return join(dataDir, 'control.sock')
}

/**
 * The door by which commands of this machine ask the process that holds the embedded database. A socket of this account
 * alone (0600), below a folder that is too.
 *
 * @returns closes it
 */
export async function openControl(
  dataDir: string,
  copy: (order: CopyOrder, onStep: (line: string) => void) => Promise<string>,
  log: Log,
): Promise<() => Promise<void>> {
  const path = controlSocket(dataDir)
  if (Buffer.byteLength(path) > LONGEST) {
    log.warn({ path }, 'the path is too long for a socket: stop the server to make a copy')
    return async () => {}
  }
  // Left by a process that was killed: the lock of the folder is ours.
  await rm(path, { force: true })
  let isBusy = false
  const server = createServer((incoming, answer) => {
    const tell = (told: Told): void => void answer.write(`${JSON.stringify(told)}\n`)
    async function work(): Promise<void> {
      const order = (await json(incoming)) as CopyOrder
      if (isBusy) return tell({ problem: 'another one is being made' })
      isBusy = true
      const folder = await copy(order, (step) => tell({ step })).finally(() => (isBusy = false))
      tell({ folder })
    }
    work()
      .catch((error: unknown) => {
        log.error({ err: error }, 'a copy was not made')
        tell({ problem: error instanceof Error ? error.message : String(error) })
      })
      .finally(() => answer.end())
  })
  server.listen(path)
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject))
  await chmod(path, 0o600)
  return async () => {
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
    await rm(path, { force: true })
  }
}

/**
 * Asks the process that holds DATA_DIR for a copy.
 *
 * @returns the folder of the copy; null where no process answers
 * @throws OperatorError what the process could not do
 */
export async function askForCopy(
  dataDir: string,
  order: CopyOrder,
  onStep: (line: string) => void,
): Promise<string | null> {
  const socketPath = controlSocket(dataDir)
  if (!existsSync(socketPath)) return null
  const answer = await new Promise<IncomingMessage | null>((resolve, reject) => {
    const asked = request({ socketPath, method: 'POST', path: '/copy' }, resolve)
    asked.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? resolve(null) : reject(error),
    )
    asked.end(JSON.stringify(order))
  })
  if (answer === null) return null
  for await (const line of linesOf(answer)) {
    const told = JSON.parse(line) as Told
    if ('folder' in told) return told.folder
    if ('problem' in told) throw new OperatorError(`The copy was not made: ${told.problem}`)
    onStep(told.step)
  }
  throw new OperatorError('The server ended while it made the copy: ask again.')
}

/** The whole lines of an answer. A server that is killed breaks it off: that it named no folder says enough. */
async function* linesOf(answer: IncomingMessage): AsyncGenerator<string> {
  let rest = ''
  try {
    for await (const chunk of answer.setEncoding('utf8')) {
      const lines = (rest + (chunk as string)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ECONNRESET')) throw error
  }
}
