import Fastify from 'fastify'
import { expect, it } from 'vitest'

import { earlyRefusalPlugin } from './earlyRefusal.ts'
import { errorsPlugin } from '../http/errors.ts'

it('a registration to an event whose queue is full is refused before anything else, no other call is', async () => {
  const app = Fastify()
  await app.register(errorsPlugin)
  await app.register(earlyRefusalPlugin, { registering: { isFull: (id) => id === 7 } })
  const route = (url: string, operation: string) =>
    app.post(url, { config: { operation } }, async () => 'reached')
  route('/api/events/:id/register', 'registerForEvent')
  route('/api/events/:id/files', 'putFile')
  const post = async (url: string) => {
    const { statusCode, headers } = await app.inject({ method: 'POST', url })
    return [statusCode, headers['retry-after']]
  }
  expect(await post('/api/events/7/register')).toEqual([503, '2'])
  expect(await post('/api/events/8/register')).toEqual([200, undefined])
  expect(await post('/api/events/7/files')).toEqual([200, undefined])
  await app.close()
})
