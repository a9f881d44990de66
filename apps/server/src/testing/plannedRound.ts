import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { createContest, createJudge, NOW } from './fixtures.ts'

/** A session with a final that can be started and a break after it. */
export interface PlannedRound {
  contestId: string
  /** Of the final. */
  itemId: number
  breakId: number
}

/**
 * Makes such a session, numbered as its contest, with one active entry and a judge of its own.
 * @param regId the registration that enters
 */
export async function createPlannedRound(
  db: Kysely<Database>,
  given: { eventId: number; regId: number; group_num: number; letter: string },
): Promise<PlannedRound> {
  const { eventId, regId, group_num, letter } = given
  const { id: contestId } = await createContest(db, eventId, {
    group_num,
    status: 'closed',
    scoring: 'skating',
    dances: ['Вальс'],
    min_entries: 1,
    price: 0,
  })
  await db
    .insertInto('registrations')
    .values({
      reg_data_id: regId,
      event_id: eventId,
      contest_id: contestId,
      price_day: '2026-11-20',
      status: 'active',
    })
    .execute()
  const { id: judge_id } = await createJudge(db)
  await db
    .insertInto('event_judges')
    .values({ event_id: eventId, judge_id, role: 'line', letter })
    .execute()
  await db
    .insertInto('panel_judges')
    .values({ contest_id: contestId, event_id: eventId, judge_id, ind: 0 })
    .execute()
  const { id: session_id } = await db
    .insertInto('sessions')
    .values({ event_id: eventId, number: group_num, start_at: NOW, floor: 'Б' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const item = { event_id: eventId, session_id, minutes: 10 }
  const [final, pause] = await db
    .insertInto('session_items')
    .values([
      { ...item, ind: 0, kind: 'round', contest_id: contestId, round_index: 0 },
      { ...item, ind: 1, kind: 'break', title: 'Перерыв' },
    ])
    .returning('id')
    .execute()
  return { contestId, itemId: final?.id ?? 0, breakId: pause?.id ?? 0 }
}
