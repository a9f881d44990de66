import { foldName } from '@parket/domain/person/foldName'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { forBothEngines } from '../testing/database.ts'
import { createEvent, defaultTeam } from '../testing/fixtures.ts'
import { readFile } from 'node:fs/promises'

const spaces = [' ', '  ', '\t', '\n', '\u00a0', '\u2009', '\u202f', '\u3000', '\ufeff']
const letters = [
  'А',
  'а',
  'Ё',
  'ё',
  'е\u0308',
  'Е',
  'й',
  'и\u0306',
  'Щ',
  'ъ',
  'Ұ',
  'Ğ',
  'z',
  'É',
  'и\u0301\u0306',
  'İ',
  'Σ',
  'ﬁ',
  'Ａ',
  '𝐀',
  '\u00ad',
  '\u200d',
  '\u3164',
  '\u0301',
  '\ufe0f',
  '’',
  '—',
  '‑',
  ...Array.from('abcehkmnoprtxyABCEHKMOPTXYαβεηικμορτυχςɑʙʜĸᴀᴄᴇᴋᴍᴏᴘᴛіӏıјѕԁԛԝһґІЅ'),
  '-',
  "'",
]
const name = fc.array(fc.constantFrom(...spaces, ...letters), { maxLength: 16 })

forBothEngines('the same dancer', (engine) => {
  test('the database and the wizard fold a name alike', async () => {
    const { db, close } = await engine.createDatabase()
    const written = fc.sample(name, { numRuns: 1500, seed: 2026 }).map((parts) => parts.join(''))
    const { rows } = await sql<{ folded: string }>`
      select fold_name(n) as folded
      from unnest(${written}::text[]) with ordinality as t(n, i) order by i
    `.execute(db)
    expect(rows.map((row) => row.folded)).toEqual(written.map(foldName))
    await close()
  })

  test('names stored before look-alikes counted are folded anew, and of two that are one now none is lost', async () => {
    const { db, destroy } = await engine.createDatabase()
    const folding = await readFile(
      new URL('migrations/0022_look_alikes.sql', import.meta.url),
      'utf8',
    )
    const before = await readFile(
      new URL('migrations/0001_teams_and_users.sql', import.meta.url),
      'utf8',
    )
    const [old = ''] = /create function fold_name[\s\S]*?;\n\n/.exec(before) ?? []
    await sql.raw(old.replace('create function', 'create or replace function')).execute(db)
    const { id: event_id } = await createEvent(db, (await defaultTeam(db)).id)
    const { id: reg_data_id } = await db
      .insertInto('reg_datas')
      .values({
        event_id,
        reg_n: 1,
        email: 'a@parket.test',
        phone: '+79161234567',
        city: 'Тверь',
        pin_code: '123456',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const names = ['Сoкoлoва', 'Соколова', 'Орлoва', 'Зайцева']
    await db
      .insertInto('dancers')
      .values(
        names.map((last_name, ind) => ({
          event_id,
          reg_data_id,
          ind,
          last_name,
          first_name: 'Анна',
          birth_date: '1999-04-12',
        })),
      )
      .execute()
    await sql.raw(`do $do$ begin execute $script$${folding}$script$; end $do$`).execute(db)
    const stored = await db
      .selectFrom('dancers')
      .select(['last_name', 'last_name_key'])
      .orderBy('ind')
      .execute()
    expect(stored.map((row) => row.last_name)).toEqual(names)
    expect(stored.map((row) => row.last_name_key)).toEqual([
      'сoкoлoва',
      'соколова',
      'орлова',
      'зайцева',
    ])
    await destroy()
  })
})
