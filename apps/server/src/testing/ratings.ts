import { initialScheme, type PointsScheme } from '@parket/domain/rating/scheme'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { NOW } from './fixtures.ts'

/** A points scheme of a team, in force from a day on. @returns its id */
export async function createScheme(
  db: Kysely<Database>,
  teamId: number,
  startsOn: string,
): Promise<number> {
  const content: PointsScheme = { ...initialScheme, starts_on: startsOn }
  const { id } = await db
    .insertInto('rating_schemes')
    .values({ team_id: teamId, starts_on: startsOn, content: JSON.stringify(content) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A rating that is done, with the points of one dancer. */
export async function createRating(
  db: Kysely<Database>,
  teamId: number,
  contest: { id: string; event_id: number },
): Promise<{ runId: number; personId: number }> {
  const { id: dancer } = await db
    .selectFrom('dancers')
    .where('event_id', '=', contest.event_id)
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id: runId } = await db
    .insertInto('rating_runs')
    .values({
      team_id: teamId,
      as_of: '2026-11-20',
      started_at: NOW,
      finished_at: NOW,
      schemes: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('rating_results')
    .values({
      run_id: runId,
      person_id: dancer,
      dancer_id: dancer,
      registration_id: 1,
      start_number: 1,
      event_id: contest.event_id,
      contest_id: contest.id,
      day: '2026-10-03',
      scheme_id: 1,
      place: 1,
      place_to: 1,
      entries: 5,
      is_finalist: true,
      percent: 100,
      num: 3,
      den: 1,
    })
    .execute()
  return { runId, personId: dancer }
}

/** Another day for each number: no two schemes of a team begin on one. */
export function dayOf(n: number): string {
  return new Date(Date.UTC(1990, 0, n)).toISOString().slice(0, 10)
}

/** What an admin has said of two dancers of a team: that they are two people. @returns its id */
export async function createPersonLink(
  db: Kysely<Database>,
  teamId: number,
  dancers: readonly [number, number],
): Promise<number> {
  const { id } = await db
    .insertInto('person_links')
    .values({
      team_id: teamId,
      dancer_id: Math.min(...dancers),
      other_id: Math.max(...dancers),
      is_same: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
