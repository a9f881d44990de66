import { createHash } from 'node:crypto'

import fastifyStatic from '@fastify/static'
import type { RenderedPage, RenderRequest } from '@parket/site/rendering'
import { secondsInDay, secondsInHour } from 'date-fns/constants'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'

import { acceptsEncoding } from '../http/compression.ts'
import { Problem } from '../http/problem.ts'
import { createCompressedPages, type CompressedPages } from './compressedPages.ts'
import { answerPageError } from './errorPage.ts'
import { createInProcessFetch } from './inProcessFetch.ts'
import type { BuiltSite } from './renderer.ts'
import { createSharePictures } from './sharePicture.ts'

export type SiteOptions = {
  site: BuiltSite
  version: string
  /** Whether `?ds=` may name the tenant (ALLOW_DS). */
  allowDs: boolean
  /** Where a team's site is found, by its domain. */
  siteUrl: (domain: string | null) => string
  /** The only source of the present moment. */
  clock?: () => Date
}

/** Its own policy is that of its script: it fetches what it keeps. */
const STATION_WORKER = '/station-worker.js'

const YEAR_SECONDS = 365 * secondsInDay

/** Serves the built site: its files for ever, its pages rendered for the tenant of the request. */
export function sitePlugin(options: SiteOptions): FastifyPluginAsync {
  const { site, version, allowDs, siteUrl, clock = () => new Date() } = options
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
        if (path.includes(STATION_WORKER)) {
          void reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
        }
      },
    })

    const compressedPages = createCompressedPages()
    const requestOf = (request: FastifyRequest, url: string): RenderRequest => ({
      url,
      ds: allowDs ? dsOf(request) : null,
      now: clock(),
      version,
      fetch: createInProcessFetch(app, request.hostname),
      siteUrl,
      onRevalidated: (page) => compressedPages.recompress(page),
    })

    app.get('/robots.txt', async (request, reply) => {
      const text = await site.renderer.renderRobots(requestOf(request, '/'))
      return sendTenantFile(request, reply, { text, type: 'text/plain; charset=utf-8' })
    })

    app.get('/station.webmanifest', async (request, reply) => {
      const text = await site.renderer.renderStationManifest(requestOf(request, request.url))
      return sendTenantFile(request, reply, { text, type: 'application/manifest+json' })
    })

    app.get('/sitemap.xml', async (request, reply) => {
      const text = await site.renderer.renderSitemap(requestOf(request, '/'))
      return sendTenantFile(request, reply, { text, type: 'application/xml; charset=utf-8' })
    })

    const drawShareCard = createSharePictures()
    const sharePath = '/share.png'
    for (const page of ['', '/events/:eventId', '/events/:eventId/results/:groupNum']) {
      app.get(page + sharePath, async (request, reply) => {
        const asked = requestOf(request, request.url.replace(sharePath, '/'))
        const card = await site.renderer.renderShareCard(asked)
        if (!card) throw new Problem(404, 'not_found')
        const { png, etag } = await drawShareCard(card, (address) => readPicture(asked, address))
        return sendTenantFile(request, reply, {
          text: png,
          type: 'image/png',
          etag,
          // Names go with their consent, places change with a correction.
          isFresh: page.includes('results'),
        })
      })
    }

    // A form posted by a page without script: nothing is accepted, the page explains what it needs.
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    app.post('/*', (request, reply) => reply.redirect(ownAddress(request.url), 303))

    app.get('/*', async (request, reply) => {
      sendEarlyHints(request, reply, site.renderer.earlyHints(request.url))
      const page = await site.renderer.renderPage(requestOf(request, request.url))
      return sendPage(request, reply, page, compressedPages)
    })
  }
}

/** With a single leading slash: `//name` would be another host. */
function ownAddress(url: string): string {
  return url.replace(/^[/\\]+/, '/')
}

/** Reads a picture of our own API; null if it is not public. */
async function readPicture({ fetch, ds }: RenderRequest, address: string): Promise<Buffer | null> {
  const url = new URL(address, 'http://page')
  if (ds !== null) url.searchParams.set('ds', ds)
  const answer = await fetch(new Request(url))
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null
}

/**
 * 103 Early Hints: what the page needs can be fetched while it is being made. Only browsers that open
 * a page ask for that; others may not know what to do with an answer before the answer.
 */
function sendEarlyHints(request: FastifyRequest, reply: FastifyReply, links: string[]): void {
  if (request.headers['sec-fetch-mode'] !== 'navigate' || links.length === 0) return
  reply.raw.writeEarlyHints({ link: links })
}

interface TenantFile {
  text: string | Buffer
  type: string
  etag?: string
  /** Asked anew each time. */
  isFresh?: boolean
}

/** A file that each tenant has its own of; whoever keeps it must tell hosts apart. */
function sendTenantFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type, etag = etagOf(text), isFresh = false }: TenantFile,
): FastifyReply {
  void reply
    .header('cache-control', isFresh ? 'public, no-cache' : `public, max-age=${secondsInHour}`)
    .header('vary', 'host')
    .header('etag', etag)
    // Messengers show the picture on their own pages.
    .header('cross-origin-resource-policy', 'cross-origin')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type).send(text)
}

function etagOf(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url')}"`
}

/** The names of built files hold a hash of their content. */
function cacheControlOf(path: string): string {
  return path.includes('/assets/')
    ? `public, max-age=${YEAR_SECONDS}, immutable`
    : `public, max-age=${secondsInHour}`
}

function dsOf(request: FastifyRequest): string | null {
  const { ds } = request.query as { ds?: string | string[] }
  return (Array.isArray(ds) ? ds[0] : ds) || null
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  compressedPages: CompressedPages,
): Promise<FastifyReply> {
  const etag = etagOf(page.html)
  void reply
    .header('content-security-policy', contentSecurityPolicy(page))
    .header('cache-control', 'private, no-cache')
    .header('vary', 'host, accept-encoding')
    .header('etag', etag)
  if (page.status === 200 && request.headers['if-none-match'] === etag) {
    return reply.code(304).send()
  }
  void reply.code(page.status).type('text/html; charset=utf-8')
  // Clients without brotli are handled by the compression plugin.
  if (!acceptsEncoding(request, 'br')) return reply.send(page.html)
  return reply.header('content-encoding', 'br').send(await compressedPages.compressed(page))
}

/** No script but our own files, no style block but those we wrote into the page. */
function contentSecurityPolicy({ styleHashes, scriptHashes }: RenderedPage): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(' ')}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
