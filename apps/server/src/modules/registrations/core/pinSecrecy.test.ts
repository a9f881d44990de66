import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { serializers } from '../../../logging/masking.ts'
import type { Api } from '../../../testing/api.ts'
import { registration, startCup, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'

type RegData = { id: number; pin_code: string }

/** Of no registration: nothing else may write it by chance. */
const WRONG_PIN = '4808213'

/** Where anything of a call could be kept. */
const TABLES = ['outbox', 'audit_log', 'rate_limits', 'idempotency_keys', 'settings']

forEachEngine('a PIN in an address', (engine) => {
  let api: Api
  let cup: Cup
  let mine: RegData
  const lines: string[] = []
  beforeAll(async () => {
    const logger = pino({ level: 'trace', serializers }, { write: (line) => lines.push(line) })
    ;({ api, cup } = await startCup(engine, { logger }))
    const answer = await api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/register`,
      body: registration([cup.ids.folk]),
    })
    mine = answer.json<{ regData: RegData }>().regData
  })
  afterAll(() => api.close())
  beforeEach(() => lines.splice(0))

  /** The calls that take one, and their neighbours that do not exist. */
  const callsWith = (pin: string) => {
    const url = `/api/events/${cup.event.id}/reg-datas/${mine.id}`
    const query = `?pin=${pin}`
    return [
      { url: url + query },
      { url: `${url}/payments${query}` },
      { method: 'PUT', url: url + query, body: {} } as const,
      { url: `${url}/nothing${query}` },
      { url: `${url}${query}&pin=${pin}` },
      { url: `/events/${cup.event.id}/registrations/${mine.id}${query}` },
    ]
  }
  const kept = async () => {
    const rows = await Promise.all(
      TABLES.map((table) => sql`select * from ${sql.table(table)}`.execute(api.database.db)),
    )
    return JSON.stringify(rows.map((answer) => answer.rows))
  }
  const metrics = async () => (await api.app.inject('/metrics')).body

  it.each([
    ['the right one', () => mine.pin_code],
    ['a wrong one', () => WRONG_PIN],
  ])(
    'goes to no log, no figure and no table, is kept by no cache and told to no other site: %s',
    async (_case, pinOf) => {
      const pin = pinOf()
      // The letter to who registered has the right one: it is what one gets it by.
      await sql`delete from outbox`.execute(api.database.db)
      for (const call of callsWith(pin)) {
        const { statusCode, headers } = await api.call(call)
        expect({ ...headers, url: call.url }).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'same-origin',
        })
        expect(statusCode).toBeLessThan(500)
      }
      await api.call({ url: `/api/events/%zz?pin=${pin}` })
      expect(lines.join('')).toContain('?pin=***')
      expect(lines.join('')).not.toContain(pin)
      expect(await metrics()).not.toContain(pin)
      expect(await kept()).not.toContain(pin)
    },
  )

  it('is not told by an error of ours either', async () => {
    const { db } = api.database
    await sql`alter table dancers rename to gone`.execute(db)
    const [call] = callsWith(mine.pin_code)
    const answer = await api.call(call ?? { url: '' })
    await sql`alter table gone rename to dancers`.execute(db)
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toContain(mine.pin_code)
    expect(lines.join('')).toContain('"level":50')
    expect(lines.join('')).not.toContain(mine.pin_code)
  })
})
