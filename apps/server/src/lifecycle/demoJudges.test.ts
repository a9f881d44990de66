import { addDays } from 'date-fns/addDays'
import { expect, test } from 'vitest'

import { moveDemoDay } from '../demo/moveDemoDay.ts'
import { seedDemo } from '../demo/seedDemo.ts'
import { startApi } from '../testing/api.ts'
import { createTestDatabase, forEachEngine } from '../testing/database.ts'
import { NOW } from '../testing/fixtures.ts'
import { addressInNetwork, demoJudges } from './demoJudges.ts'

const origins = { here: 'http://localhost:3000', phone: 'http://192.168.1.5:3000' }

forEachEngine('the printed links into the demo', (engine) => {
  test('open on a judge whose round runs and has no marks yet', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    await db.transaction().execute((trx) => seedDemo(trx, NOW))
    const links = await demoJudges(db, origins, NOW)
    expect(links?.here).toMatch(/^http:\/\/localhost:3000\/judge\/demo-judge-g-/)
    expect(links?.phone).toMatch(/^http:\/\/192\.168\.1\.5:3000\/judge\/demo-judge-e-/)
    for (const link of [links?.here, links?.phone]) {
      const code = link?.split('/').at(-1)
      const body = { code, device: crypto.randomUUID() }
      const paired = await api.call({ method: 'POST', url: '/api/stations/pair', body })
      const { token } = paired.json<{ token: string }>()
      const work = await api.call({ url: '/api/station', token })
      const first = work
        .json<{ rounds: { id: number; contest: string; kind: string; heats: number[][] }[] }>()
        .rounds.find((round) => 'state' in round && round.state === 'running')
      expect(first?.contest).toContain('Пары, европейская программа')
      expect(first?.kind).toBe('crosses')
      expect(first?.heats.flat()).toHaveLength(12)
      const sheets = await db
        .selectFrom('mark_sheets')
        .where('round_id', '=', first?.id ?? 0)
        .select('id')
        .execute()
      expect(sheets).toEqual([])
    }
    await api.close()
  })
})

forEachEngine('the demo’s event of the day', (engine) => {
  test('runs today at a later start, too: its links are good again, whoever was paired before, and another one is told while a judge has a device', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    await db.transaction().execute((trx) => seedDemo(trx, NOW))
    const pairFirst = async (now: Date) => {
      const code = (await demoJudges(db, origins, now))?.here.split('/').at(-1)
      const body = { code, device: crypto.randomUUID() }
      expect((await api.call({ method: 'POST', url: '/api/stations/pair', body })).statusCode).toBe(
        200,
      )
      return code
    }
    const first = await pairFirst(NOW)
    expect(await pairFirst(NOW)).not.toBe(first)
    await moveDemoDay(db, NOW)
    expect((await demoJudges(db, origins, NOW))?.here).not.toContain(first)

    const start = () =>
      db.selectFrom('sessions').where('event_id', '=', 4).select('start_at').orderBy('id').execute()
    const before = await start()
    const later = addDays(NOW, 40)
    await moveDemoDay(db, later)
    await moveDemoDay(db, later)
    expect(await start()).toEqual(
      before.map(({ start_at }) => ({ start_at: addDays(start_at, 40) })),
    )
    expect((await demoJudges(db, origins, later))?.here).toContain(first)
    const history = await db
      .selectFrom('audit_log')
      .where('event_id', '=', 4)
      .where('action', '=', 'updateEvent')
      .select('changes')
      .execute()
    expect(history.map(({ changes }) => Object.keys(changes ?? {}).toSorted())).toEqual([
      ['date_begin', 'date_end'],
    ])
    const paired = await db
      .selectFrom('stations')
      .where('token_hash', 'is not', null)
      .select('id')
      .execute()
    expect(paired).toEqual([])
    await api.close()
  })
})

test('an event that somebody gave another name stays on its day', async () => {
  const { db, close } = await createTestDatabase()
  await db.transaction().execute((trx) => seedDemo(trx, NOW))
  const day = () =>
    db.selectFrom('events').where('id', '=', 4).select('date_begin').executeTakeFirstOrThrow()
  const before = await day()
  await db.updateTable('events').set({ name: 'Наш турнир' }).where('id', '=', 4).execute()
  await moveDemoDay(db, addDays(NOW, 3))
  expect(await day()).toEqual(before)
  await close()
})

test('there is no link once the round of the demo was counted', async () => {
  const { db, close } = await createTestDatabase()
  await db.transaction().execute((trx) => seedDemo(trx, NOW))
  await db.updateTable('rounds').set({ status: 'judged' }).where('status', '=', 'running').execute()
  expect(await demoJudges(db, origins, NOW)).toBeNull()
  await close()
})

test('there are none on another day, nor without the demo', async () => {
  const { db, close } = await createTestDatabase()
  await moveDemoDay(db, NOW)
  expect(await demoJudges(db, origins, NOW)).toBeNull()
  await db.transaction().execute((trx) => seedDemo(trx, NOW))
  expect(await demoJudges(db, origins, addDays(NOW, 2))).toBeNull()
  expect((await demoJudges(db, { ...origins, phone: null }, NOW))?.phone).toBeNull()
  await close()
})

test('a phone is told the address of this machine in its network, not the one of its own', () => {
  const address = (address: string, internal: boolean, family: 'IPv4' | 'IPv6' = 'IPv4') => ({
    address,
    internal,
    family,
    netmask: '',
    mac: '',
    cidr: null,
    scopeid: 0,
  })
  const own = [address('127.0.0.1', true)]
  expect(addressInNetwork({ lo: own })).toBeNull()
  const wifi = [address('fe80::1', false, 'IPv6'), address('192.168.1.5', false)]
  expect(addressInNetwork({ lo: own, wifi: wifi })).toBe('192.168.1.5')
})
