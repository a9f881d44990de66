import { isPacket, isPass } from '@parket/domain/contest/tags'
import {
  emergencyFormat,
  type EmergencyFile,
  type EmergencyRound,
} from '@parket/domain/emergency/file'
import { dancerName } from '@parket/domain/registration/dancers'
import type { Kysely, Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import type { Database, EventsTable } from '../../db/schema.ts'
import { findContests, type Contest } from '../../records/contests.ts'
import { listSessions } from '../../records/timetable.ts'
import { toFileContest, toFilePanel, toFileRound } from '../marks/fileRound.ts'
import { attemptOf, loadRounds, markingLetters, type RoundState } from '../marks/state.ts'
import { listRoundsOf } from '../rounds/core/queries.ts'
import { loadSeatsOf } from '../rounds/panels/seats.ts'

/** What the file says of the event. */
export type FileEvent = Pick<
  Selectable<EventsTable>,
  'id' | 'team_id' | 'name' | 'city' | 'date_begin' | 'date_end' | 'time_zone'
>

/** Who is registered under which number: by contest, by start number. */
export type NumbersOfContests = Record<string, Record<string, number>>

/** Who takes part in each contest that is judged, by start number. */
export async function loadNumbers(
  db: Kysely<Database>,
  contestIds: readonly string[],
): Promise<NumbersOfContests> {
  if (contestIds.length === 0) return {}
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
    .where('registrations.contest_id', 'in', contestIds)
    .where((eb) =>
      eb.or([
        eb('registrations.status', '=', 'active'),
        // Who dances a round stays in it, also after a withdrawal.
        eb('registrations.id', 'in', eb.selectFrom('heat_entries').select('registration_id')),
      ]),
    )
    .select((eb) => [
      'registrations.id',
      'registrations.contest_id',
      eb.fn.coalesce('reg_datas.start_number', 'reg_datas.reg_n').as('number'),
    ])
    .orderBy('registrations.id')
    .execute()
  const byContest = Map.groupBy(rows, ({ contest_id }) => contest_id)
  return Object.fromEntries(
    [...byContest].map(([contestId, own]) => [
      contestId,
      Object.fromEntries(own.map(({ id, number }) => [number, id])),
    ]),
  )
}

/** The contests of an event that somebody judges. */
export async function judgedContests(db: Kysely<Database>, eventId: number): Promise<Contest[]> {
  const all = await findContests(db, eventId)
  return all.filter(
    (contest) =>
      contest.scoring !== 'none' &&
      contest.status !== 'draft' &&
      contest.status !== 'cancelled' &&
      !isPacket(contest) &&
      !isPass(contest),
  )
}

/** Everything that an emergency file carries of an event (docs/rules/emergency.md, «What it holds»). */
export async function loadFile(
  db: Kysely<Database>,
  event: FileEvent,
  made: {
    id: number
    now: Date
    contests: readonly Contest[]
    numbers: NumbersOfContests
  },
): Promise<EmergencyFile> {
  const { contests, numbers } = made
  const ids = contests.map(({ id }) => id)
  const [seatsOf, allRounds, sessions, people, team] = await Promise.all([
    loadSeatsOf(db, event.id, ids),
    listRoundsOf(db, ids),
    listSessions(db, event.id),
    listPeople(db, numbers),
    db
      .selectFrom('teams')
      .where('id', '=', event.team_id)
      .select(['name', 'accent'])
      .executeTakeFirstOrThrow(),
  ])
  const rounds: EmergencyRound[] = []
  for (const contest of contests) {
    const own = allRounds.filter(({ contest_id }) => contest_id === contest.id)
    rounds.push(...(await loadRounds(db, contest, own)).map(presentRound))
  }
  return {
    format: emergencyFormat,
    id: made.id,
    made_at: made.now.toISOString(),
    event: {
      id: event.id,
      name: event.name,
      date_begin: event.date_begin.toISOString(),
      date_end: event.date_end.toISOString(),
      city: event.city,
      time_zone: event.time_zone,
    },
    team,
    contests: contests.map((contest) => ({
      id: contest.id,
      rules: toFileContest(contest),
      panel: toFilePanel(seatsOf(contest.id).all),
      numbers: Object.keys(numbers[contest.id] ?? {}).map(Number),
    })),
    rounds,
    sessions: sessions.map(({ title, floor, items }) => ({
      title,
      floor,
      items: items.flatMap(({ kind, contest_id, round_index, start }) =>
        kind === 'round' && contest_id !== null && round_index !== null
          ? [{ contest_id, index: round_index, start: new Date(start).toISOString() }]
          : [],
      ),
    })),
    people,
  }
}

function presentRound(state: RoundState): EmergencyRound {
  const { round, contest, dances, seats } = state
  return {
    id: round.id,
    contest_id: contest.id,
    version: round.version,
    status: round.status,
    attempts: dances.map((dance) => attemptOf(state, dance)),
    letters: dances.map((dance) => markingLetters(state, dance)),
    seats: toFilePanel(seats),
    file: toFileRound(state),
  }
}

/** Names and where those come from who take part; no birth dates, no contacts. */
async function listPeople(
  db: Kysely<Database>,
  numbers: NumbersOfContests,
): Promise<EmergencyFile['people']> {
  const ids = Object.values(numbers).flatMap((own) => Object.values(own))
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('reg_datas')
    .where('reg_datas.id', 'in', (eb) =>
      eb.selectFrom('registrations').where('id', 'in', ids).select('reg_data_id'),
    )
    .select((eb) => [
      eb.fn.coalesce('start_number', 'reg_n').as('start_number'),
      'troupe',
      'city',
      'club',
      jsonArrayFrom(
        eb
          .selectFrom('dancers')
          .whereRef('dancers.reg_data_id', '=', 'reg_datas.id')
          .select(['last_name', 'first_name'])
          .orderBy('ind'),
      ).as('dancers'),
    ])
    .orderBy('start_number')
    .execute()
  return rows.map(({ dancers, ...person }) =>
    Object.assign(person, { names: dancers.map(dancerName) }),
  )
}
