import { today } from '@parket/domain/format/timeZone'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { runRating } from './run.ts'

/** For how long a process may go without a sign of life before another takes over. */
const LEASE_SECONDS = 60

/**
 * Calculates the ratings that are due: where somebody or a changed result asked for it, and where the last is
 * of another day. One process at a time calculates a team's. A team whose rating fails holds up no other.
 *
 * @returns how many were calculated
 * @throws Error that names the teams whose rating failed, once all others are calculated
 */
export async function calculateDueRatings(
  db: Kysely<Database>,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let done = 0
  const failures: { teamId: number; cause: unknown }[] = []
  for (const teamId of await listDue(db, now)) {
    if (signal?.aborted) break
    try {
      if (await calculateTeam(db, teamId, now)) done += 1
    } catch (cause) {
      failures.push({ teamId, cause })
    }
  }
  if (failures.length > 0) {
    const teams = failures.map(({ teamId, cause }) => `team ${teamId}: ${String(cause)}`)
    throw new Error(`Ratings failed: ${teams.join('; ')}`, { cause: failures[0]?.cause })
  }
  return done
}

/**
 * Lets go of the leases of a process that was killed. Call it only where no other process can be working.
 */
export async function releaseRatingLeases(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('rating_work').execute()
}

/** Whether there is a rating to calculate that no other process is calculating. */
export async function hasDueRatings(db: Kysely<Database>, now: Date): Promise<boolean> {
  return (await listDue(db, now)).length > 0
}

async function listDue(db: Kysely<Database>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ team_id: number }>`
    select team_id from (
      select team_id from rating_requests
      union
      select team_id from rating_schemes as scheme
      where not exists (
        select from rating_runs as run
        where run.team_id = scheme.team_id and finished_at is not null
          and as_of >= ${today(now)}::date)) as due
    where not exists (
      select from rating_work as work
      where work.team_id = due.team_id and lease_until >= now())
    order by team_id
  `.execute(db)
  return rows.map(({ team_id }) => team_id)
}

async function calculateTeam(db: Kysely<Database>, teamId: number, now: Date): Promise<boolean> {
  if (!(await takeLease(db, teamId))) return false
  try {
    const asked = await db
      .selectFrom('rating_requests')
      .where('team_id', '=', teamId)
      .select(['id', 'user_id'])
      .orderBy('id', 'desc')
      .execute()
    await runRating(db, {
      teamId,
      now,
      userId: asked.find(({ user_id }) => user_id !== null)?.user_id ?? null,
      onPart: (done, total) => extendLease(db, teamId, done, total),
    })
    // What was asked for meanwhile is calculated next time.
    await db
      .deleteFrom('rating_requests')
      .where('team_id', '=', teamId)
      .where('id', '<=', asked[0]?.id ?? 0)
      .execute()
    return true
  } finally {
    await db.deleteFrom('rating_work').where('team_id', '=', teamId).execute()
  }
}

const leaseEnd = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`

async function takeLease(db: Kysely<Database>, teamId: number): Promise<boolean> {
  const taken = await db
    .insertInto('rating_work')
    .values({ team_id: teamId, lease_until: leaseEnd })
    .onConflict((conflict) =>
      conflict
        .column('team_id')
        .doUpdateSet({ lease_until: leaseEnd, done: 0, total: 0 })
        .where('rating_work.lease_until', '<', sql<Date>`now()`),
    )
    .returning('team_id')
    .executeTakeFirst()
  return taken !== undefined
}

async function extendLease(
  db: Kysely<Database>,
  teamId: number,
  done: number,
  total: number,
): Promise<void> {
  await db
    .updateTable('rating_work')
    .set({ lease_until: leaseEnd, done, total })
    .where('team_id', '=', teamId)
    .execute()
}
