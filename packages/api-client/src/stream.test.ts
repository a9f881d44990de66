import { expect, test } from 'vitest'

import { openStream, type StreamEvent } from './stream.ts'
import { startApiServer, type Reply } from './testing/apiServer.ts'

async function follow(reply: Reply) {
  await using server = await startApiServer(() => reply)
  const events: StreamEvent<unknown>[] = []
  const stream = openStream('/api/events/{id}/live', {
    path: { id: 7 },
    baseUrl: server.baseUrl,
    getToken: () => '17|secret',
    getDs: () => 'vesna.localhost',
    signal: new AbortController().signal,
  })
  for await (const event of stream) events.push(event)
  return { events, call: server.calls[0] }
}

test('a stream is read message by message, with token and ds; heartbeats say nothing', async () => {
  const { events, call } = await follow({
    headers: { 'content-type': 'text/event-stream' },
    body: 'retry: 2500\n\n:\n\nid: 3\ndata: {"topic":"staff","version":3}\n\n',
  })
  expect(events).toEqual([
    { type: 'open' },
    { type: 'retry', ms: 2500 },
    { type: 'message', message: { topic: 'staff', version: 3 } },
  ])
  expect(call?.path).toBe('/api/events/7/live')
  expect(call?.query.get('ds')).toBe('vesna.localhost')
  expect(call?.headers).toMatchObject({
    accept: 'text/event-stream',
    authorization: 'Bearer 17|secret',
  })
})

test('a refusal says when to try again', async () => {
  const refused = follow({ status: 503, headers: { 'retry-after': '15' }, json: {} })
  await expect(refused).rejects.toMatchObject({ status: 503, retryAfter: 15 })
})
