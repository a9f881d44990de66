import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { formatWait } from '@parket/domain/format/wait'
import { DEFAULT_ACCENT } from '@parket/domain/brand/brand'
import { problemText } from '@parket/domain/problems/catalogue'
import type { RenderedPage, RenderRequest, ShareCard, SiteRenderer } from '@parket/site/rendering'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'

import type { AppOptions } from '../app.ts'
import { Problem } from '../http/problem.ts'
import { startApi } from '../testing/api.ts'
import { anyEngine, createTestDatabase } from '../testing/database.ts'
import { NOW } from '../testing/fixtures.ts'
import { tempFolder } from '../testing/tempFolder.ts'
import { createTeam } from '../testing/fixtures.ts'
import { sitePlugin } from './plugin.ts'
import { createSharePictures } from './sharePicture.ts'

const engine = anyEngine()

const page: RenderedPage = {
  status: 200,
  html: '<!doctype html><title>Паркет</title>',
  styleHashes: ["'sha256-style='"],
  scriptHashes: ["'sha256-first='", "'sha256-second='"],
}

type Options = {
  render?: (request: RenderRequest) => Promise<RenderedPage>
  others?: Partial<SiteRenderer>
  allowDs?: boolean
  /** The API's database, where it is not one that works. */
  db?: AppOptions['db']
}

/** A renderer of which only what a test asks for is looked at. */
const silent: SiteRenderer = {
  earlyHints: () => [],
  renderPage: async () => page,
  renderShareCard: async () => null,
  renderSitemap: async () => '',
  renderStationManifest: async () => '{}',
  emergencyPage: () => '',
  renderRobots: async () => '',
}

/** The API with a site whose pages are made by `render`. */
async function startSite({ render = async () => page, others, allowDs = true, db }: Options = {}) {
  const clientFolder = tempFolder()
  mkdirSync(join(clientFolder, 'assets'))
  writeFileSync(join(clientFolder, 'assets', 'home-4f2a.js'), 'export {}')
  writeFileSync(join(clientFolder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(clientFolder, 'station-worker.js'), '')
  const api = await startApi(engine, {
    site: sitePlugin({
      site: { renderer: { ...silent, renderPage: render, ...others }, clientFolder },
      version: '1.2.3',
      allowDs,
      siteUrl: (domain) => `https://${domain ?? 'parket.test'}`,
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

it('answers a form sent without script with its page, never with another host’s', async () => {
  const api = await startSite()
  const send = async (url: string) => {
    const { statusCode, headers } = await api.call({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'regN=100000&pinCode=123456',
    })
    return [statusCode, headers.location]
  }
  expect(await send('/events/1/register?count=solo')).toEqual([
    303,
    '/events/1/register?count=solo',
  ])
  expect(await send('//evil.test/events/')).toEqual([303, '/evil.test/events/'])
})

it('keeps every page apart from the windows that opened it', async () => {
  const api = await startSite({})
  for (const url of ['/', '/robots.txt', '/nothing-here']) {
    const { headers } = await api.call({ url })
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  }
})

it('compresses each page by itself: whoever takes brotli reads the same as whoever does not', async () => {
  const api = await startSite({
    render: async ({ url }) => ({ ...page, html: `${page.html}<p>${url}</p>`.repeat(20) }),
  })
  for (const url of ['/events/1/', '/events/2/', '/events/1/']) {
    const plain = await api.call({ url })
    const compressed = await api.call({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(compressed.headers.vary).toContain('accept-encoding')
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
    expect(compressed.headers.etag).toBe(plain.headers.etag)
    const refused = await api.call({ url, headers: { 'accept-encoding': 'br;q=0' } })
    expect(refused.body).toBe(plain.body)
  }
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
  const api = await startSite({ render: renderTenant, db: away.db })
  await away.destroy()
  const answer = await api.call({ url: '/' })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  })
  expect(answer.body).toContain(problemText('unavailable', { wait: formatWait(5) }))
  expect(answer.body).toContain('<meta http-equiv="refresh" content="5">')
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

it('shows a failure in the colours of the team that this host was known as', async () => {
  let isBroken = false
  const api = await startSite({
    render: (request) => (isBroken ? Promise.reject(new Error('secret')) : renderTenant(request)),
  })
  await createTeam(api.database.db, { name: 'Весна', domain: 'vesna.test', accent: '#2f6f4f' })
  await api.call({ url: '/', host: 'vesna.test' })
  isBroken = true
  const { body } = await api.call({ url: '/', host: 'vesna.test' })
  expect(body).toContain('Весна')
  expect(body).toContain('--accent:#2f6f4f')
  const elsewhere = await api.call({ url: '/', host: 'other.test' })
  expect(elsewhere.body).toContain(`--accent:${DEFAULT_ACCENT}`)
})

it('tells nothing of a fault of ours', async () => {
  const api = await startSite({ render: () => Promise.reject(new Error('secret')) })
  const { statusCode, body } = await api.call({ url: '/' })
  expect(statusCode).toBe(500)
  expect(body).not.toContain('http-equiv="refresh"')
  expect(body).toContain(problemText('internal'))
  expect(body).not.toContain('secret')
})

it('lets files with a hash in the name be kept for ever, others for an hour', async () => {
  const api = await startSite()
  const script = await api.call({ url: '/assets/home-4f2a.js' })
  expect(script.body).toBe('export {}')
  expect(script.headers['content-type']).toMatch(/\/javascript;/)
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const icon = await api.call({ url: '/favicon.svg' })
  expect(icon.headers['cache-control']).toBe('public, max-age=3600')
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
  const lateCame = once(app.server, 'request')
  socket.write('GET /late HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await lateCame
  release.resolve()
  await ended
  const [underWay, late] = received.split(/(?=HTTP\/1\.1 )/)
  expect(underWay).toMatch(/^HTTP\/1\.1 200 [^]*<h1>/)
  expect(late).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5[^]*<h1>/)
  await closed
})

/** A card of the tenant, with the event's banner where it has one. */
const card = (name: string, picture: string | null = null): ShareCard => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="800" height="630" fill="#7a2a5c"/><title>${name}</title></svg>`,
  picture,
})

it('draws the picture of a link, as an image that may be kept', async () => {
  const asked: string[] = []
  const api = await startSite({
    others: {
      async renderShareCard({ url }) {
        asked.push(url)
        return card(url)
      },
    },
  })
  const answer = await api.call({ url: '/events/1/share.png?v=3' })
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
    vary: expect.stringContaining('host'),
    'cross-origin-resource-policy': 'cross-origin',
  })
  const { width, height, format } = await sharp(answer.rawPayload).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  await api.call({ url: '/share.png' })
  const result = await api.call({ url: '/events/1/results/41/share.png?number=57' })
  // Names go with their consent.
  expect(result.headers['cache-control']).toBe('public, no-cache')
  expect(asked).toEqual(['/events/1/?v=3', '/', '/events/1/results/41/?number=57'])

  const headers = { 'if-none-match': String(answer.headers.etag) }
  const again = await api.call({ url: '/events/1/share.png?v=3', headers })
  expect(again.statusCode).toBe(304)
  expect((await api.call({ url: '/share.png', headers })).statusCode).toBe(200)
})

it('shows in the picture what its banner shows, and does without one that is gone', async () => {
  const green = await sharp({
    create: { width: 400, height: 200, channels: 3, background: '#00ff00' },
  })
    .png()
    .toBuffer()
  const drawn = async (picture: Buffer | null) => {
    const { png } = await createSharePictures()(card('x', '/banner'), async () => picture)
    const { data } = await sharp(png)
      .extract({ left: 1000, top: 300, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...data]
  }
  expect(await drawn(green)).toEqual([0, 255, 0])
  expect(await drawn(null)).toEqual([255, 255, 255])
  expect(await drawn(Buffer.from('no picture'))).toEqual([255, 255, 255])
})

it('has no picture of what is not there', async () => {
  const api = await startSite()
  expect((await api.call({ url: '/events/9/share.png' })).statusCode).toBe(404)
})

it('lets the worker of devices fetch from its own server, and nothing else', async () => {
  const api = await startSite()
  const { headers } = await api.call({ url: '/station-worker.js' })
  expect(directives(headers['content-security-policy'])).toEqual({
    'default-src': ["'none'"],
    'connect-src': ["'self'"],
  })
})

it('gives what installs the page of devices, by host', async () => {
  const api = await startSite({
    others: { renderStationManifest: async () => '{"start_url":"/station"}' },
  })
  const manifest = await api.call({ url: '/station.webmanifest' })
  expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(manifest.headers['vary']).toContain('host')
  expect(manifest.json()).toEqual({ start_url: '/station' })
})

it('gives robots.txt and sitemap.xml of the tenant', async () => {
  const api = await startSite({
    others: {
      renderRobots: async ({ siteUrl }) => `Sitemap: ${siteUrl('club.test')}/sitemap.xml`,
      renderSitemap: async () => '<urlset/>',
    },
  })
  const robots = await api.call({ url: '/robots.txt' })
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(robots.body).toBe('Sitemap: https://club.test/sitemap.xml')
  const sitemap = await api.call({ url: '/sitemap.xml' })
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(sitemap.headers.vary).toContain('host')
})

it('never answers one tenant with what another has, whatever was kept', async () => {
  const api = await startSite({
    render: renderTenant,
    others: {
      async renderShareCard({ fetch }) {
        const answer = await fetch(new Request('http://page/api/tenant'))
        const { team } = (await answer.json()) as { team: { name: string } }
        return card(team.name)
      },
    },
  })
  const { db } = api.database
  await db.insertInto('teams').values({ name: 'Клуб', domain: 'club.test' }).execute()
  for (const url of ['/', '/share.png']) {
    const own = await api.call({ url, host: 'club.test' })
    const headers = { 'if-none-match': String(own.headers.etag) }
    const others = await api.call({ url, headers })
    expect(others.statusCode).toBe(200)
    expect(others.headers.etag).not.toBe(own.headers.etag)
    expect(others.headers.vary).toContain('host')
  }
})

it('makes the same page for everybody: whoever is logged in is known to the browser alone', async () => {
  const seen: (string | null)[] = []
  const api = await startSite({
    async render({ fetch }) {
      const request = new Request('http://page/api/tenant')
      seen.push(request.headers.get('authorization'), request.headers.get('cookie'))
      await fetch(request)
      return page
    },
  })
  const headers = { authorization: 'Bearer 1|secret', cookie: 'session=1' }
  const answer = await api.call({ url: '/', headers })
  expect(answer.headers['cache-control']).toBe('private, no-cache')
  expect(seen).toEqual([null, null])
})

it('hints to a browser that opens a page what it needs, before the page is made; to nobody else', async () => {
  const { app } = await startSite({
    others: { earlyHints: () => ['</assets/home-4f2a.js>; rel=modulepreload'] },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(app.listeningOrigin)
  const ask = async (headers: Record<string, string>) => {
    const hints: unknown[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    get({ port, headers }, (answer) => answer.resume().on('end', resolve)).on(
      'information',
      ({ statusCode, headers: { link } }) => hints.push([statusCode, link]),
    )
    await promise
    return hints
  }
  expect(await ask({ 'sec-fetch-mode': 'navigate' })).toEqual([
    [103, '</assets/home-4f2a.js>; rel=modulepreload'],
  ])
  expect(await ask({})).toEqual([])
})
