import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Database } from '../../../db/schema.ts'
import { createCup, type Cup } from '../../../testing/cup.ts'
import { onPostgres, type TestDatabase } from '../../../testing/database.ts'
import { createUser, defaultTeam } from '../../../testing/fixtures.ts'
import { eraseNames } from '../../retention/erase.ts'
import { listAllOwn, listOwn } from './queries.ts'

const REGISTRATIONS = 20_000
/** An account has two of them here: some steps read a row of both. */
const FEW = 50

onPostgres('own registrations among 20,000 of others', (engine) => {
  let database: TestDatabase
  let cup: Cup
  let teamId: number
  let userId: number
  let keptId: number
  beforeAll(async () => {
    database = await engine.createDatabase()
    const { db } = database
    teamId = (await defaultTeam(db)).id
    cup = await createCup(db, teamId)
    userId = (await createUser(db)).id
    const { id } = cup.event
    await sql`
      insert into reg_datas (event_id, reg_n, email, phone, city, pin_code)
      select ${id}, n, 'a@parket.test', '79161234567', 'Москва', '123456'
      from generate_series(1, ${REGISTRATIONS}::int) as n
    `.execute(db)
    await sql`
      insert into dancers (reg_data_id, event_id, ind, last_name, first_name, birth_date)
      select id, event_id, 0, 'Массовкина', 'Мария', '2000-01-01' from reg_datas
    `.execute(db)
    const [kept, duplicate] = await db
      .selectFrom('reg_datas')
      .select('id')
      .orderBy('reg_n')
      .limit(2)
      .execute()
    keptId = kept?.id ?? 0
    await db
      .updateTable('reg_datas')
      .set({ registered_by: userId, merged_into: keptId })
      .where('id', '=', duplicate?.id ?? 0)
      .execute()
    for (const table of ['reg_datas', 'dancers']) {
      await sql`analyze ${sql.table(table)}`.execute(db)
    }
  })
  afterAll(() => database.close())

  /** How many rows it reads of the tables that grow. */
  const readBy = (work: (trx: Transaction<Database>) => Promise<unknown>) =>
    database.db.transaction().execute(async (trx) => {
      const before = await countRead(trx)
      await work(trx)
      return (await countRead(trx)) - before
    })

  async function countRead(trx: Transaction<Database>): Promise<number> {
    const { rows } = await sql<{ read: number }>`
      select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::integer as read
      from pg_stat_xact_user_tables where relname in ('reg_datas', 'dancers')
    `.execute(trx)
    return rows[0]?.read ?? 0
  }

  it('are searched without the others', async () => {
    const owner = { userId, keys: ['somebody'] }
    const paging = { page: 1, pageSize: 50, offset: 0 }
    const read = await readBy(async (trx) => {
      const found = await listOwn(trx, owner, teamId, { q: 'Массовкина' }, 'created_at', paging)
      expect(found.rows.map(({ id }) => id)).toEqual([keptId])
    })
    expect(read).toBeLessThan(FEW)
  })

  it('are exported without the others', async () => {
    const read = await readBy(async (trx) => {
      expect(await listAllOwn(trx, userId)).toHaveLength(2)
    })
    expect(read).toBeLessThan(FEW)
  })

  it('lose their names without the others', async () => {
    expect(await readBy((trx) => eraseNames(trx, keptId))).toBeLessThan(FEW)
  })
})
