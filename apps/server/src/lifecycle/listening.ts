import { once } from 'node:events'
import { createServer } from 'node:net'
import { promisify } from 'node:util'

import type { Config } from '../config/config.ts'
import { OperatorError } from '../operator/operatorError.ts'

type Place = Pick<Config, 'host' | 'port'>

/**
 * Opens the port and closes it again, before the slow steps (building the site, preparing the
 * database) begin for a server that could not listen.
 *
 * @throws OperatorError when the port cannot be listened on
 */
export async function refuseTakenPort({ host, port }: Place): Promise<void> {
  const probe = createServer()
  await startListening({ host, port }, () => once(probe.listen({ host, port }), 'listening'))
  await promisify(probe.close.bind(probe))()
}

/** Begins to listen at a place. @throws OperatorError that says why it is not possible there */
export async function startListening(
  { host, port }: Place,
  begin: () => Promise<unknown>,
): Promise<void> {
  try {
    await begin()
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    throw new OperatorError(listenProblem(String(error.code), host, port), { cause: error })
  }
}

function listenProblem(code: string, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT ${port} on ${host} is taken by another program.`
    case 'EACCES':
      return `PORT ${port} needs more rights; choose one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is no address of this machine.`
    default:
      return `Cannot listen on HOST ${host}, PORT ${port} (${code}).`
  }
}
