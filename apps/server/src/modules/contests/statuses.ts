import type { components } from '@parket/api-client/schema'
import { isContestStatus, type ContestStatus } from '@parket/domain/contest/status'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'

import type { Transaction } from 'kysely'

import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../change/auditedTransaction.ts'
import { doingOf } from '../../change/journal.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { invalidFields } from '../../http/problem.ts'
import { findContests, type Contest } from '../../records/contests.ts'
import { isApprovedNow } from '../marks/approved.ts'
import { answerSomeChecks } from '../results/checks/resultChecks.ts'
import { followContests } from '../rounds/life/contests.ts'
import { missingFacts } from '../rounds/life/missingFacts.ts'
import { drawFirstRounds } from '../rounds/core/draw.ts'
import { loadSeeds } from '../draws/seeds.ts'
import { afterChange } from './afterChange.ts'
import { stepProblem } from './steps.ts'

type Schemas = components['schemas']

/**
 * Sets the status of several contests: all or none (docs/rules/contest-life.md, «Bulk change»). With
 * `generateHeats` each first round is drawn; publication carries answers to checks. A contest that has the status already stays as
 * it is.
 *
 * @throws Problem 422 when one of them cannot take the step, or gives up its draw without a reason
 */
export function setContestStatuses(
  context: Context,
  { body }: Input<'setContestStatuses'>,
): Promise<Answer<'setContestStatuses'>> {
  const { id: eventId } = eventOf(context)
  const { status = '', generateHeats = false, reason, answers = [] } = body
  const contestIds = [...new Set((body.contestIds ?? []).map((id) => id.toLowerCase()))]
  if (!isContestStatus(status)) throw invalidFields({ status: [problemText('status_unknown')] })
  if (contestIds.length === 0) throw invalidFields({ contestIds: [problemText('required')] })
  if (generateHeats && status !== 'ready') {
    throw invalidFields({ generateHeats: [problemText('heats_with_ready_only')] })
  }
  const work = async (tx: AuditedEventTransaction) => {
    const { trx, event, writeAudit } = tx
    const byId = new Map((await findContests(trx, eventId)).map((one) => [one.id, one]))
    const errors: FieldErrors = {}
    const contests = contestIds.flatMap((id, index) => {
      const contest = byId.get(id)
      const problem = contest
        ? stepProblem(contest, status, contest.scoring)
        : problemText('contest_foreign')
      if (problem) addError(errors, `contestIds.${index}`, problem)
      return contest ? [contest] : []
    })
    if (hasErrors(errors)) throw invalidFields(errors)

    // Idempotent: contests that have the status already keep everything, their heats too.
    const moved = contests.filter((contest) => contest.status !== status)
    const movedIds = moved.map(({ id }) => id)
    if (moved.length > 0) {
      await trx
        .updateTable('contests')
        .set((eb) => ({ status, version: eb('version', '+', 1) }))
        .where('id', 'in', movedIds)
        .execute()
    }
    await writeAudit(
      ...moved.map((contest) => ({
        entity: 'contest',
        entityId: contest.id,
        changes: { status: { from: contest.status, to: status } },
      })),
    )
    if (generateHeats) {
      const seedOf = await loadSeeds(trx, event)
      await drawFirstRounds(trx, doingOf(context), moved, seedOf)
    }
    await refuseMissingFacts(trx, { contestIds, moved, status, isDrawn: generateHeats })
    if (status === 'published') await refuseWaiting(tx, context, { contestIds, moved, answers })
    await followContests(tx, context, moved, status, reason)
    return afterChange(trx, context, { contestIds, fields: new Set(['status']) })
  }
  // A round may be typed meanwhile, a publication was seen.
  const isUndoable = status !== 'judged' && status !== 'published'
  return auditedEventTransaction(context, undefined, work, { isUndoable })
}

/**
 * Keeps the answers that publication carries.
 * @throws Problem 422 naming each contest whose places wait for the chief judge, or for an answer to a check
 */
async function refuseWaiting(
  tx: AuditedEventTransaction,
  context: Context,
  change: {
    contestIds: readonly string[]
    moved: readonly Contest[]
    answers: readonly Schemas['ContestCheckAnswerInput'][]
  },
): Promise<void> {
  const errors: FieldErrors = {}
  for (const contest of change.moved) {
    const path = `contestIds.${change.contestIds.indexOf(contest.id)}`
    const given = change.answers.filter(({ contest_id }) => contest_id === contest.id)
    if (!(await isApprovedNow({ ...tx, contest })))
      addError(errors, path, problemText('approval_missing'))
    else if (!(await answerSomeChecks(tx, context, contest, given))) {
      addError(errors, path, problemText('reveal_unanswered'))
    }
  }
  if (hasErrors(errors)) throw invalidFields(errors)
}

/** @throws Problem 422 naming each contest that lacks what its status says */
async function refuseMissingFacts(
  trx: Transaction<Database>,
  change: { contestIds: string[]; moved: Contest[]; status: ContestStatus; isDrawn: boolean },
): Promise<void> {
  const missing = await missingFacts(trx, change.moved, change.status)
  const errors: FieldErrors = {}
  for (const [id, text] of missing) {
    // What was drawn just now and has no heats has nobody to put into them.
    const reason = change.isDrawn ? problemText('contest_without_entries') : text
    addError(errors, `contestIds.${change.contestIds.indexOf(id)}`, reason)
  }
  if (hasErrors(errors)) throw invalidFields(errors)
}
