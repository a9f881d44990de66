import { sql, type Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'

/** Dancers at one past event, each with an entry, all of whom agreed to be found. */
const DANCERS = 200_000
const IN_ENTRY = 4

/**
 * Adds so many dancers, and lets the ids of what comes later start at a million, each table's at its
 * own: a recorded statement is repeated with other ids.
 */
export async function fillForBench(db: Kysely<Database>): Promise<void> {
  const { id } = await sql<{ id: number }>`
    insert into events (team_id, name, city, date_begin, date_end, published)
    select id, 'Архив', 'Москва', '2020-02-01T10:00:00Z', '2020-02-02T20:00:00Z', true
    from teams where domain is null
    returning id
  `
    .execute(db)
    .then(({ rows: [row] }) => row ?? { id: 0 })
  await sql`
    insert into contests (id, event_id, group_num, group_name, dances, status)
    values (gen_random_uuid(), ${id}, 1, 'Соло', '{Oriental}', 'closed')
  `.execute(db)
  await sql`
    insert into reg_datas (event_id, reg_n, email, phone, city, pin_code, created_at,
      consent_processing, consent_publication, consent_at, consent_text_version)
    select ${id}, n, 'a@parket.test', '79161234567', 'Москва', '123456',
      now() - interval '1 minute' * n, true, true, now(), '2026-11'
    from generate_series(1, ${DANCERS / IN_ENTRY}::int) as n
  `.execute(db)
  // How the embedded database's one session looks a key up was decided when the table was small: again, or
  // each dancer would read all of it.
  await sql`analyze reg_datas`.execute(db)
  // Names of any beginning: three letters find about fifty people.
  await sql`
    insert into dancers (reg_data_id, event_id, ind, last_name, first_name, birth_date)
    select r.id, r.event_id, n,
      initcap(translate(substr(md5(r.id || '-' || n), 1, 8), '0123456789abcdef', 'абвгдежзиклмнопр')),
      'Мария', date '1990-01-01' + (r.id % 5000)::int
    from reg_datas r, generate_series(0, ${IN_ENTRY - 1}::int) as n
    where r.event_id = ${id}
  `.execute(db)
  await sql`
    insert into registrations (reg_data_id, event_id, contest_id, status, price_day)
    select r.id, r.event_id, c.id, 'active', '2020-01-10'
    from reg_datas r join contests c on c.event_id = r.event_id
    where r.event_id = ${id}
  `.execute(db)
  await sql`analyze`.execute(db)
  await separateIds(db)
}

async function separateIds(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = current_schema() order by 1
  `.execute(db)
  for (const [index, { name }] of rows.entries()) {
    const first = sql.lit((index + 1) * 1_000_000)
    await sql`alter sequence ${sql.id(name)} restart with ${first}`.execute(db)
  }
  await sql`update events set last_reg_n = ${(rows.length + 1) * 1_000_000}::int where id = 1`.execute(
    db,
  )
}
