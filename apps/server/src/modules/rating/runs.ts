import { rankStep } from '@parket/domain/rating/difference'
import type { Kysely } from 'kysely'

import { auditedTransaction } from '../../change/auditedTransaction.ts'
import { tenantOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'
import { presentMoves } from './preview.ts'
import { requestRun } from './schemes.ts'

const RUNS_SHOWN = 50
const MOVES_SHOWN = 200

/** The runs that are done, and how far the current one is. */
export async function listRatingRuns(context: Context): Promise<Answer<'listRatingRuns'>> {
  const { db } = context
  const teamId = tenantOf(context).id
  const runs = await db
    .selectFrom('rating_runs')
    .where('team_id', '=', teamId)
    .where('finished_at', 'is not', null)
    .selectAll()
    .$narrowType<{ finished_at: Date }>()
    .orderBy('id', 'desc')
    .limit(RUNS_SHOWN)
    .execute()
  return {
    progress: await findProgress(db, teamId),
    items: runs.map((run) => ({
      id: run.id,
      as_of: run.as_of,
      started_at: run.started_at.toISOString(),
      finished_at: run.finished_at.toISOString(),
      results: run.results,
      people: run.people,
      changed: run.changed,
      inputs_hash: run.inputs_hash,
    })),
  }
}

async function findProgress(db: Kysely<Database>, teamId: number) {
  const work = await db
    .selectFrom('rating_work')
    .where('team_id', '=', teamId)
    .select(['done', 'total'])
    .executeTakeFirst()
  if (work) return work
  const waiting = await db
    .selectFrom('rating_requests')
    .where('team_id', '=', teamId)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return waiting ? { done: 0, total: 0 } : null
}

/** Asks for a calculation; it runs in the background. */
export async function requestRatingRun(context: Context): Promise<Answer<'requestRatingRun'>> {
  const teamId = tenantOf(context).id
  await auditedTransaction(context, async ({ trx, writeAudit }) => {
    await requestRun(trx, context)
    await writeAudit({ entity: 'ratingRun', entityId: teamId })
  })
  context.reply.code(202)
  return (await findProgress(context.db, teamId)) ?? { done: 0, total: 0 }
}

/**
 * Who rose and who fell by a run.
 * @throws Problem 404
 */
export async function listRatingMoves(
  context: Context,
  { path }: Input<'listRatingMoves'>,
): Promise<Answer<'listRatingMoves'>> {
  const { db } = context
  const run = await db
    .selectFrom('rating_runs')
    .where('id', '=', path.runId)
    .where('team_id', '=', tenantOf(context).id)
    .where('finished_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  if (!run) throw new Problem(404, 'not_found')
  const rows = await db
    .selectFrom('rating_changes')
    .where('run_id', '=', run.id)
    .selectAll()
    .execute()
  const changes = rows.map((row) => ({
    person: row.person_id,
    before: { num: row.before_num, den: row.before_den },
    after: { num: row.after_num, den: row.after_den },
    rank_before: row.rank_before,
    rank_after: row.rank_after,
  }))
  const moved = changes.toSorted(
    (one, other) => Math.abs(rankStep(other)) - Math.abs(rankStep(one)),
  )
  return presentMoves(db, moved.slice(0, MOVES_SHOWN))
}
