import { createHash } from 'node:crypto'

import { foldMarks } from '@parket/domain/journal/foldMarks'
import type { JournalKind } from '@parket/domain/journal/line'
import { findInJournal } from '@parket/domain/journal/publications'
import { checkResultFile } from '@parket/domain/result/checkResultFile'
import { checkSignature } from '@parket/domain/scoring/resultSignature'
import { stationKinds } from '@parket/domain/station/kinds'
import { ageAtEvent } from '@parket/domain/registration/age'
import { recompute } from '@parket/domain/scoring/recompute'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { isPassword } from '../security/passwords.ts'
import { type TestDatabase, createTestDatabase, forBothEngines } from '../testing/database.ts'
import { DEMO_PASSWORD } from './builders/accounts.ts'
import { seedDemo } from './seedDemo.ts'
import { readChain } from '../journal/readChain.ts'
import { listResultKeys } from '../records/resultKeys.ts'
import { isSignatureOf } from '../security/ed25519.ts'
import { sha256 } from '../security/sha256.ts'
import { testVault } from '../testing/api.ts'
import { seedEntries } from './seedEntries.ts'

const now = new Date('2027-02-28T21:30:00Z')

async function seeded(database: TestDatabase, moment = now): Promise<TestDatabase> {
  await database.db.transaction().execute((trx) => seedDemo(trx, moment))
  return database
}

/**
 * Every row of every table, without what is salted, comes from the clock of the database, or was noted at the desk of
 * today's event, which goes with the clock.
 */
async function contentOf({ db }: TestDatabase): Promise<Record<string, unknown>> {
  const tables = [
    'teams',
    'users',
    'team_members',
    'event_users',
    'events',
    'event_tags',
    'contests',
    'reg_datas',
    'dancers',
    'registrations',
    'ledger',
    'judges',
    'event_judges',
    'panel_judges',
    'sessions',
    'session_items',
  ]
  const content: Record<string, unknown> = {}
  for (const table of tables) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) - 'password_hash' - 'person_key' - 'updated_at' - 'identity_since'
        - 'name_salt'
        - case when ${table} in ('team_members', 'event_users', 'event_judges', 'sessions')
          then 'created_at' else '' end
        - case when to_jsonb(t) ->> 'event_id' = '4' then 'attendance_at' else '' end as row
      from ${sql.table(table)} t order by t
    `.execute(db)
    content[table] = rows.map(({ row }) => row)
  }
  return content
}

forBothEngines('the demo', (engine) => {
  test('is the same every time, at whatever hour of a day', async () => {
    const one = await seeded(await engine.createDatabase(), new Date('2027-03-01T09:00:00+03:00'))
    const other = await seeded(await engine.createDatabase(), new Date('2027-03-01T21:00:00+03:00'))
    expect(await contentOf(other)).toEqual(await contentOf(one))
    await Promise.all([one.close(), other.close()])
  })
})

describe('the demo holds', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await seeded(await createTestDatabase())
  })
  afterAll(() => database.close())

  test('a journal, of which all sheets are the fold', async () => {
    const { db } = database
    const lines = await db
      .selectFrom('journal')
      .where('round_id', 'is not', null)
      .select(['round_id', 'kind', 'body'])
      .orderBy('n')
      .execute()
    const folded = [...Map.groupBy(lines, ({ round_id }) => round_id)].flatMap(([round_id, own]) =>
      foldMarks(own.map(({ kind, body }) => ({ kind: kind as JournalKind, body }))).map((sheet) =>
        Object.assign(sheet, { round_id }),
      ),
    )
    const sheets = await db.selectFrom('mark_sheets').selectAll().execute()
    const keyOf = (one: { round_id: number | null; dance: string; letter: string }) =>
      `${one.round_id} ${one.dance} ${one.letter}`
    expect(sheets.length).toBeGreaterThan(100)
    expect(new Map(folded.map((one) => [keyOf(one), [one.marks, one.isFinished]]))).toEqual(
      new Map(sheets.map((one) => [keyOf(one), [one.marks, one.finished_at !== null]])),
    )
  })

  test('results that the keys of their teams sign, and that the journal tells of', async () => {
    const signed = await createTestDatabase()
    const { db } = signed
    const signing = {
      vault: testVault,
      siteOf: () => 'https://parket.test',
      tellUnsigned: () => Promise.reject(new Error('unsigned')),
    }
    await db
      .transaction()
      .execute((trx) => seedDemo(trx, new Date('2027-03-01T12:00:00Z'), signing))
    const rows = await db
      .selectFrom('publications')
      .innerJoin('events', 'events.id', 'publications.event_id')
      .select(['publications.contest_id', 'content', 'events.id', 'events.team_id'])
      .execute()
    expect(rows.length).toBeGreaterThan(10)
    for (const { id, team_id, content } of rows) {
      const [checked] = checkResultFile(JSON.stringify(content), sha256)
      expect(checked?.problems).toEqual([])
      const keys = await listResultKeys(db, team_id)
      expect(checkSignature(content, keys, isSignatureOf).state).toBe('good')
      const lines = await readChain(db, { eventId: id, roundId: null })
      expect(findInJournal(lines, content, sha256).state).toBe('last')
    }
    await signed.close()
  })

  test('event 4 has a station for each of its judges, a trainee among them, and for each other job, with links that only a demo has', async () => {
    const stations = await database.db
      .selectFrom('stations')
      .where('event_id', '=', 4)
      .select(['kind', 'judge_id', 'link_hash', 'token_hash'])
      .execute()
    expect(stations.filter(({ kind }) => kind === 'judge')).toHaveLength(8)
    expect(new Set(stations.map(({ kind }) => kind))).toEqual(new Set(stationKinds))
    expect(stations.every(({ token_hash }) => token_hash === null)).toBe(true)
    const known = createHash('sha256').update('demo-judge-a-parketpar').digest('hex')
    expect(stations.map(({ link_hash }) => link_hash)).toContain(known)
  })

  test('three teams, each with a colour of its own and events', async () => {
    const teams = await database.db
      .selectFrom('teams')
      .innerJoin('events', 'events.team_id', 'teams.id')
      .select(['teams.id', 'teams.name', 'domain', 'accent'])
      .select(sql<number[]>`array_agg(events.id order by events.id)`.as('events'))
      .groupBy('teams.id')
      .orderBy('teams.id')
      .execute()
    expect(teams.map(({ id, name, domain, events }) => [id, name, domain, events])).toEqual([
      [1, 'Паркет', null, [1, 2, 3, 4, 8, 9, 10]],
      [2, 'Весна', 'vesna.localhost', [5, 6]],
      [3, 'Ореол', 'oreol.localhost', [7]],
    ])
    expect(new Set(teams.map(({ accent }) => accent)).size).toBe(3)
  })

  test('the accounts with their rights, all with one password', async () => {
    const users = await database.db
      .selectFrom('users')
      .leftJoin('team_members', 'team_members.user_id', 'users.id')
      .leftJoin('event_users', 'event_users.user_id', 'users.id')
      .select(['email', 'superadmin', 'team_members.team_id', 'event_users.event_id'])
      .select(sql<string | null>`coalesce(team_members.role, event_users.role)`.as('role'))
      .select('password_hash')
      .orderBy('users.id')
      .execute()
    const rights = users.map((user) => [
      user.email,
      user.superadmin,
      user.team_id ?? user.event_id,
      user.role,
    ])
    expect(rights).toEqual([
      ['super@parket.test', true, null, null],
      ['supervisor@parket.test', false, 1, 'supervisor'],
      ['admin@parket.test', false, 1, 'admin'],
      ['manager@parket.test', false, 1, 'manager'],
      ['admin@vesna.test', false, 2, 'admin'],
      ['dancer@parket.test', false, null, null],
      ['staff@parket.test', false, 1, 'admin'],
    ])
    for (const { password_hash } of users) {
      expect(password_hash).toMatch(/^\$argon2id\$/)
      expect(await isPassword(password_hash, DEMO_PASSWORD)).toBe(true)
    }
  })

  test('event 1 with the contests that people script against', async () => {
    const contests = await database.db
      .selectFrom('contests')
      .selectAll()
      .where('event_id', '=', 1)
      .orderBy('group_num')
      .execute()
    const short = contests.map((contest) =>
      [
        contest.group_num,
        `${contest.min_count}-${contest.max_count}`,
        `${contest.min_age ?? ''}–${contest.max_age ?? ''}`,
        contest.section,
        contest.price / 100,
        contest.status,
        ...contest.tags,
      ].join(' '),
    )
    expect(short).toEqual([
      '1 1-1 –  500 open',
      '10 1-1 7–9 Oriental 900 open',
      '11 1-1 18–99 Oriental 1200 open',
      '12 1-1 18–99 Folk 1200 open',
      '13 1-1 18–99 Show 1200 open',
      '14 1-1 18–99 Oriental 1200 open',
      '20 2-2 12–99 Oriental 1000 open',
      '30 3-7 7–99 Folk 800 open',
      '31 8-24 7–99 Show 700 open',
      '40 1-1 18–99  2800 open PACKET',
      '50 1-1 –  3500 open PASS',
      '60 1-1 7–99 Мастер-классы 1500 open MASTER-CLASS',
      '70 1-1 16–99 Jack & Jill 1000 open',
      '80 1-1 18–99 Show 1200 cancelled',
      '81 1-1 18–99 Folk 1200 closed',
    ])
    const special = contests.flatMap(({ group_num, capacity, jnj_role_split, packet }) =>
      capacity || jnj_role_split || packet ? [{ group_num, capacity, jnj_role_split, packet }] : [],
    )
    const none = { capacity: null, jnj_role_split: false, packet: null }
    expect(special).toEqual([
      { ...none, group_num: 14, capacity: 2 },
      { ...none, group_num: 40, packet: { groupNums: [11, 12, 13], min: 2, max: 3 } },
      { ...none, group_num: 50, packet: { groupNums: [11, 12, 13], min: 1, max: 3 } },
      { ...none, group_num: 70, jnj_role_split: true },
    ])
    const tags = await database.db
      .selectFrom('event_tags')
      .select(['tag_name', 'tag_value'])
      .where('event_id', '=', 1)
      .execute()
    expect(tags).toEqual([{ tag_name: 'PAY-GROUP', tag_value: '1' }])
  })

  test('events that are ahead, over, running and in preparation', async () => {
    const events = await database.db.selectFrom('events').selectAll().orderBy('id').execute()
    const phaseOf = ({ date_begin, date_end, published }: (typeof events)[0]) => {
      if (!published) return 'draft'
      if (date_end < now) return 'past'
      return date_begin > now ? 'future' : 'running'
    }
    expect(events.map((event) => `${event.id} ${event.name}: ${phaseOf(event)}`)).toEqual([
      '1 Кубок Паркета: future',
      '2 Осенний бал: past',
      '3 Зимняя сказка: draft',
      '4 Открытая лига: running',
      '5 Фестиваль «Весна»: future',
      '6 Капель: past',
      '7 Ореол Open: future',
      '8 Янтарный каблук: past',
      '9 Кубок Урала: past',
      '10 Волжские узоры: past',
    ])
    const [kubok] = events
    expect(kubok?.reg_from?.getTime()).toBeLessThan(now.getTime())
    expect(kubok?.reg_to?.getTime()).toBeGreaterThan(now.getTime())
  })

  test('about 300 registrations in event 2, some of them the dancer’s own', async () => {
    const { entries } = await database.db
      .selectFrom('registrations')
      .select((eb) => eb.fn.countAll<number>().as('entries'))
      .where('event_id', '=', 2)
      .executeTakeFirstOrThrow()
    expect(entries).toBeGreaterThan(270)
    expect(entries).toBeLessThan(330)
    const own = await database.db
      .selectFrom('reg_datas')
      .innerJoin('users', 'users.id', 'reg_datas.registered_by')
      .select('event_id')
      .distinct()
      .where('users.email', '=', 'dancer@parket.test')
      .orderBy('event_id')
      .execute()
    expect(own.map(({ event_id }) => event_id)).toEqual(expect.arrayContaining([2, 4]))
  })

  test('about 140 registrations in event 1, of every kind, none in contest 14 and none waiting', async () => {
    const { db } = database
    const entries = await db
      .selectFrom('registrations')
      .innerJoin('contests', 'contests.id', 'registrations.contest_id')
      .where('registrations.event_id', '=', 1)
      .select(['group_num', 'registrations.status', 'role', 'packet_contest_id'])
      .execute()
    const numbers = new Set(entries.map(({ group_num }) => group_num))
    expect([...numbers].toSorted((one, other) => one - other)).toEqual([
      10, 11, 12, 13, 20, 30, 31, 40, 50, 60, 70, 81,
    ])
    const statuses = new Set(entries.map(({ status }) => status))
    expect(statuses).toEqual(new Set(['active', 'withdrawn']))
    expect(new Set(entries.map(({ role }) => role))).toEqual(new Set(['leader', 'follower', null]))
    expect(entries.some(({ packet_contest_id }) => packet_contest_id !== null)).toBe(true)

    const sets = await db
      .selectFrom('reg_datas')
      .where('event_id', '=', 1)
      .select(['id', 'email', 'club', 'consent_publication', 'created_at'])
      .execute()
    expect(sets.length).toBeGreaterThanOrEqual(135)
    expect(sets.length).toBeLessThanOrEqual(145)
    const byEmail = [...Map.groupBy(sets, ({ email }) => email).values()]
    const ofSeveral = byEmail.filter((own) => own.length > 1)
    expect(ofSeveral.filter(([first]) => first?.club === '').length).toBeGreaterThan(2)
    expect(ofSeveral.filter((own) => own.length > 4 && own[0]?.club !== '')).toHaveLength(2)
    expect(new Set(sets.map((set) => set.consent_publication))).toEqual(new Set([true, false]))
    expect(sets.filter(({ created_at }) => created_at > now)).toEqual([])

    const sums = await db
      .selectFrom('ledger')
      .where('event_id', '=', 1)
      .select((eb) => [
        'reg_data_id',
        eb.fn.sum<number>('amount').filterWhere('kind', '=', 'charge').as('charged'),
        eb.fn
          .coalesce(eb.fn.sum<number>('amount').filterWhere('kind', '=', 'payment'), sql<number>`0`)
          .as('paid'),
      ])
      .groupBy('reg_data_id')
      .execute()
    const unpaid = sums.filter(({ paid }) => paid === 0)
    const partly = sums.filter(({ charged, paid }) => paid > 0 && paid < charged)
    const settled = sums.filter(({ charged, paid }) => paid === charged)
    expect(unpaid.length).toBeGreaterThan(15)
    expect(partly.length).toBeGreaterThan(0)
    expect(settled.length).toBeGreaterThan(30)
  })

  test('somebody waits, for a place in a contest of event 5 that is full', async () => {
    const waited = await database.db
      .selectFrom('contests')
      .innerJoin('registrations', 'registrations.contest_id', 'contests.id')
      .where('contests.event_id', '=', 5)
      .where('capacity', 'is not', null)
      .groupBy(['group_num', 'capacity'])
      .select((eb) => [
        'group_num',
        'capacity',
        eb.fn.countAll<number>().filterWhere('registrations.status', '=', 'active').as('active'),
        eb.fn.countAll<number>().filterWhere('registrations.status', '=', 'waiting').as('waiting'),
      ])
      .execute()
    expect(waited).toEqual([{ group_num: 12, capacity: 3, active: 3, waiting: expect.any(Number) }])
    expect(waited[0]?.waiting).toBeGreaterThan(0)
    const elsewhere = await database.db
      .selectFrom('registrations')
      .where('status', '=', 'waiting')
      .where('event_id', '<>', 5)
      .select('event_id')
      .execute()
    expect(elsewhere).toEqual([])
  })

  test('nobody pays on the day of seeding or later', async () => {
    const later = await database.db
      .selectFrom('ledger')
      .where('created_at', '>', new Date('2027-03-01T00:00:00+03:00'))
      .where('kind', '=', 'payment')
      .select('id')
      .execute()
    expect(later).toEqual([])
  })

  test('past events that share their dancers, with finals and rounds before them', async () => {
    const { db } = database
    const { rows } = await sql<{ events: number }>`
      select count(distinct event_id)::int as events from dancers
      where event_id in (2, 8, 9, 10) group by last_name_key, first_name_key, birth_date
    `.execute(db)
    expect(rows.filter(({ events }) => events >= 3).length).toBeGreaterThan(20)
    const rounds = await db
      .selectFrom('rounds')
      .innerJoin('contests', 'contests.id', 'rounds.contest_id')
      .where('contests.event_id', '>=', 8)
      .where('rounds.round_index', '>', 0)
      .select(['contests.event_id', 'rounds.status'])
      .execute()
    expect(new Set(rounds.map(({ event_id }) => event_id))).toEqual(new Set([8, 9, 10]))
    expect(new Set(rounds.map(({ status }) => status))).toEqual(new Set(['published']))
  })

  test.each([2, 4, 8, 9, 10])(
    'event %i has judges, a panel for all that is judged, and a timetable',
    async (id) => {
      const { db } = database
      const judges = await db
        .selectFrom('event_judges')
        .where('event_id', '=', id)
        .select((eb) => [
          'role',
          eb.fn.countAll<number>().as('count'),
          sql<string>`string_agg(letter, '' order by letter)`.as('letters'),
        ])
        .groupBy('role')
        .orderBy('role')
        .execute()
      expect(judges).toEqual([
        { role: 'chief', count: 1, letters: null },
        { role: 'line', count: 7, letters: 'ABCDEFG' },
        { role: 'scrutineer', count: 1, letters: null },
        ...(id === 4 ? [{ role: 'trainee', count: 1, letters: 'TA' }] : []),
      ])
      const contests = await db
        .selectFrom('contests')
        .where('event_id', '=', id)
        .where('scoring', '<>', 'none')
        .select((eb) => [
          'group_num',
          eb
            .selectFrom('panel_judges')
            .whereRef('contest_id', '=', 'contests.id')
            .select((count) => count.fn.countAll<number>().as('judges'))
            .as('judges'),
          eb
            .selectFrom('session_items')
            .whereRef('contest_id', '=', 'contests.id')
            .where('round_index', '=', 0)
            .select((count) => count.fn.countAll<number>().as('finals'))
            .as('finals'),
        ])
        .execute()
      expect(contests.length).toBeGreaterThan(4)
      expect(
        contests.filter(({ judges, finals }) => !judges || judges % 2 === 0 || finals !== 1),
      ).toEqual([])
    },
  )

  test('rounds, heats, judges and marks wherever a status says so, and places that follow from them', async () => {
    const contests = await database.db
      .selectFrom('contests as c')
      .where('c.scoring', '<>', 'none')
      .select((eb) => [
        'c.event_id',
        'c.group_num',
        'c.status',
        eb
          .selectFrom('rounds')
          .whereRef('contest_id', '=', 'c.id')
          .where('status', '<>', 'planned')
          .select((count) => count.fn.countAll<number>().as('rounds'))
          .as('rounds'),
        eb
          .selectFrom('mark_sheets as s')
          .innerJoin('rounds as r', 'r.id', 's.round_id')
          .whereRef('r.contest_id', '=', 'c.id')
          .select((count) => count.fn.countAll<number>().as('sheets'))
          .as('sheets'),
      ])
      .execute()
    // Whoever opens a judge's link marks it from its first dance on.
    const isAwaited = ({ event_id, group_num }: (typeof contests)[0]) =>
      event_id === 4 && group_num === 9
    const isWrong = (contest: (typeof contests)[0]) => {
      const { status, rounds, sheets } = contest
      return (
        (['ready', 'running', 'judged', 'published'].includes(status) && !rounds) ||
        (['running', 'judged', 'published'].includes(status) && !sheets) !== isAwaited(contest)
      )
    }
    expect(contests.filter(isWrong)).toEqual([])
    const statuses = contests.filter((one) => one.event_id === 4).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set(['published', 'running', 'ready']))

    const published = await database.db
      .selectFrom('publications')
      .select(['event_id', 'content'])
      .execute()
    expect(published.length).toBeGreaterThan(10)
    const disagreeing = published.filter(
      ({ content }) => recompute(content).disagreements.length > 0,
    )
    expect(disagreeing).toEqual([])
    const rules = published
      .filter((one) => one.event_id === 2)
      .flatMap(({ content }) => content.places.map(({ rule }) => rule))
    expect(rules).toEqual(expect.arrayContaining(['10', '11', 'points']))
  })

  test('no entry that the rules would refuse', async () => {
    const entries = await database.db
      .selectFrom('registrations as r')
      .innerJoin('contests as c', 'c.id', 'r.contest_id')
      .innerJoin('events as e', 'e.id', 'r.event_id')
      .innerJoin('dancers as d', 'd.reg_data_id', 'r.reg_data_id')
      .select(['r.id', 'c.min_count', 'c.max_count', 'c.min_age', 'c.max_age', 'c.jnj_role_split'])
      .select(['r.role', 'd.birth_date', 'e.date_begin', 'e.date_end', 'e.time_zone', 'e.age_mode'])
      .select(sql<number>`count(*) over (partition by r.id)`.as('dancers'))
      .execute()
    const wrong = entries.filter((entry) => {
      const age = ageAtEvent(entry.birth_date, {
        ...entry,
        date_begin: entry.date_begin.toISOString(),
        date_end: entry.date_end.toISOString(),
      })
      return (
        entry.dancers < entry.min_count ||
        entry.dancers > entry.max_count ||
        age < (entry.min_age ?? 0) ||
        age > (entry.max_age ?? 200) ||
        (entry.role !== null) !== entry.jnj_role_split
      )
    })
    expect(entries.length).toBeGreaterThan(300)
    expect(wrong).toEqual([])
    const { rows: twice } = await sql`
      select r.contest_id, d.last_name_key, d.first_name_key, d.birth_date
      from registrations r join dancers d using (reg_data_id)
      group by 1, 2, 3, 4 having count(*) > 1
    `.execute(database.db)
    expect(twice).toEqual([])
  })

  test('numbers of entries without a gap, and every active one is charged', async () => {
    const { rows } = await sql`
      select e.id from events e left join reg_datas r on r.event_id = e.id group by e.id
      having count(r.id) <> coalesce(max(r.reg_n), 0) or e.last_reg_n <> count(r.id)
    `.execute(database.db)
    expect(rows).toEqual([])
    const { rows: free } = await sql`
      select id from reg_datas r
      where exists (select from registrations g where g.reg_data_id = r.id and g.status = 'active')
        <> exists (select from ledger l where l.reg_data_id = r.id and l.kind = 'charge')
    `.execute(database.db)
    expect(free).toEqual([])
  })

  test('ids that leave room: the next team, user and event get the next ones', async () => {
    const { db } = database
    const team = await db
      .insertInto('teams')
      .values({ name: 'Новая', domain: 'new.localhost' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const user = await db
      .insertInto('users')
      .values({ email: 'new@parket.test' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect([team.id, user.id]).toEqual([4, 8])
    expect(await seedEntries(db, 50, now)).toBe(11)
  })
})

test.each(['2027-03-01T00:00:00+03:00', '2027-03-01T23:59:59+03:00', '2028-02-29T12:00:00+03:00'])(
  '«Открытая лига» runs at %s, the moment of seeding',
  async (text) => {
    const moment = new Date(text)
    const { db, close } = await seeded(await createTestDatabase(), moment)
    const event = await db
      .selectFrom('events')
      .selectAll()
      .where('id', '=', 4)
      .executeTakeFirstOrThrow()
    expect(event.date_begin.getTime()).toBeLessThanOrEqual(moment.getTime())
    expect(event.date_end.getTime()).toBeGreaterThanOrEqual(moment.getTime())
    await close()
  },
)

forBothEngines('a large event', (engine) => {
  test('has as many entries as were asked for, each charged, most of them paid, and is open for more', async () => {
    const { db, close } = await engine.createDatabase()
    const id = await seedEntries(db, 1500, now)
    const event = await db
      .selectFrom('events')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { entries } = await db
      .selectFrom('reg_datas')
      .select((eb) => eb.fn.countAll<number>().as('entries'))
      .where('event_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(entries).toBe(1500)
    expect(event).toMatchObject({ last_reg_n: 1500, published: true, reg_to: null })
    expect(event.date_begin.getTime()).toBeGreaterThan(now.getTime())
    const { rows } = await sql<{ free: number; paid: number }>`
      select
        count(*) filter (where g.status = 'active' and l.charged is null)::int as free,
        count(*) filter (where l.paid)::int as paid
      from registrations g left join (
        select reg_data_id, sum(amount) filter (where kind = 'charge') as charged,
          bool_or(kind = 'payment') as paid
        from ledger group by reg_data_id
      ) l on l.reg_data_id = g.reg_data_id
      where g.event_id = ${id}
    `.execute(db)
    expect(rows[0]?.free).toBe(0)
    expect(rows[0]?.paid).toBeGreaterThan(1000)
    await close()
  })
})
