import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

import { normalizeAddress } from './callerAddress.ts'
import { Problem } from './problem.ts'

type Options = {
  /** Whether a trusted proxy's `X-Forwarded-Host` names the host (TRUST_FORWARDED_HOST). */
  trustForwardedHost: boolean
}

const HOST = 'host'
const FORWARDED_HOST = 'x-forwarded-host'

/**
 * Whom a request is believed to come from and which host it asks for. `X-Forwarded-Host` has a
 * switch of its own: most proxies keep `Host` and pass a caller's own `X-Forwarded-Host` on.
 */
export const forwardingPlugin = fastifyPlugin(
  async (app: FastifyInstance, { trustForwardedHost }: Options) => {
    app.addHook('onRequest', async (request) => {
      if (!trustForwardedHost) delete request.raw.headers[FORWARDED_HOST]
      // A proxy and we could each read another one of two hosts.
      if (countHosts(request) > 1) throw new Problem(400, 'malformed')
      // What is no address cannot be counted.
      if (normalizeAddress(addressOf(request)) === null) throw new Problem(400, 'malformed')
    })
    if (!trustForwardedHost) return
    app.addHook('onSend', async (_request, reply, payload) => {
      if (variesBy(reply).includes(HOST)) {
        reply.header('vary', [...variesBy(reply), FORWARDED_HOST].join(', '))
      }
      return payload
    })
  },
  { name: 'forwarding' },
)

/** Nothing once the connection is closed. */
function addressOf({ ip }: { ip: string | undefined }): string {
  return ip ?? ''
}

function countHosts({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === HOST).length
}

function variesBy(reply: FastifyReply): string[] {
  return String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)
}
