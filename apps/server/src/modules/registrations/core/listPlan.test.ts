import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Database } from '../../../db/schema.ts'
import { partsOf } from '../../../records/registrations.ts'
import { createCup, type Cup } from '../../../testing/cup.ts'
import { onPostgres, type TestDatabase } from '../../../testing/database.ts'
import { defaultTeam } from '../../../testing/fixtures.ts'
import type { RegDataFilters } from './filters.ts'
import { pageOfRegDatas, type RegDataSort } from './list.ts'

const REGISTRATIONS = 100_000
const PAGE = { page: 3, pageSize: 200, offset: 400 }

onPostgres('a page of 200 of 100,000 registrations', (engine) => {
  let database: TestDatabase
  let cup: Cup
  beforeAll(async () => {
    database = await engine.createDatabase()
    const { db } = database
    cup = await createCup(db, (await defaultTeam(db)).id)
    await fill(db)
  })
  afterAll(() => database.close())

  async function fill(db: Kysely<Database>): Promise<void> {
    const { id } = cup.event
    await sql`
      insert into reg_datas (event_id, reg_n, email, phone, city, pin_code, created_at)
      select ${id}, n, 'a@parket.test', '79161234567', 'Москва', '123456',
        now() - interval '1 minute' * n
      from generate_series(1, ${REGISTRATIONS}::int) as n
    `.execute(db)
    await sql`
      insert into dancers (reg_data_id, event_id, ind, last_name, first_name, birth_date)
      select id, event_id, 0, 'Массовкина' || reg_n, 'Мария', '2000-01-01' from reg_datas
    `.execute(db)
    await sql`
      insert into registrations (reg_data_id, event_id, contest_id, status, price_day)
      select id, event_id, ${cup.ids.folk}::uuid, 'active', '2026-11-20' from reg_datas
    `.execute(db)
    for (const table of ['reg_datas', 'dancers', 'registrations']) {
      await sql`analyze ${sql.table(table)}`.execute(db)
    }
  }

  it.each<[RegDataSort, RegDataFilters]>([
    ['reg_n', {}],
    ['-reg_n', {}],
    ['-created_at', {}],
    ['reg_n', { groupNum: 12 }],
    ['reg_n', { status: 'active' }],
  ])('sorted by %s with %j reads the index and only its own rows', async (sort, filters) => {
    const page = pageOfRegDatas(database.db, cup.event, filters, sort, PAGE)
    expect(await page.execute()).toHaveLength(PAGE.pageSize)
    const plan = JSON.stringify(await page.explain('text'))
    expect(plan).toMatch(/Index Scan[^"]* on reg_datas/)
    expect(plan).not.toMatch(/Seq Scan on (reg_datas|registrations)/)
  })

  it('takes the dancers and entries of its rows by their index', async () => {
    const ids = Array.from({ length: PAGE.pageSize }, (_, n) => n + 1)
    for (const query of Object.values(partsOf(database.db, ids))) {
      const plan = JSON.stringify(await query.explain('text'))
      expect(plan).toMatch(/Index Scan/)
      expect(plan).not.toMatch(/Seq Scan on (dancers|registrations)/)
    }
  })
})
