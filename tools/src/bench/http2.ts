import { once } from 'node:events'
import { request } from 'node:http'
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { generate } from 'selfsigned'

export interface StaticFile {
  type: string
  content: string
}

/** Headers that belong to one connection and have no meaning in HTTP/2. */
const OF_A_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/**
 * HTTP/2 with a certificate nobody trusts, as a proxy before the real server would speak it: our pages
 * come from `upstream`, the floors from memory, both over one connection of the same kind.
 */
export async function serveOverHttp2(
  upstream: string,
  files: ReadonlyMap<string, StaticFile>,
): Promise<{ url: string; close: () => void }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const compressed = new Map(
    Array.from(files, ([path, { type, content }]) => [
      path,
      { type, content: brotliCompressSync(content) },
    ]),
  )
  const server: Http2SecureServer = createSecureServer({ key, cert }, (incoming, outgoing) => {
    const file = compressed.get(incoming.url)
    if (file) sendFile(file, outgoing)
    else forward(upstream, incoming, outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `https://localhost:${port}`, close: () => server.close() }
}

function sendFile(
  { type, content }: { type: string; content: Buffer },
  outgoing: Http2ServerResponse,
): void {
  outgoing.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'content-encoding': 'br',
    'cache-control': 'no-store',
  })
  outgoing.end(content)
}

function forward(
  upstream: string,
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
): void {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
  )
  const call = request(
    new URL(incoming.url, upstream),
    { method: incoming.method, headers: { ...headers, host: new URL(upstream).host } },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_A_CONNECTION.has(name))
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.pipe(outgoing)
    },
  )
  call.on('error', () => {
    outgoing.writeHead(502)
    outgoing.end()
  })
  incoming.pipe(call)
}
