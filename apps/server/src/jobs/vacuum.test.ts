import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { createTestDatabase } from '../testing/database.ts'
import { createEvent, defaultTeam } from '../testing/fixtures.ts'
import { vacuumChanged } from './vacuum.ts'

test('the embedded database counts a table that has grown, and leaves the others alone', async () => {
  const { db, close } = await createTestDatabase()
  await vacuumChanged(db)
  expect(await vacuumChanged(db)).toEqual([])
  const { id } = await createEvent(db, (await defaultTeam(db)).id)
  await sql`
    insert into reg_datas (event_id, reg_n, email, phone, city, pin_code)
    select ${id}, n, 'dancer@parket.test', '+79161234567', 'Москва', '123456'
    from generate_series(1, 500) as n
  `.execute(db)
  expect(await vacuumChanged(db)).toEqual(['reg_datas'])
  const { rows } = await sql<{ reltuples: number }>`
    select reltuples::int from pg_class where relname = 'reg_datas'
  `.execute(db)
  expect(rows).toEqual([{ reltuples: 500 }])
  expect(await vacuumChanged(db)).toEqual([])
  await close()
})
