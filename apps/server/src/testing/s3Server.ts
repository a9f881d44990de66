import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

import type { S3Settings } from '../storage/s3Storage.ts'
import { checkSignature, sha256 } from './sigV4.ts'

const BUCKET = 'parket-test'
const KEYS = { key: 'test-key', secret: 'test-secret' }
const REGION = 'eu-test-1'

export interface S3Server {
  /** How to reach it, with keys it takes. */
  config: S3Settings
  /** What it holds: by key within the bucket. */
  objects: Map<string, { content: Buffer; storedAt: Date }>
  /** Stops answering: connections are refused. */
  goDown: () => Promise<void>
  /** Answers again, at the same address. */
  comeBack: () => Promise<void>
  /** Makes every `PUT` fail with this error of the store; null: none. */
  refusePuts: (error: { status: number; code: string } | null) => void
}

/** An S3-compatible object store in memory that takes no request whose signature is wrong. */
export async function startS3(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map()
  let refusal: { status: number; code: string } | null = null

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request
    const headers = request.headers as Record<string, string | undefined>
    const content = await buffer(request)
    const fail = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

    const wrong = checkSignature({ method, url, headers }, KEYS, new Date())
    if (wrong) return void fail(403, wrong)
    const hash = headers['x-amz-content-sha256']
    if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(content)) {
      return void fail(400, 'XAmzContentSHA256Mismatch')
    }
    const { pathname, searchParams } = new URL(url, 'http://store')
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/')
    if (bucket !== BUCKET) return void fail(404, 'NoSuchBucket')
    const key = rest.join('/')

    if (method === 'PUT') {
      if (headers['content-length'] === undefined) return void fail(411, 'MissingContentLength')
      if (refusal) return void fail(refusal.status, refusal.code)
      objects.set(key, { content, storedAt: new Date() })
      return void response.end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (key === '') {
      return void response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(list(objects, searchParams))
    }
    const object = objects.get(key)
    if (!object) return void fail(404, 'NoSuchKey')
    const size = object.content.length
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers['range'] ?? '') ?? []
    if (from === undefined || to === undefined) {
      return void response.writeHead(200, { 'content-length': size }).end(object.content)
    }
    const part = object.content.subarray(Number(from), Number(to) + 1)
    response.writeHead(206, {
      'content-length': part.length,
      'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${size}`,
    })
    return void response.end(part)
  }

  const server = createServer((request, response) => void answer(request, response))
  let port = 0
  const comeBack = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  }
  await comeBack()
  return {
    config: { endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, region: REGION, ...KEYS },
    objects,
    comeBack,
    async goDown() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
    refusePuts: (error) => {
      refusal = error
    },
  }
}

/** A page of `ListObjectsV2`. */
function list(objects: S3Server['objects'], query: URLSearchParams): string {
  const limit = Number(query.get('max-keys') ?? 1000)
  const after = query.get('continuation-token') ?? ''
  const found = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort()
  const page = found.slice(0, limit)
  const contents = page.map((key) => {
    const { content, storedAt } = objects.get(key) ?? { content: '', storedAt: new Date(0) }
    return `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified><Size>${content.length}</Size><ETag>x</ETag></Contents>`
  })
  const isTruncated = found.length > page.length
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}
