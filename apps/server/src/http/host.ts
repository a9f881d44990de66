import { domainToASCII } from 'node:url'

import type { FastifyRequest } from 'fastify'

/**
 * The name the caller used for this server: lower case, without port or closing dot, IDN as
 * punycode; '' when it is no host name. Behind a trusted proxy Fastify reads `X-Forwarded-Host`.
 */
export function hostOf(request: FastifyRequest): string {
  return normalizeHost(request.hostname)
}

/** A host or a domain in the one spelling in which they are compared. */
export function normalizeHost(host: string): string {
  return domainToASCII(host.trim().replace(/\.$/, '')).toLowerCase()
}
