import { sql, type Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'

export interface RatedEvents {
  events: number
  contestsOfEvent: number
  /** Of each contest; the same people at every event. */
  entries: number
}

/** Adds past events of a team with published places in each contest: one result a contest and entry. */
export async function fillRatedEvents(
  db: Kysely<Database>,
  teamId: number,
  { events, contestsOfEvent, entries }: RatedEvents,
): Promise<void> {
  await sql`
    insert into events (team_id, name, city, date_begin, date_end, published)
    select ${teamId}, 'Рейтинговый ' || n, 'Москва', now() - interval '3 days' * n,
      now() - interval '3 days' * n + interval '8 hours', true
    from generate_series(1, ${events}::int) as n
  `.execute(db)
  await sql`
    insert into contests (id, event_id, group_num, group_name, section, dances, status)
    select gen_random_uuid(), e.id, n, 'Соло ' || n, 'Латина', '{Ча-ча-ча}', 'published'
    from events e, generate_series(1, ${contestsOfEvent}::int) as n
    where e.name like 'Рейтинговый %' and e.team_id = ${teamId}
  `.execute(db)
  await sql`
    insert into reg_datas (event_id, reg_n, email, phone, city, pin_code,
      consent_processing, consent_publication, consent_at, consent_text_version)
    select e.id, n, 'a@parket.test', '79161234567', 'Москва', '123456', true, true, now(), '2026-11'
    from events e, generate_series(1, ${entries}::int) as n
    where e.name like 'Рейтинговый %' and e.team_id = ${teamId}
  `.execute(db)
  await sql`
    insert into dancers (reg_data_id, event_id, ind, last_name, first_name, birth_date)
    select r.id, r.event_id, 0,
      initcap(translate(substr(md5(r.reg_n::text), 1, 8), '0123456789abcdef', 'абвгдежзиклмнопр')),
      'Мария', date '1990-01-01'
    from reg_datas r join events e on e.id = r.event_id
    where e.name like 'Рейтинговый %' and e.team_id = ${teamId}
  `.execute(db)
  await sql`
    insert into registrations (reg_data_id, event_id, contest_id, status, price_day)
    select r.id, r.event_id, c.id, 'active', '2020-01-10'
    from reg_datas r join events e on e.id = r.event_id join contests c on c.event_id = e.id
    where e.name like 'Рейтинговый %' and e.team_id = ${teamId}
  `.execute(db)
  // A tenth of the places is shared by two.
  await sql`
    insert into publications (event_id, contest_id, version, at, released_at, registrations, content)
    select c.event_id, c.id, 1, now(), now(),
      jsonb_object_agg(r.reg_n::text, entry.id),
      jsonb_build_object(
        'hash', md5(c.id::text),
        'rounds', jsonb_build_array(jsonb_build_object(
          'index', 0, 'role', null,
          'entries', jsonb_agg(jsonb_build_object(
            'start_number', r.reg_n, 'status', 'danced', 'role', null)))),
        'places', jsonb_agg(jsonb_build_object(
          'start_number', r.reg_n, 'names', '[]'::jsonb, 'rule', '5',
          'place', case when r.reg_n % 20 = 2 then r.reg_n - 1 else r.reg_n end,
          'place_to', case when r.reg_n % 20 = 1 then r.reg_n + 1 else r.reg_n end)))
    from contests c
    join events e on e.id = c.event_id
    join registrations entry on entry.contest_id = c.id
    join reg_datas r on r.id = entry.reg_data_id
    where e.name like 'Рейтинговый %' and e.team_id = ${teamId}
    group by c.event_id, c.id
  `.execute(db)
  await sql`analyze`.execute(db)
}
