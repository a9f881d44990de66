import { readFile } from 'node:fs/promises'
import { createServer, request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createApiClient } from '@parket/api-client/client'

// Before React is imported, or visitors get the one for developers.
process.env.NODE_ENV ??= 'production'
const { render } = await import('./dist/server/server.js')

const port = Number(process.env.PORT ?? 8080)
const api = new URL(process.env.API_URL ?? 'http://127.0.0.1:3000')
/** Where visitors find the site. */
const site = new URL(process.env.SITE_URL ?? `http://localhost:${port}`)
const files = join(import.meta.dirname, 'dist', 'client')
const template = await readFile(join(files, 'index.html'), 'utf8')

const types = { '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' }

const server = createServer(async (request, response) => {
  try {
    // «//host» at the beginning would be another host's address.
    if (!/^\/(?!\/)/.test(request.url)) return response.writeHead(400).end()
    const url = new URL(site.origin + request.url)
    if (/^\/(api|sanctum)\/|^\/events\/.*\/share\.png$/.test(url.pathname))
      passOn(url, request, response)
    else if (/^\/assets\/[\w.-]+$/.test(url.pathname)) await sendFile(url.pathname, response)
    else await sendPage(url, response)
  } catch (error) {
    process.stderr.write(`${error.stack}\n`)
    response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end('Страница не открылась. Попробуйте ещё раз.')
  }
})
// A proxy stands before it.
server.listen(port, process.env.HOST ?? '127.0.0.1', () => {
  process.stdout.write(`${site.origin}\n`)
})

async function sendPage(url, response) {
  const getDs = () => url.searchParams.get('ds')
  const client = createApiClient({ baseUrl: api.origin, csrf: 'none', getDs, fetch: read })
  const { status, html, data } = await render(url.href, client)
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
  // Functions: «$» of a name is no pattern.
  response.end(template.replace('<!--page-->', () => html).replace('<!--data-->', () => data))
}

async function sendFile(pathname, response) {
  const file = await readFile(join(files, pathname)).catch(() => null)
  if (file === null) return response.writeHead(404).end()
  response.setHeader('Content-Type', types[extname(pathname)] ?? 'application/octet-stream')
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable').end(file)
}

/** Starts a call of the API, whatever host the address names. */
function ask({ pathname, search }, options) {
  const start = api.protocol === 'https:' ? askHttps : askHttp
  return start(api.origin + pathname + search, { servername: api.hostname, ...options })
}

/** In place of `fetch`, which cannot send the host of the site: by it the API knows the team. */
function read(request) {
  const headers = { ...Object.fromEntries(request.headers), host: site.host }
  return new Promise((resolve, reject) => {
    const fail = (cause) => reject(new TypeError('The API was not reached.', { cause }))
    const call = ask(new URL(request.url), { headers, signal: request.signal })
    call.on('error', fail).on('response', (answer) => {
      const { statusCode: status, headers } = answer
      buffer(answer)
        .then((body) => resolve(new Response(body, { status, headers })))
        .catch(fail)
    })
    call.end()
  })
}

/** The API answers its own origin only; in production a proxy before the site does this. */
function passOn(url, request, response) {
  const { method, headers } = request
  const call = ask(url, { method, headers })
  call.on('response', (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    pipeline(answer, response, () => {})
  })
  call.on('error', () =>
    response.headersSent ? response.destroy() : response.writeHead(502).end(),
  )
  // The visitor has left, or has the whole answer.
  response.on('close', () => call.destroy())
  request.pipe(call)
}
