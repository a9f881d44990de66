import { readFile } from 'node:fs/promises'
import { createServer, request as ask } from 'node:http'
import { extname, join } from 'node:path'
import { createApiClient } from '@parket/api-client/client'
import { render } from './dist/server/server.js'

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3000'
/** Where visitors find the site. */
const siteUrl = process.env.SITE_URL ?? 'http://localhost:8080'
const client = join(import.meta.dirname, 'dist', 'client')
const template = await readFile(join(client, 'index.html'), 'utf8')

const types = { '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' }

const server = createServer(async (request, response) => {
  try {
    const url = new URL(siteUrl + request.url)
    if (/^\/(api|sanctum)\//.test(url.pathname)) passOn(request, response)
    else if (/^\/assets\/[\w.-]+$/.test(url.pathname)) await sendFile(url.pathname, response)
    else await sendPage(url, response)
  } catch {
    response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end('Страница не открылась. Попробуйте ещё раз.')
  }
})
server.listen(Number(process.env.PORT ?? 8080), () => {
  process.stdout.write(`http://localhost:${server.address().port}\n`)
})

async function sendPage(url, response) {
  // Domain of the team, where the API's host does not name it.
  const getDs = () => url.searchParams.get('ds') ?? process.env.PARKET_DS ?? null
  const api = createApiClient({ baseUrl: apiUrl, csrf: 'none', getDs })
  const { status, html, data } = await render(url.href, api)
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
  // Functions: «$» of a name is no pattern.
  response.end(template.replace('<!--page-->', () => html).replace('<!--data-->', () => data))
}

async function sendFile(pathname, response) {
  const file = await readFile(join(client, pathname)).catch(() => null)
  if (file === null) return response.writeHead(404).end()
  response.setHeader('Content-Type', types[extname(pathname)] ?? 'application/octet-stream')
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable').end(file)
}

/** The API answers its own origin only; in production a proxy before the site does this. */
function passOn(request, response) {
  const { method, headers } = request
  const call = ask(new URL(request.url, apiUrl), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    answer.pipe(response)
  })
  call.on('error', () => response.writeHead(502).end())
  request.pipe(call)
}
