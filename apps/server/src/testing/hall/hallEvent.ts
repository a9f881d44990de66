import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { issueToken } from '../../security/tokens.ts'
import { createEntries } from '../competition.ts'
import {
  addMember,
  createContest,
  createEvent,
  createJudge,
  createUser,
  defaultTeam,
  NOW,
} from '../fixtures.ts'

/** An event of one contest on the day of the tests, with who may run it. */
export interface HallEvent {
  eventId: number
  contestId: string
  /** Of the timetable: what is on is told to everybody. */
  breakId: number
  /** Judges by letter. */
  judges: ReadonlyMap<string, number>
  /** Says that the team's supervisor calls. */
  authorization: string
}

export const LETTERS = 'ABCDEFGHIJKL'
export const DANCES = ['Вальс', 'Танго'] as const

/** Twelve couples, twelve judges: a semi-final by crosses and a final of six, two dances each. */
export async function createHallEvent(db: Kysely<Database>): Promise<HallEvent> {
  const { id: teamId } = await defaultTeam(db)
  const user = await createUser(db)
  await addMember(db, teamId, user.id, 'supervisor')
  const { id: eventId } = await createEvent(db, teamId, {
    date_begin: '2026-11-20T06:00:00Z',
    date_end: '2026-11-20T20:00:00Z',
    timetable_published_at: NOW,
  })
  const judges = new Map<string, number>()
  for (const letter of LETTERS) {
    const { id } = await createJudge(db, { last_name: `Судья${letter}` })
    judges.set(letter, id)
    await db
      .insertInto('event_judges')
      .values({ event_id: eventId, judge_id: id, role: 'line', letter })
      .execute()
  }
  const { id: contestId } = await createContest(db, eventId, {
    group_num: 1,
    status: 'closed',
    scoring: 'skating',
    dances: [...DANCES],
    final_max: 6,
  })
  await createEntries(db, eventId, contestId, Array(12).fill(null))
  const { id: session_id } = await db
    .insertInto('sessions')
    .values({ event_id: eventId, number: 1, start_at: NOW, floor: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const item = { event_id: eventId, session_id, minutes: 20 }
  const round = { ...item, kind: 'round' as const, contest_id: contestId }
  await db
    .insertInto('session_items')
    .values([
      { ...round, ind: 0, round_index: 1 },
      { ...round, ind: 1, round_index: 0 },
    ])
    .execute()
  const { id: breakId } = await db
    .insertInto('session_items')
    .values({ ...item, ind: 2, kind: 'break', title: 'Перерыв' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await issueToken(db, user.id, NOW)
  return { eventId, contestId, breakId, judges, authorization: `Bearer ${token}` }
}
