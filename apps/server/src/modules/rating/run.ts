import { createHash } from 'node:crypto'

import { ratingDifference, type PersonChange } from '@parket/domain/rating/difference'
import { computeStandings } from '@parket/domain/rating/standings'
import { today } from '@parket/domain/format/timeZone'
import { canonicalJson } from '@parket/domain/scoring/canonicalJson'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { findLastRun } from '../../records/ratedPeople.ts'
import { calculatePoints, listSchemes, type Calculated, type KeptScheme } from './points.ts'
import { readRating, rulesOf, storeResults } from './stored.ts'

/** The points of earlier runs are deleted; what they changed stays. */
const RUNS_KEPT = 3

export interface RunOptions {
  teamId: number
  now: Date
  userId: number | null
  onPart: (done: number, total: number) => Promise<void>
}

/**
 * Calculates the rating of a team and stores it with the hashes of its inputs and its difference from the
 * run before. Readers see it whole, once its last statement is committed; where a process dies before, the
 * next calculation begins again. The same inputs on the same day are stored once.
 */
export async function runRating(db: Kysely<Database>, options: RunOptions): Promise<void> {
  const { teamId, now, userId, onPart } = options
  await deleteUnfinished(db, teamId)
  const schemes = await listSchemes(db, teamId)
  const asOf = today(now)
  const calculated = await calculatePoints(db, teamId, schemes, onPart)
  const hash = hashInputs(schemes, calculated)
  const last = await findLastRun(db, teamId)
  if (userId === null && last?.as_of === asOf && last.inputs_hash === hash) return

  const { results } = calculated
  const { id } = await db
    .insertInto('rating_runs')
    .values({
      team_id: teamId,
      as_of: asOf,
      started_at: now,
      user_id: userId,
      schemes: JSON.stringify(schemes),
      inputs_hash: hash,
      results: results.length,
      people: new Set(results.map(({ person }) => person)).size,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeInputs(db, id, calculated)
  await storeResults(db, id, results)
  const rules = rulesOf({ schemes, as_of: asOf })
  const after = { results, standings: rules ? computeStandings(results, rules, { asOf }) : [] }
  const changes = last ? ratingDifference(await readRating(db, last), after) : []
  await storeChanges(db, id, changes)
  await finish(db, { id, teamId, changed: changes.length })
}

/** Who is behind the entries counts too: a name that is mended may make two people one. */
function hashInputs(schemes: readonly KeptScheme[], { contests, results }: Calculated): string {
  const hash = createHash('sha256')
  hash.update(canonicalJson(schemes))
  const byId = (one: { contest_id: string }, other: { contest_id: string }) =>
    one.contest_id < other.contest_id ? -1 : 1
  for (const contest of contests.toSorted(byId)) hash.update(canonicalJson(contest))
  for (const { registration, dancer, person } of results) {
    hash.update(`${registration} ${dancer} ${person};`)
  }
  return hash.digest('hex')
}

async function deleteUnfinished(db: Kysely<Database>, teamId: number): Promise<void> {
  await db
    .deleteFrom('rating_runs')
    .where('team_id', '=', teamId)
    .where('finished_at', 'is', null)
    .execute()
}

async function storeInputs(
  db: Kysely<Database>,
  runId: number,
  { contests }: Calculated,
): Promise<void> {
  const rows = contests.map(({ contest_id, version, hash }) => ({
    run_id: runId,
    contest_id,
    publication_version: version,
    hash,
  }))
  await sql`
    insert into rating_inputs
    select * from jsonb_populate_recordset(null::rating_inputs, ${JSON.stringify(rows)}::jsonb)
  `.execute(db)
}

async function storeChanges(
  db: Kysely<Database>,
  runId: number,
  changes: readonly PersonChange[],
): Promise<void> {
  const rows = changes.map(({ person, before, after, rank_before, rank_after, results }) => ({
    run_id: runId,
    person_id: person,
    before_num: before.num,
    before_den: before.den,
    after_num: after.num,
    after_den: after.den,
    rank_before,
    rank_after,
    results,
  }))
  await sql`
    insert into rating_changes
    select * from jsonb_populate_recordset(null::rating_changes, ${JSON.stringify(rows)}::jsonb)
  `.execute(db)
}

/** From its end on everybody reads it. */
function finish(
  db: Kysely<Database>,
  run: { id: number; teamId: number; changed: number },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('rating_runs')
      .set({ finished_at: sql<Date>`now()`, changed: run.changed })
      .where('id', '=', run.id)
      .execute()
    const recent = trx
      .selectFrom('rating_runs')
      .where('team_id', '=', run.teamId)
      .where('finished_at', 'is not', null)
      .orderBy('id', 'desc')
      .limit(RUNS_KEPT)
      .select('id')
    const old = trx
      .selectFrom('rating_runs')
      .where('team_id', '=', run.teamId)
      .where('id', 'not in', recent)
      .select('id')
    await trx.deleteFrom('rating_results').where('run_id', 'in', old).execute()
    await trx.deleteFrom('rating_inputs').where('run_id', 'in', old).execute()
  })
}
