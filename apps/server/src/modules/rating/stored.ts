import { schemeOn, type PointsScheme } from '@parket/domain/rating/scheme'
import { computeStandings, type Standing } from '@parket/domain/rating/standings'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { findLastRun, type RatingRun } from '../../records/ratedPeople.ts'
import type { DancerResult } from './points.ts'

/** A result as readers need it: with the city of its entry. */
export interface StoredResult extends DancerResult {
  city: string
}

/** A rating that is done. It never changes. */
export interface StoredRating {
  run: RatingRun
  /** The scheme of the day the rating is of. */
  rules: PointsScheme | null
  results: StoredResult[]
  standings: Standing<StoredResult>[]
}

/** Runs are immutable, so what was read once stays true. */
const kept = new WeakMap<Kysely<Database>, Map<number, Promise<StoredRating>>>()
const MOST_KEPT = 4

/** The last rating of a team that is done; null where there is none. */
export async function findRating(
  db: Kysely<Database>,
  teamId: number,
): Promise<StoredRating | null> {
  const run = await findLastRun(db, teamId)
  if (!run) return null
  const ofDatabase = kept.get(db) ?? new Map<number, Promise<StoredRating>>()
  kept.set(db, ofDatabase)
  const known = ofDatabase.get(run.id)
  if (known) return known
  if (ofDatabase.size >= MOST_KEPT) ofDatabase.clear()
  const reading = readRating(db, run)
  reading.catch(() => ofDatabase.delete(run.id))
  ofDatabase.set(run.id, reading)
  return reading
}

/** The rating of a run. */
export async function readRating(db: Kysely<Database>, run: RatingRun): Promise<StoredRating> {
  const results = await readResults(db, run.id)
  const rules = rulesOf(run)
  return {
    run,
    rules,
    results,
    standings: rules ? computeStandings(results, rules, { asOf: run.as_of }) : [],
  }
}

/** The scheme in force on the day of a run. */
export function rulesOf({ schemes, as_of }: Pick<RatingRun, 'schemes' | 'as_of'>) {
  return schemeOn(
    schemes.map(({ content }) => content),
    as_of,
  )
}

async function readResults(db: Kysely<Database>, runId: number): Promise<StoredResult[]> {
  const rows = await db
    .selectFrom('rating_results as result')
    .innerJoin('contests', 'contests.id', 'result.contest_id')
    .innerJoin('dancers', 'dancers.id', 'result.dancer_id')
    .innerJoin('reg_datas', 'reg_datas.id', 'dancers.reg_data_id')
    .where('result.run_id', '=', runId)
    .selectAll('result')
    .select(['section', 'level', 'min_age', 'max_age', 'reg_datas.city'])
    .execute()
  return rows.map(({ person_id, dancer_id, registration_id, event_id, num, den, ...row }) =>
    Object.assign(row, {
      person: person_id,
      dancer: dancer_id,
      registration: registration_id,
      event: event_id,
      contest: row.contest_id,
      scheme: row.scheme_id,
      points: { num, den },
    }),
  )
}

/** Stores the points of a run, in parts of one statement each. */
export async function storeResults(
  db: Kysely<Database>,
  runId: number,
  results: readonly DancerResult[],
): Promise<void> {
  for (let from = 0; from < results.length; from += STORED_AT_ONCE) {
    const rows = results
      .slice(from, from + STORED_AT_ONCE)
      .map((one) =>
        Object.assign(
          { run_id: runId, person_id: one.person, dancer_id: one.dancer, event_id: one.event },
          { registration_id: one.registration, contest_id: one.contest, scheme_id: one.scheme },
          one.points,
          one,
        ),
      )
    await sql`
      insert into rating_results
      select * from jsonb_populate_recordset(null::rating_results, ${JSON.stringify(rows)}::jsonb)
    `.execute(db)
  }
}

const STORED_AT_ONCE = 5000
