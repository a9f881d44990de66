import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { createInProcessFetch } from './inProcessFetch.ts'
import type { BuiltSite, RenderedPage } from './renderer.ts'

export interface SiteOptions {
  site: BuiltSite
  version: string
  /** Whether `ds` in the address is honoured (ALLOW_DS). */
  allowDs: boolean
}

/** Serves the built site: its files for ever, its pages rendered for the tenant of the request. */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { site } = options
  await app.register(fastifyStatic, {
    root: site.clientFolder,
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      void reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const page = await site.renderer.renderPage({
      url: request.url,
      ds: options.allowDs ? dsOf(request) : null,
      now: new Date(),
      version: options.version,
      fetch: createInProcessFetch(app, request.headers.host ?? 'localhost'),
    })
    return sendPage(request, reply, page)
  })
}

function dsOf(request: FastifyRequest): string | null {
  const { ds } = request.query as { ds?: string | string[] }
  return (Array.isArray(ds) ? ds[0] : ds) || null
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
  const etag = `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 27)}"`
  void reply
    .header('content-security-policy', contentSecurityPolicy(page.styleHashes))
    .header('cache-control', 'private, no-cache')
    .header('vary', 'host, accept-encoding')
    .header('etag', etag)
  if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.html)
}

/** No script but our own files; no style block but those we wrote into the page. */
function contentSecurityPolicy(styleHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
