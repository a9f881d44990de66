import { once } from 'node:events'

import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

import { operations } from '../contract/document.ts'

const streams = operations
  .filter(({ isStream }) => isStream)
  .map(({ url }) => new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`))

/** A call without a socket. Of a stream, which does not end by itself, what comes up to the first message. */
export async function inject(
  app: FastifyInstance,
  options: InjectOptions & { url: string },
): Promise<LightMyRequestResponse> {
  const isStream = options.method === 'GET' && streams.some((stream) => stream.test(options.url))
  if (!isStream) return app.inject(options)
  const answer = await app.inject({ ...options, payloadAsStream: true })
  const body = await readFirst(answer)
  return Object.assign(answer, { body, payload: body, json: () => JSON.parse(body) as never })
}

async function readFirst(answer: LightMyRequestResponse): Promise<string> {
  const stream = answer.stream()
  let text = ''
  stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  const ended = once(stream, 'end')
  while (!text.includes('\ndata:')) {
    const isEnded = await Promise.race([
      ended.then(() => true),
      once(stream, 'data').then(() => false),
    ])
    if (isEnded) return text
  }
  answer.raw.res.destroy()
  return text
}
