import { calendarDay } from '@parket/domain/format/date'
import { compareAsc } from 'date-fns/compareAsc'
import { min } from 'date-fns/min'
import { sql, type Kysely, type Transaction } from 'kysely'

import type { Database } from '../db/schema.ts'
import { danceEvent } from '../modules/events/rehearsal/dance.ts'
import type { Published } from '../modules/marks/publication.ts'
import { seededRandom, type Random } from '../modules/events/rehearsal/random.ts'
import { demoAdminId, demoManagerId, writeAccounts } from './builders/accounts.ts'
import { DEMO_ZONE, momentAt, dayFrom } from './builders/days.ts'
import { demoUuid } from './builders/contests.ts'
import { inventEntries } from './builders/entries.ts'
import { writeEventJudges, writeJudges } from './builders/judges.ts'
import { writePayments } from './builders/payments.ts'
import type { Person } from './builders/people.ts'
import { writeRatingScheme } from './builders/ratingScheme.ts'
import { writeStations } from './builders/stations.ts'
import { writeTeams } from './builders/teams.ts'
import { writeTimetable } from './builders/timetable.ts'
import { type WrittenEntry, writeEntries } from './builders/writeEntries.ts'
import { type DemoEvent, PAY_GROUP } from './events/demoEvent.ts'
import { festivalVesna } from './events/festivalVesna.ts'
import { kapel } from './events/kapel.ts'
import { kubokParketa } from './events/kubokParketa.ts'
import { oreolOpen } from './events/oreolOpen.ts'
import { osenniyBal } from './events/osenniyBal.ts'
import { pastTournaments } from './events/pastTournaments.ts'
import { segodnya } from './events/segodnya.ts'
import { zimnyayaSkazka } from './events/zimnyayaSkazka.ts'

/** In the order in which people enter: who danced at «Осенний бал» comes to the others of the team too. */
const makers = [
  osenniyBal,
  zimnyayaSkazka,
  segodnya,
  festivalVesna,
  kapel,
  oreolOpen,
  ...pastTournaments,
  kubokParketa,
]

/**
 * Fills an empty database with the demo: three teams, seven accounts, their events and entries.
 * The same every time; dates are relative to the day of `now`.
 *
 * @param trx all or nothing
 * @param signing by which results are signed, as they would be; null: they are not
 */
export async function seedDemo(
  trx: Transaction<Database>,
  now: Date,
  signing: Published['signing'] = null,
): Promise<void> {
  const longAgo = momentAt(dayFrom(now, -300), '12:00:00')
  await writeTeams(trx, longAgo)
  await writeRatingScheme(trx, dayFrom(now, -300))
  const events = makers.map((make) => make(now))
  await writeJudges(trx, longAgo)
  for (const event of events) await writeEvent(trx, event)
  await writeAccounts(trx, longAgo)
  const regulars: Person[] = []
  for (const event of events) {
    const written = await writeEventEntries(trx, event, regulars, now)
    if (event.event.id === REGULARS_OF) regulars.push(...regularsAmong(written))
  }
  // In the order of their days: a team's first result makes the key that signs all later ones.
  const byDay = events.toSorted((one, other) =>
    compareAsc(one.event.date_end, other.event.date_end),
  )
  for (const event of byDay) {
    await danceEvent(trx, event.event.id, {
      seedOf: demoUuid,
      scrutineerId: demoAdminId,
      at: min([event.event.date_end, now]),
      signing,
      ...(event.decidedBy && { rules: event.decidedBy }),
      ...(event.unmarked && { unmarked: event.unmarked }),
    })
  }
  await writeStations(trx, segodnya(now).event.id, longAgo)
  await continueIds(trx)
}

/** The event whose dancers come again: the first of the team that is over. */
const REGULARS_OF = 2

/** So many that each comes to several events. */
const REGULARS = 60

/**
 * Who may be named in public: of a rating that begins with initials nobody makes much. Somebody with an account enters
 * where the demo says so, and nowhere else.
 */
function regularsAmong(written: readonly WrittenEntry[]): Person[] {
  const refusing = new Set(
    written.filter(({ isAgreed }) => !isAgreed).flatMap(({ entry }) => entry.dancers),
  )
  const dancers = new Set(written.flatMap(({ entry }) => entry.dancers))
  return [...dancers]
    .filter((person) => person.user_id === null && !refusing.has(person))
    .slice(0, REGULARS)
}

async function writeEvent(
  trx: Kysely<Database>,
  { event, tags, contests, timetable, panels, trainees }: DemoEvent,
): Promise<void> {
  await trx
    .insertInto('events')
    .values({
      ...event,
      time_zone: DEMO_ZONE,
      timetable_published_at: event.published ? (event.reg_from ?? event.date_begin) : null,
      contacts: JSON.stringify(event.contacts),
      payment_details: event.payment_details && JSON.stringify(event.payment_details),
      price_steps: JSON.stringify(event.price_steps),
    })
    .execute()
  if (tags.length > 0) {
    await trx
      .insertInto('event_tags')
      .values(tags.map((tag) => ({ ...tag, event_id: event.id })))
      .execute()
  }
  await trx
    .insertInto('contests')
    .values(
      contests.map((contest) => ({
        ...contest,
        packet: contest.packet && JSON.stringify(contest.packet),
        created_at: event.created_at,
      })),
    )
    .execute()
  const isDanced = contests.some(({ status }) => status === 'running' || status === 'published')
  if (timetable || isDanced) await writeEventJudges(trx, event.id, contests, panels, trainees)
  if (timetable) {
    await writeTimetable(trx, event.id, contests, timetable)
  }
}

async function writeEventEntries(
  trx: Kysely<Database>,
  demo: DemoEvent,
  regulars: readonly Person[],
  now: Date,
): Promise<WrittenEntry[]> {
  const { event, contests, entries, laterEntries } = demo
  const written: WrittenEntry[] = []
  const later = contests.filter(({ group_num }) => laterEntries?.groupNums.includes(group_num))
  if (entries) {
    const others = contests.filter((contest) => !later.includes(contest))
    const random = seededRandom(event.id)
    const batch = { ...demo, contests: others, entries }
    written.push(...(await writeBatch(trx, batch, random, regulars, now)))
  }
  if (laterEntries) {
    const random = seededRandom(1000 + event.id)
    const batch = { ...demo, contests: later, entries: laterEntries }
    written.push(...(await writeBatch(trx, batch, random, regulars, now)))
  }
  return written
}

/** Invents entries of these contests, and writes them with their payments. */
async function writeBatch(
  trx: Kysely<Database>,
  { event, tags, contests, entries, hasRegulars }: DemoEvent & Required<Pick<DemoEvent, 'entries'>>,
  random: Random,
  regulars: readonly Person[],
  now: Date,
): Promise<WrittenEntry[]> {
  const invented = inventEntries(random, {
    ...entries,
    contests,
    payGroup: PAY_GROUP,
    day: calendarDay(event.date_begin, DEMO_ZONE),
    ...(hasRegulars && { regulars }),
  })
  const more = entries.more?.(random, contests) ?? []
  const all = [...invented, ...more].toSorted(
    (one, other) => one.created_at.getTime() - other.created_at.getTime(),
  )
  const written = await writeEntries(trx, random, all, {
    ...entries,
    event_id: event.id,
    desk: {
      users: [demoManagerId, demoAdminId],
      until: min([momentAt(calendarDay(event.date_begin, DEMO_ZONE), '10:00:00'), now]),
    },
  })
  await writePayments(trx, random, written, {
    event_id: event.id,
    contests,
    tags,
    price_steps: event.price_steps,
    cashier_id: demoManagerId,
    // The day of seeding, not its moment: the demo is the same at each hour.
    until: momentAt(dayFrom(now, 0), '00:00:00'),
    ...(entries.unpaid !== undefined && { unpaid: entries.unpaid }),
  })
  return written
}

/** Rows with given ids do not move the counters from which the next ids come. */
async function continueIds(trx: Kysely<Database>): Promise<void> {
  for (const table of ['teams', 'users', 'events', 'judges']) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
    `.execute(trx)
  }
}
