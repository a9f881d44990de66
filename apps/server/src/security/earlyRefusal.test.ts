import { formatWait } from '@parket/domain/format/wait'
import { problemText } from '@parket/domain/problems/catalogue'
import Fastify from 'fastify'
import { expect, it } from 'vitest'

import { lockEvent } from '../change/lockEvent.ts'
import { errorsPlugin } from '../http/errors.ts'
import { register, registration, startCup } from '../testing/cup.ts'
import { onPostgres } from '../testing/database.ts'
import { untilWaiting } from '../testing/untilWaiting.ts'
import { earlyRefusalPlugin } from './earlyRefusal.ts'
import { securityHeadersPlugin } from './securityHeaders.ts'

it('a registration to an event whose queue is full is refused before anything else, no other call is', async () => {
  const app = Fastify()
  await app.register(errorsPlugin)
  await app.register(securityHeadersPlugin)
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

onPostgres('a full queue', (engine) => {
  it('refuses the next registration like any other refusal, without a query, and the one in progress is stored', async () => {
    const { api, cup } = await startCup(engine, {
      registering: { running: 1, runningPerQueue: 1, waiting: 0, waitMs: 1000 },
    })
    const { db } = api.database
    const body = registration([cup.ids.oriental])
    // Its token for unsafe calls is fetched before, so that only the refused call is counted.
    expect((await register(api, cup, {})).statusCode).toBe(422)
    const first = await db.transaction().execute(async (trx) => {
      await lockEvent(trx, cup.event.id)
      const inProgress = register(api, cup, body)
      await untilWaiting(db, 1)
      const queries = await api.countQueries(async () => {
        const refused = await register(api, cup, registration([cup.ids.folk]))
        expect(refused.statusCode).toBe(503)
        expect(refused.headers).toMatchObject({
          'retry-after': '2',
          'cache-control': 'no-store',
          'content-type': 'application/json; charset=utf-8',
          'content-security-policy': "default-src 'none';frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
        })
        expect(refused.headers['permissions-policy']).toContain('geolocation=()')
        expect(refused.json()).toEqual({
          code: 'unavailable',
          message: problemText('unavailable', { wait: formatWait(2) }),
        })
      })
      expect(queries).toBe(0)
      return [inProgress]
    })
    expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([201])
    await api.close()
  })
})
