import { problemText } from '@parket/domain/problems/catalogue'
import type { Transaction } from 'kysely'

import { auditedTransaction } from '../../change/auditedTransaction.ts'
import type { Context } from '../../contract/context.ts'
import type { Input } from '../../contract/handlers.ts'
import { lockEvent } from '../../change/lockEvent.ts'
import type { Database } from '../../db/schema.ts'
import { violatesConstraint } from '../../db/violations.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { begunContestsOfJudge } from '../marks/input/concerned.ts'
import { followInput } from '../marks/input/followInput.ts'
import { saltsOf } from '../marks/fileRound.ts'
import { lockJudge, type JudgeRow } from './queries.ts'

/**
 * Merges a judge into another one of the directory: events, panels and seats taken go over, the judge is gone.
 *
 * @returns the judge who stays
 * @throws Problem 404, 422 by field, 409 where both are at one event
 */
export function mergeJudge(
  context: Context,
  { path, body: { into } }: Input<'mergeJudge'>,
): Promise<JudgeRow> {
  if (into === undefined) throw invalidFields({ into: [problemText('required')] })
  if (into === path.id) throw invalidFields({ into: [problemText('judge_merge_self')] })
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    // Before the judges, as whoever changes an event does.
    const events = await lockEventsOf(trx, path.id)
    // In one order, so that two merges never wait for each other.
    const [first, second] = [path.id, into].toSorted((a, b) => a - b)
    const found = [await lockJudge(trx, first ?? 0), await lockJudge(trx, second ?? 0)]
    const gone = found.find((judge) => judge?.id === path.id)
    const kept = found.find((judge) => judge?.id === into)
    if (!gone) throw new Problem(404, 'judge_not_found')
    if (!kept || kept.team_id !== null)
      throw invalidFields({ into: [problemText('judge_not_found')] })
    const take = () => takeSeats(trx, gone.id, kept.id)
    await events.reduceRight(
      (work, { eventId, contestIds }) =>
        () =>
          followInput(trx, context, { eventId, contestIds }, work),
      take,
    )()
    await trx
      .updateTable('judges')
      .set({ merged_salts: [...kept.merged_salts, ...saltsOf(gone)] })
      .where('id', '=', kept.id)
      .execute()
    await trx.deleteFrom('judges').where('id', '=', gone.id).execute()
    await writeAudit({
      entity: 'judge',
      entityId: gone.id,
      changes: { id: { from: gone.id, to: kept.id } },
    })
    return kept
  })
}

/** Locks the events of a judge, and gives the contests there whose results may follow from who sits where. */
async function lockEventsOf(
  trx: Transaction<Database>,
  judgeId: number,
): Promise<{ eventId: number; contestIds: string[] }[]> {
  const rows = await trx
    .selectFrom('event_judges')
    .where('judge_id', '=', judgeId)
    .select('event_id')
    // Who sat in for another keeps that seat, of the event no more.
    .union(
      trx
        .selectFrom('panel_substitutions')
        .innerJoin('rounds', 'rounds.id', 'panel_substitutions.round_id')
        .where('panel_substitutions.judge_id', '=', judgeId)
        .select('rounds.event_id'),
    )
    .orderBy('event_id')
    .execute()
  const events: { eventId: number; contestIds: string[] }[] = []
  for (const { event_id: eventId } of rows) {
    await lockEvent(trx, eventId)
    const contestIds = await begunContestsOfJudge(trx, eventId, judgeId)
    if (contestIds.length > 0) events.push({ eventId, contestIds })
  }
  return events
}

/** @throws Problem 409 where both are at one event */
async function takeSeats(
  trx: Transaction<Database>,
  goneId: number,
  keptId: number,
): Promise<void> {
  await trx
    .updateTable('event_judges')
    .set({ judge_id: keptId })
    .where('judge_id', '=', goneId)
    .execute()
    .catch((error: unknown) => {
      throw violatesConstraint(error, 'event_judges_pkey')
        ? new Problem(409, 'judge_merge_met')
        : error
    })
  for (const table of [
    'panel_substitutions',
    'mark_sheets',
    'trainee_sheets',
    'approvals',
  ] as const) {
    await trx.updateTable(table).set({ judge_id: keptId }).where('judge_id', '=', goneId).execute()
  }
}
