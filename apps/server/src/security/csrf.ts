import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

import { hostOf } from '../http/host.ts'
import { Problem } from '../http/problem.ts'

const SECRET = /^[\w-]{43}$/

declare module 'fastify' {
  interface FastifyInstance {
    /** Refuses a call that may not come from our own page. @throws Problem 419 */
    checkCsrf: (request: FastifyRequest) => void
  }
  interface FastifyReply {
    /** Sets the pair of cookies: the secret for us, `XSRF-TOKEN` for the page to read. */
    setCsrfCookies: () => void
  }
}

/**
 * CSRF (docs/rules/accounts.md, «CSRF»): the page reads
 * `XSRF-TOKEN` = HMAC(secret, host) and sends it back as `X-XSRF-TOKEN`. It is bound to the host,
 * so a token of one tenant is of no use on another. Which calls are checked, the contract says.
 */
export const csrfPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    await app.register(fastifyCookie)

    app.decorate('checkCsrf', (request) => {
      if (isForeign(request) || !hasToken(request)) throw new Problem(419, 'csrf_mismatch')
    })

    app.decorateReply('setCsrfCookies', function setCsrfCookies(this: FastifyReply) {
      const { request } = this
      const secret = readSecret(request) ?? randomBytes(32).toString('base64url')
      const options = { path: '/', sameSite: 'lax', secure: isSecure(request) } as const
      this.setCookie(secretCookie(request), secret, { ...options, httpOnly: true })
      this.setCookie('XSRF-TOKEN', tokenFor(secret, request), options)
    })
  },
  { name: 'csrf' },
)

function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https'
}

/** `__Host-` keeps other subdomains from planting a secret of theirs, but exists only over TLS. */
function secretCookie(request: FastifyRequest): string {
  return isSecure(request) ? '__Host-parket-csrf' : 'parket-csrf'
}

function readSecret(request: FastifyRequest): string | undefined {
  const secret = request.cookies[secretCookie(request)]
  return secret && SECRET.test(secret) ? secret : undefined
}

function tokenFor(secret: string, request: FastifyRequest): string {
  return createHmac('sha256', secret).update(hostOf(request)).digest('base64url')
}

function hasToken(request: FastifyRequest): boolean {
  const secret = readSecret(request)
  const given = request.headers['x-xsrf-token']
  if (!secret || typeof given !== 'string') return false
  const expected = Buffer.from(tokenFor(secret, request))
  const received = Buffer.from(given)
  return expected.length === received.length && timingSafeEqual(expected, received)
}

/** What the browser itself says of where the call comes from. */
function isForeign({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (headers.origin === undefined) return false
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== host.toLowerCase()
}
