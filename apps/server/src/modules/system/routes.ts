import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'

import type { Handlers } from '../../contract/handlers.ts'
import { isLoopback } from '../../http/loopback.ts'
import { Problem } from '../../http/problem.ts'
import { contractFile } from './contractFile.ts'
import { getServerState } from './serverState.ts'

export const systemHandlers = {
  getHealth: () => ({ status: 'ok' }),

  async getReadiness({ db }) {
    await sql`select 1`.execute(db)
    return { status: 'ok' }
  },

  getMetrics({ config, metrics, request, reply }) {
    if (!config.metricsOpen && !isLocal(request)) throw new Problem(403, 'forbidden')
    reply.type(metrics.contentType)
    return metrics.text()
  },

  getServerState,

  getVersion: ({ version }) => `${version}\n`,

  getContract: ({ request, reply }) => contractFile(request, reply),

  getCsrfCookie({ reply }) {
    reply.setCsrfCookies()
  },
} satisfies Handlers

/**
 * Whether the call comes from this machine directly, not through a local proxy: such a one forwards
 * who calls, or keeps the public host.
 */
function isLocal({ ip, socket, headers, hostname }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => FORWARDS.test(name))
  const isNamedLocal = isLoopback(hostname.replaceAll(/[[\]]/g, ''))
  return !isForwarded && isNamedLocal && [ip, socket.remoteAddress ?? ''].every(isLoopback)
}

const FORWARDS = /^(x-forwarded-.*|forwarded|via|x-real-ip|cf-connecting-ip|true-client-ip)$/
