import { checkEventJudge, isJudgeRole } from '@parket/domain/judge/judge'
import { problemText } from '@parket/domain/problems/catalogue'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import type { Transaction } from 'kysely'

import { changesBetween } from '../../change/audit.ts'
import { auditedEventTransaction } from '../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { violatesConstraint } from '../../db/violations.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { presentEventJudge } from './present.ts'
import { findEventJudge } from '../../records/eventJudges.ts'
import { begunContestsOfJudge } from '../marks/input/concerned.ts'
import { followInput } from '../marks/input/followInput.ts'
import { refuseChiefChange } from './chiefRole.ts'
import { hasMarked, lockJudge, panelContests } from './queries.ts'

/**
 * Invites a judge of the directory to an event, or changes letter and role.
 *
 * @throws Problem 404 for no judge of the directory, 422 by field, 409 for a taken letter, when a judge on a
 *   panel would lose the letter, when marks stand under it, or for a chief judge after the event
 */
export function saveEventJudge(
  context: Context,
  { path, body }: Input<'saveEventJudge'>,
): Promise<Answer<'saveEventJudge'>> {
  const { id: event_id, team_id } = eventOf(context)
  return auditedEventTransaction(context, undefined, async (tx) => {
    const { trx, writeAudit } = tx
    const judge = await lockJudge(trx, path.judgeId)
    if (!judge || (judge.team_id !== null && judge.team_id !== team_id))
      throw new Problem(404, 'judge_not_found')
    const before = await findEventJudge(trx, event_id, judge.id)
    const after = readEventJudge(body, before)
    await refuseChiefChange(tx, context, { before: before?.role ?? null, after: after.role })
    if (before?.letter && !after.letter) await refuseOnPanel(trx, event_id, judge.id)
    const letter = before?.letter ?? null
    if (letter !== null && letter !== after.letter) {
      const isMarked = await hasMarked(trx, { eventId: event_id, judgeId: judge.id, letter })
      if (isMarked) throw new Problem(409, 'judge_letter_marked', { params: { letter } })
    }
    const contestIds = await begunContestsOfJudge(trx, event_id, judge.id)
    const row = await followInput(trx, context, { eventId: event_id, contestIds }, () =>
      trx
        .insertInto('event_judges')
        .values({ event_id, judge_id: judge.id, ...after })
        .onConflict((conflict) => conflict.columns(['event_id', 'judge_id']).doUpdateSet(after))
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch((error: unknown) => {
          throw violatesConstraint(error, 'event_judges_letter')
            ? letterTaken(after.letter ?? '')
            : error
        }),
    )
    const changes = changesBetween<Fields>({ role: before?.role, letter: before?.letter }, after)
    await writeAudit({ entity: 'eventJudge', entityId: judge.id, changes })
    return presentEventJudge({ ...judge, ...row })
  })
}

/** @throws Problem 404, 409 for a judge on a panel, or a chief judge after the event */
export async function removeEventJudge(
  context: Context,
  { path }: Input<'removeEventJudge'>,
): Promise<void> {
  const { id: event_id } = eventOf(context)
  await auditedEventTransaction(context, undefined, async (tx) => {
    const { trx, writeAudit } = tx
    const before = await findEventJudge(trx, event_id, path.judgeId)
    if (!before) throw new Problem(404, 'judge_not_found')
    await refuseChiefChange(tx, context, { before: before.role, after: null })
    await refuseOnPanel(trx, event_id, path.judgeId)
    await trx
      .deleteFrom('event_judges')
      .where('event_id', '=', event_id)
      .where('judge_id', '=', path.judgeId)
      .execute()
    const { role, letter } = before
    const changes = changesBetween<Present>({ role, letter }, { role: null, letter: null })
    await writeAudit({ entity: 'eventJudge', entityId: path.judgeId, changes })
  })
}

type Sent = Pick<Input<'saveEventJudge'>['body'], 'letter' | 'role'>
type Fields = { role: string; letter: string | null }
type Present = { role: string | null; letter: string | null }

/** @throws Problem 422 by field */
export function readEventJudge(
  { role: sentRole, letter: sentLetter }: Sent,
  before: Fields | undefined,
) {
  const role = sentRole ?? before?.role ?? ''
  const letter =
    sentLetter === undefined ? (before?.letter ?? null) : sentLetter?.trim().toUpperCase() || null
  const errors = checkEventJudge({ role, letter })
  if (hasErrors(errors) || !isJudgeRole(role)) throw invalidFields(errors)
  return { role, letter }
}

export function letterTaken(letter: string): Problem {
  const params = { letter }
  const errors = { letter: [problemText('judge_letter_taken', params)] }
  return new Problem(409, 'judge_letter_taken', { params, errors })
}

/** @throws Problem 409, naming the contests whose panels the judge sits on */
export async function refuseOnPanel(
  trx: Transaction<Database>,
  eventId: number,
  judgeId: number,
): Promise<void> {
  const contests = await panelContests(trx, eventId, judgeId)
  if (contests.length > 0)
    throw new Problem(409, 'judge_on_panel', { params: { contests: contests.join('; ') } })
}
