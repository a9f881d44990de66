import type { components } from '@parket/api-client/schema'
import { problemText } from '@parket/domain/problems/catalogue'

import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../../change/auditedTransaction.ts'
import { idempotent } from '../../../change/idempotency.ts'
import { noteOfEvent } from '../../../change/journal.ts'
import { callerName, eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { findContests, type Contest } from '../../../records/contests.ts'
import { refuseUnapproved } from '../../marks/approved.ts'
import {
  writePublication,
  publicationInput,
  type PublicationOptions,
} from '../../marks/publication.ts'
import { publishContest } from '../../rounds/life/contests.ts'
import { findRound } from '../../rounds/core/find.ts'
import { answerChecks } from '../checks/resultChecks.ts'
import { presentPreview } from './preview.ts'

type CheckAnswerInput = components['schemas']['CheckAnswerInput']

/**
 * Publishes a contest in two levels: its places, held back until the ceremony where wanted, then every
 * mark; or the marks of a round of which it is public who goes on.
 *
 * @throws Problem 404, 409 before the contest is judged or the places are public, 422
 */
export function publishResult(
  context: Context,
  { path, headers, body }: Input<'publishResult'>,
): Promise<Answer<'publishResult'>> {
  const { level } = body
  if (level !== 'places' && level !== 'marks') {
    throw invalidFields({ level: [problemText('invalid')] })
  }
  const work = (tx: AuditedEventTransaction) => {
    const key = {
      scope: `publication ${path.id} ${callerName(context)}`,
      key: headers['Idempotency-Key'],
      body,
      now: context.now,
    }
    return idempotent(tx.trx, key, async () => {
      const { round_id: roundId, reason = '', hold = false, answers = [] } = body
      const contest = await findContest(tx, context, path.id)
      if (roundId !== undefined) await publishRoundMarks(tx, context, contest, roundId)
      else if (level === 'marks') await publishMarks(tx, context, contest)
      else {
        await publishPlaces(tx, context, contest, { reason: reason.trim(), isHeld: hold, answers })
      }
      return presentPreview(tx.trx, context, await findContest(tx, context, path.id))
    })
  }
  return auditedEventTransaction(context, undefined, work, { isUndoable: false })
}

async function findContest(
  { trx }: AuditedEventTransaction,
  context: Context,
  id: string,
): Promise<Contest> {
  const contests = await findContests(trx, eventOf(context).id)
  const contest = contests.find((one) => one.id === id)
  if (!contest) throw new Problem(404, 'contest_not_found')
  return contest
}

/**
 * Publishes the places of a judged contest, or holds them back.
 * @throws Problem 409 before it is judged or without an approval, 422 without a result, a reason or an answer to a check
 */
export async function publishPlaces(
  tx: AuditedEventTransaction,
  context: Context,
  contest: Contest,
  options: PublicationOptions & { answers: readonly CheckAnswerInput[] },
): Promise<void> {
  if (contest.status === 'published') return
  if (contest.status !== 'judged') throw new Problem(409, 'contest_not_judged')
  if (!options.isHeld) await refuseUnapproved({ ...tx, contest })
  await answerChecks(tx, context, contest, options.answers)
  if (options.isHeld) {
    await writePublication(publicationInput(tx, context, contest, null), options)
    await noteLevel(tx, contest, 'held')
    return
  }
  await publishContest(tx, context, contest, options.reason)
  await tx.trx
    .updateTable('contests')
    .set((eb) => ({ status: 'published', version: eb('version', '+', 1) }))
    .where('id', '=', contest.id)
    .execute()
  await noteLevel(tx, contest, 'places')
}

async function publishMarks(
  tx: AuditedEventTransaction,
  context: Context,
  contest: Contest,
): Promise<void> {
  if (contest.status !== 'published') throw new Problem(409, 'round_not_published')
  const { trx } = tx
  await trx
    .updateTable('contests')
    .set((eb) => ({ marks_published: true, version: eb('version', '+', 1) }))
    .where('id', '=', contest.id)
    .execute()
  await trx
    .updateTable('rounds')
    .set({ marks_published: true })
    .where('contest_id', '=', contest.id)
    .execute()
  await noteMarks(tx, context, { contest_id: contest.id, round_id: null })
  await noteLevel(tx, contest, 'marks')
}

/** From the line on everybody may see each mark. */
async function noteMarks(
  { trx, event }: AuditedEventTransaction,
  context: Context,
  of: { contest_id: string; round_id: number | null },
): Promise<void> {
  await noteOfEvent(trx, context, event.id, {
    kind: 'publication',
    body: { ...of, has_marks: true },
  })
}

async function publishRoundMarks(
  tx: AuditedEventTransaction,
  context: Context,
  contest: Contest,
  roundId: number,
): Promise<void> {
  const { trx, writeAudit } = tx
  const { round } = await findRound(trx, context, { id: contest.id, roundId })
  const isShown = round.status === 'published' && round.round_index > 0
  if (!isShown) throw new Problem(409, 'round_not_published')
  await trx
    .updateTable('rounds')
    .set((eb) => ({ marks_published: true, version: eb('version', '+', 1) }))
    .where('id', '=', round.id)
    .execute()
  await noteMarks(tx, context, { contest_id: contest.id, round_id: round.id })
  await writeAudit({
    entity: 'round',
    entityId: round.id,
    changes: { marks_published: { from: round.marks_published, to: true } },
  })
}

async function noteLevel(
  { writeAudit }: AuditedEventTransaction,
  contest: Contest,
  level: 'held' | 'places' | 'marks',
): Promise<void> {
  const changes = { publication: { from: levelOf(contest), to: level } }
  await writeAudit({ entity: 'contest', entityId: contest.id, changes })
}

function levelOf({ status, marks_published }: Contest): string | null {
  if (status !== 'published') return null
  return marks_published ? 'marks' : 'places'
}
