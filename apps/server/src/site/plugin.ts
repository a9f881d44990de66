import { createHash } from 'node:crypto'

import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'

import { answerPageError } from './errorPage.ts'
import { createInProcessFetch } from './inProcessFetch.ts'
import type { BuiltSite, RenderedPage } from './renderer.ts'

export type SiteOptions = {
  site: BuiltSite
  version: string
  /** Whether `?ds=` may name the tenant (ALLOW_DS). */
  allowDs: boolean
  /** The only source of the present moment. */
  clock?: () => Date
}

const YEAR_SECONDS = 365 * 24 * 60 * 60
const HOUR_SECONDS = 60 * 60

/** Serves the built site: its files for ever, its pages rendered for the tenant of the request. */
export function sitePlugin(options: SiteOptions): FastifyPluginAsync {
  const { site, version, allowDs, clock = () => new Date() } = options
  return async (app) => {
    app.setErrorHandler(answerPageError)
    await app.register(fastifyStatic, {
      root: site.clientFolder,
      wildcard: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', cacheControlOf(path))
      },
    })

    app.get('/*', async (request, reply) => {
      const page = await site.renderer.renderPage({
        url: request.url,
        ds: allowDs ? dsOf(request) : null,
        now: clock(),
        version,
        fetch: createInProcessFetch(app, request.hostname),
      })
      return sendPage(request, reply, page)
    })
  }
}

/** The names of built files hold a hash of their content. */
function cacheControlOf(path: string): string {
  return path.includes('/assets/')
    ? `public, max-age=${YEAR_SECONDS}, immutable`
    : `public, max-age=${HOUR_SECONDS}`
}

function dsOf(request: FastifyRequest): string | null {
  const { ds } = request.query as { ds?: string | string[] }
  return (Array.isArray(ds) ? ds[0] : ds) || null
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
  const etag = `W/"${createHash('sha256').update(page.html).digest('base64url')}"`
  void reply
    .header('content-security-policy', contentSecurityPolicy(page))
    .header('cache-control', 'private, no-cache')
    .header('vary', 'host')
    .header('etag', etag)
  if (page.status === 200 && request.headers['if-none-match'] === etag) {
    return reply.code(304).send()
  }
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.html)
}

/** No script but our own files, no style block but those we wrote into the page. */
function contentSecurityPolicy({ styleHashes, scriptHashes }: RenderedPage): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(' ')}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // The rouble sign is a font of its own, within the CSS.
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
