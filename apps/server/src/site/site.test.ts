import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

import { formatWait } from '@parket/domain/format/wait'
import { problemText } from '@parket/domain/problems/catalogue'
import { expect, it, onTestFinished } from 'vitest'

import type { AppOptions } from '../app.ts'
import { Problem } from '../problem.ts'
import { startApi } from '../testing/api.ts'
import { createTestDatabase } from '../testing/database.ts'
import { NOW } from '../testing/fixtures.ts'
import { tempFolder } from '../testing/tempFolder.ts'
import { sitePlugin } from './plugin.ts'
import type { RenderedPage, RenderRequest } from './renderer.ts'

const embedded = { name: 'embedded', createDatabase: createTestDatabase } as const

const page: RenderedPage = {
  status: 200,
  html: '<!doctype html><title>Паркет</title>',
  styleHashes: ["'sha256-style='"],
  scriptHashes: ["'sha256-first='", "'sha256-second='"],
}

type Options = {
  render?: (request: RenderRequest) => Promise<RenderedPage>
  allowDs?: boolean
  /** The API's database, where it is not one that works. */
  db?: AppOptions['db']
}

/** The API with a site whose pages are made by `render`. */
async function startSite({ render = async () => page, allowDs = true, db }: Options = {}) {
  const clientFolder = tempFolder()
  mkdirSync(join(clientFolder, 'assets'))
  writeFileSync(join(clientFolder, 'assets', 'home-4f2a.js'), 'export {}')
  writeFileSync(join(clientFolder, 'robots.txt'), 'User-agent: *')
  const api = await startApi(embedded, {
    site: sitePlugin({
      site: { renderer: { renderPage: render }, clientFolder },
      version: '1.2.3',
      allowDs,
      clock: () => NOW,
    }),
    ...(db && { db }),
  })
  onTestFinished(() => api.close())
  return api
}

/** Renders what the API says of the tenant. */
async function renderTenant({ fetch }: RenderRequest): Promise<RenderedPage> {
  const answer = await fetch(new Request('http://page/api/tenant'))
  const { team } = (await answer.json()) as { team: { name: string } }
  return { ...page, html: `<h1>${team.name}</h1>` }
}

/** The directives of a Content-Security-Policy by name. */
function directives(policy: unknown): Record<string, string[]> {
  const parts = String(policy).split(';')
  const words = parts.map((part) => part.trim().split(/\s+/))
  return Object.fromEntries(words.map(([name = '', ...sources]) => [name, sources]))
}

it('lets a page run our files and its own inline blocks, and no other script or style', async () => {
  const api = await startSite()
  const answer = await api.call({ url: '/' })
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toBe(page.html)
  expect(directives(answer.headers['content-security-policy'])).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'sha256-first='", "'sha256-second='"],
    'style-src': ["'self'", "'sha256-style='"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
})

it('sends a page again only when it changed', async () => {
  let html = page.html
  const api = await startSite({ render: async () => ({ ...page, html }) })
  const first = await api.call({ url: '/' })
  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect(first.headers.vary).toContain('host')
  const headers = { 'if-none-match': String(first.headers.etag) }

  const same = await api.call({ url: '/', headers })
  expect(same.statusCode).toBe(304)
  expect(same.body).toBe('')
  expect(same.headers.etag).toBe(first.headers.etag)

  html = '<!doctype html><title>Кубок</title>'
  const changed = await api.call({ url: '/', headers })
  expect(changed.statusCode).toBe(200)
  expect(changed.body).toBe(html)
})

it('answers with the status of the page, never 304 for one that is missing', async () => {
  const api = await startSite({ render: async () => ({ ...page, status: 404 }) })
  const missing = await api.call({ url: '/nowhere' })
  expect(missing.statusCode).toBe(404)
  expect(missing.body).toBe(page.html)
  const headers = { 'if-none-match': String(missing.headers.etag) }
  expect((await api.call({ url: '/nowhere', headers })).statusCode).toBe(404)
})

/** A site that only writes down for which tenant it was to render. */
async function startRecorder(allowDs: boolean) {
  const asked: RenderRequest[] = []
  const render = async (request: RenderRequest) => {
    asked.push(request)
    return page
  }
  return { api: await startSite({ render, allowDs }), asked }
}

it('lets ds name the tenant of a page where that is allowed', async () => {
  const { api, asked } = await startRecorder(true)
  await api.call({ url: '/events?ds=club.test&page=2' })
  await api.call({ url: '/events?ds=club.test&ds=other.test' })
  await api.call({ url: '/events?ds=' })
  await api.call({ url: '/events' })
  expect(asked.map(({ ds }) => ds)).toEqual(['club.test', 'club.test', null, null])
  expect(asked[0]).toMatchObject({ url: '/events?ds=club.test&page=2', now: NOW, version: '1.2.3' })
})

it('ignores ds where it is not allowed', async () => {
  const { api, asked } = await startRecorder(false)
  await api.call({ url: '/events?ds=club.test' })
  expect(asked).toMatchObject([{ url: '/events?ds=club.test', ds: null }])
})

it('renders from the API as the host of the page sees it', async () => {
  const api = await startSite({ render: renderTenant })
  const { db } = api.database
  await db.insertInto('teams').values({ name: 'Клуб', domain: 'club.test' }).execute()
  expect((await api.call({ url: '/', host: 'club.test:8080' })).body).toBe('<h1>Клуб</h1>')
  expect((await api.call({ url: '/' })).body).not.toContain('Клуб')
})

it('says when to come back while the API is not available', async () => {
  const away = await createTestDatabase()
  await away.destroy()
  const api = await startSite({ render: renderTenant, db: away.db })
  const answer = await api.call({ url: '/' })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  })
  expect(answer.body).toContain(problemText('unavailable', { wait: formatWait(5) }))
})

it('shows a failure as text, on a page that loads and sends nothing', async () => {
  const problem = new Problem(403, 'forbidden')
  problem.message = '<script>alert("&")</script>'
  const api = await startSite({ render: () => Promise.reject(problem) })
  const { statusCode, headers, body } = await api.call({ url: '/' })
  expect(statusCode).toBe(403)
  expect(body).toContain('<h1>&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;</h1>')
  const style = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? ''
  expect(directives(headers['content-security-policy'])).toEqual({
    'default-src': ["'none'"],
    'style-src': [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
})

it('tells nothing of a fault of ours', async () => {
  const api = await startSite({ render: () => Promise.reject(new Error('secret')) })
  const { statusCode, body } = await api.call({ url: '/' })
  expect(statusCode).toBe(500)
  expect(body).toContain(problemText('internal'))
  expect(body).not.toContain('secret')
})

it('lets files with a hash in the name be kept for ever, others for an hour', async () => {
  const api = await startSite()
  const script = await api.call({ url: '/assets/home-4f2a.js' })
  expect(script.body).toBe('export {}')
  expect(script.headers['content-type']).toMatch(/\/javascript;/)
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const robots = await api.call({ url: '/robots.txt' })
  expect(robots.headers['cache-control']).toBe('public, max-age=3600')
})

it('ends pages under way when the server closes, with what they still fetch', async () => {
  const started = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const { app } = await startSite({
    render: async (request) => {
      started.resolve()
      await release.promise
      return renderTenant(request)
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  const ended = once(socket, 'close')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await started.promise

  const closed = app.close()
  await expect
    .poll(() => fetch(`${app.listeningOrigin}/healthz`).catch(() => 'refused'))
    .toBe('refused')
  socket.write('GET /late HTTP/1.1\r\nHost: localhost\r\n\r\n')
  release.resolve()
  await ended
  const [underWay, late] = received.split(/(?=HTTP\/1\.1 )/)
  expect(underWay).toMatch(/^HTTP\/1\.1 200 [^]*<h1>/)
  expect(late).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5[^]*<h1>/)
  await closed
})
