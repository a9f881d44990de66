import { readFile } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Whoever opens many pages reads what they share once. */
const FRESH = 'max-age=3600'

export interface FolderServer {
  /** Ends with a slash. */
  url: string
  close: () => void
}

/** Serves a folder of static files on a free port of this machine alone. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = normalize(path.endsWith('/') ? `${path}index.html` : path)
    readFile(join(folder, file), (error, content) => {
      const type = types[extname(file)] ?? 'application/octet-stream'
      if (error) response.writeHead(404).end()
      else response.writeHead(200, { 'content-type': type, 'cache-control': FRESH }).end(content)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
