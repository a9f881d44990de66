import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { type TestDatabase, forBothEngines, onPostgres } from '../testing/database.ts'
import { openDatabase } from './database.ts'
import type { Database } from './schema.ts'

const DAY = '2027-03-01T09:00:00+03:00'

async function addEvent(db: Kysely<Database>): Promise<number> {
  const { id } = await db
    .insertInto('events')
    .values({ team_id: 1, name: 'Кубок', date_begin: DAY, date_end: DAY })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addContest(db: Kysely<Database>, event_id: number, group_num = 10) {
  const id = crypto.randomUUID()
  await db
    .insertInto('contests')
    .values({ id, event_id, group_num, group_name: 'Соло', dances: ['Танец'] })
    .execute()
  return id
}

const takeNumber = async (db: Kysely<Database>, event: number) => {
  const { rows } = await sql<{ n: number | null }>`select take_reg_number(${event}) as n`.execute(
    db,
  )
  return rows[0]?.n ?? null
}

async function addRegData(db: Kysely<Database>, event_id: number, start_number?: number) {
  const reg_n = (await takeNumber(db, event_id)) ?? 0
  const contacts = { email: 'a@parket.test', phone: '+79000000000', city: 'Тула' }
  return db
    .insertInto('reg_datas')
    .values({ event_id, reg_n, ...contacts, pin_code: '000000', start_number })
    .returning(['id', 'reg_n'])
    .executeTakeFirstOrThrow()
}

forBothEngines('the database itself', (engine) => {
  let database: TestDatabase
  let db: Kysely<Database>
  beforeEach(async () => {
    database = await engine.createDatabase()
    db = database.db
  })
  afterEach(() => database.close())

  describe('keeps exactly one default team', () => {
    test('a second one is refused', async () => {
      await expect(db.insertInto('teams').values({ name: 'Вторая' }).execute()).rejects.toThrow(
        /teams_one_default/,
      )
    })

    test.each([
      ['deleted', () => db.deleteFrom('teams')],
      ['given a domain', () => db.updateTable('teams').set({ domain: 'parket.test' })],
      ['deleted softly', () => db.updateTable('teams').set({ deleted_at: DAY })],
    ])('it cannot be %s', async (_, change) => {
      await expect(change().execute()).rejects.toThrow(/default/)
      expect(await db.selectFrom('teams').select(['id', 'domain', 'deleted_at']).execute()).toEqual(
        [{ id: 1, domain: null, deleted_at: null }],
      )
    })

    test('another may take its place in one transaction', async () => {
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('teams').set({ domain: 'old.test' }).execute()
        await trx.insertInto('teams').values({ name: 'Новая' }).execute()
      })
      const domains = await db.selectFrom('teams').select('domain').orderBy('id').execute()
      expect(domains).toEqual([{ domain: 'old.test' }, { domain: null }])
    })
  })

  test('an address has one live account, whatever its case', async () => {
    const add = (email: string) => db.insertInto('users').values({ email }).execute()
    await add('anna@parket.test')
    await expect(add('Anna@Parket.test')).rejects.toThrow(/users_email/)
    await db.updateTable('users').set({ deleted_at: DAY }).execute()
    await add('ANNA@parket.test')
  })

  test('registration numbers are given in order, for each event on its own', async () => {
    const [one, other] = [await addEvent(db), await addEvent(db)]
    expect(await takeNumber(db, one)).toBe(1)
    expect(await takeNumber(db, one)).toBe(2)
    expect(await takeNumber(db, other)).toBe(1)
    expect(await takeNumber(db, 999)).toBeNull()
  })

  test('a number somebody wears is not given to the next one', async () => {
    const event = await addEvent(db)
    await addRegData(db, event, 3)
    await addRegData(db, event, 4)
    const last = await addRegData(db, event)
    expect(last.reg_n).toBe(5)
    const taken = db.updateTable('reg_datas').set({ start_number: 3 }).where('id', '=', last.id)
    await expect(taken.execute()).rejects.toThrow(/reg_datas_start_number/)
  })

  test('a start number that is another’s registration number is refused', async () => {
    const event = await addEvent(db)
    const first = await addRegData(db, event)
    const second = await addRegData(db, event)
    const change = db
      .updateTable('reg_datas')
      .set({ start_number: first.reg_n })
      .where('id', '=', second.id)
    await expect(change.execute()).rejects.toThrow(/reg_datas_start_number/)
  })

  test('nobody enters the contest of another event', async () => {
    const [event, other] = [await addEvent(db), await addEvent(db)]
    const { id: reg_data_id } = await addRegData(db, event)
    const contest_id = await addContest(db, other)
    for (const event_id of [event, other]) {
      const entry = { event_id, reg_data_id, contest_id, status: 'active' as const }
      await expect(
        db
          .insertInto('registrations')
          .values({ ...entry, price_day: '2027-01-01' })
          .execute(),
      ).rejects.toThrow(/foreign key/)
    }
  })

  test('one set is in a contest once, and may come back after it withdrew', async () => {
    const event_id = await addEvent(db)
    const { id: reg_data_id } = await addRegData(db, event_id)
    const contest_id = await addContest(db, event_id)
    const enter = () =>
      db
        .insertInto('registrations')
        .values({ event_id, reg_data_id, contest_id, status: 'waiting', price_day: '2027-01-01' })
        .execute()
    await enter()
    await expect(enter()).rejects.toThrow(/registrations_once/)
    await db.updateTable('registrations').set({ status: 'withdrawn', withdrawn_at: DAY }).execute()
    await enter()
  })

  test('the same dancer is not twice in one set, however the name is written', async () => {
    const event_id = await addEvent(db)
    const { id: reg_data_id } = await addRegData(db, event_id)
    const add = (last_name: string, ind: number) =>
      db
        .insertInto('dancers')
        .values({
          event_id,
          reg_data_id,
          ind,
          last_name,
          first_name: 'Анна',
          birth_date: '2000-01-01',
        })
        .execute()
    await add('Ёлкина', 0)
    await expect(add(' елкина', 1)).rejects.toThrow(/dancers_once_in_entry/)
    await add('Ёлкина-Белая', 1)
  })

  test.each(['ledger', 'audit_log'] as const)('%s is written once and for all', async (table) => {
    const event_id = await addEvent(db)
    const { id: reg_data_id } = await addRegData(db, event_id)
    await db
      .insertInto('ledger')
      .values({ event_id, reg_data_id, kind: 'charge', amount: 100 })
      .execute()
    await db.insertInto('audit_log').values({ action: 'a', entity: 'b', entity_id: '1' }).execute()
    await expect(db.deleteFrom(table).execute()).rejects.toThrow(/append-only/)
    await expect(sql`update ${sql.table(table)} set id = id`.execute(db)).rejects.toThrow(
      /append-only/,
    )
  })

  test('names are in Russian order without being asked', async () => {
    for (const [index, last_name] of ['Яшин', 'Жуков', 'Ёлкин', 'Ежов', 'Заев', 'Ель'].entries()) {
      await db
        .insertInto('users')
        .values({ email: `${index}@parket.test`, last_name })
        .execute()
    }
    const users = await db.selectFrom('users').select('last_name').orderBy('last_name').execute()
    expect(users.map(({ last_name }) => last_name)).toEqual([
      'Ежов',
      'Ёлкин',
      'Ель',
      'Жуков',
      'Заев',
      'Яшин',
    ])
  })

  test('an event has a tag once, whatever its case', async () => {
    const event_id = await addEvent(db)
    const add = (tag_name: string, tag_value: string | null) =>
      db.insertInto('event_tags').values({ event_id, tag_name, tag_value }).execute()
    await add('Уровень', null)
    await add('Уровень', 'А')
    await expect(add('УРОВЕНЬ', null)).rejects.toThrow(/event_tags_once/)
    await expect(add('уровень', 'а')).rejects.toThrow(/event_tags_once/)
  })

  test('group numbers are unique within an event', async () => {
    const [one, other] = [await addEvent(db), await addEvent(db)]
    await addContest(db, one)
    await addContest(db, other)
    await expect(addContest(db, one)).rejects.toThrow(/contests_group_num/)
  })

  test('an event with registrations cannot be deleted, one without goes with its contests', async () => {
    const [used, unused] = [await addEvent(db), await addEvent(db)]
    await addRegData(db, used)
    await addContest(db, unused)
    await expect(db.deleteFrom('events').where('id', '=', used).execute()).rejects.toThrow(
      /foreign key/,
    )
    await db.deleteFrom('events').where('id', '=', unused).execute()
    expect(await db.selectFrom('contests').selectAll().execute()).toEqual([])
  })

  test('what changes knows when', async () => {
    const id = await addEvent(db)
    // Moments are kept to the millisecond: the change is made in a later one.
    await sql`select pg_sleep(0.01)`.execute(db)
    await db.updateTable('events').set({ city: 'Тула' }).where('id', '=', id).execute()
    const event = await db.selectFrom('events').selectAll().executeTakeFirstOrThrow()
    expect(event.updated_at.getTime()).toBeGreaterThan(event.created_at.getTime())
  })
})

onPostgres('the database itself', (engine) => {
  test('gives every number once to several processes at one moment', async () => {
    const database = await engine.createDatabase()
    const event = await addEvent(database.db)
    const processes = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ databaseUrl: database.url, dataDir: '' })),
    )
    const numbers = await Promise.all(
      processes.flatMap(({ db }) => Array.from({ length: 20 }, () => takeNumber(db, event))),
    )
    const expected = Array.from({ length: 60 }, (_, index) => index + 1)
    expect(numbers.toSorted((one, other) => Number(one) - Number(other))).toEqual(expected)
    await Promise.all(processes.map(({ close }) => close()))
    await database.close()
  })
})
