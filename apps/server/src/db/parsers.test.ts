import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'

import { forBothEngines } from '../testing/database.ts'

forBothEngines('what the driver reads', (engine) => {
  afterEach(() => vi.unstubAllEnvs())

  test.each(['Pacific/Auckland', 'America/Los_Angeles', 'UTC'])(
    'a birth date is the same day it was written, in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone)
      const { db, close } = await engine.createDatabase()
      const birth_date = '2016-02-29'
      const written = await db
        .insertInto('users')
        .values({ email: 'a@parket.test', birth_date })
        .returning('birth_date')
        .executeTakeFirstOrThrow()
      const found = await db
        .selectFrom('users')
        .select(['birth_date', sql<string>`birth_date::text`.as('stored')])
        .where('birth_date', '=', birth_date)
        .executeTakeFirstOrThrow()
      expect(written).toEqual({ birth_date })
      expect(found).toEqual({ birth_date, stored: birth_date })
      await close()
    },
  )

  test('ids, counts and sums of kopecks are numbers, days in arrays are text', async () => {
    const { db, close } = await engine.createDatabase()
    const { rows } = await sql`
      select id, count(*) as teams, sum(1) as sum, array_agg(id) as ids,
        array['2016-02-29'::date] as days, '{}'::bigint[] as none
      from teams group by id
    `.execute(db)
    expect(rows).toEqual([{ id: 1, teams: 1, sum: 1, ids: [1], days: ['2016-02-29'], none: [] }])
    await close()
  })

  test('an int8 beyond what a number can hold exactly is refused, not rounded', async () => {
    const { db, close } = await engine.createDatabase()
    await expect(sql`select 9007199254740993::int8 as n`.execute(db)).rejects.toThrow(
      /out of range/,
    )
    await close()
  })

  test('a moment is read as the moment it was, whatever the zone', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland')
    const { db, close } = await engine.createDatabase()
    const moment = new Date('2026-03-01T09:00:00.123Z')
    const { rows } = await sql<{ m: Date }>`select ${moment}::timestamptz as m`.execute(db)
    expect(rows[0]?.m).toEqual(moment)
    await close()
  })
})
