import { initialValues, mergeValues } from '@parket/domain/fields/field'
import { checkJudge, judgeFields } from '@parket/domain/judge/judge'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { sql } from 'kysely'

import { changesBetween } from '../../change/audit.ts'
import { auditedEventTransaction } from '../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { violatesConstraint } from '../../db/violations.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { refuseChiefChange } from './chiefRole.ts'
import { letterTaken, readEventJudge } from './eventJudges.ts'
import { presentEventJudge } from './present.ts'

/**
 * Enters a judge for the own team and puts them on an event: «a team is not held up by the directory»
 * (docs/rules/judges.md, «Directory»).
 *
 * @throws Problem 422 by field, 409 for one of the same name and city, a taken letter, or a chief judge after the event
 */
export function createEventJudge(
  context: Context,
  { body }: Input<'createEventJudge'>,
): Promise<Answer<'createEventJudge'>> {
  const { id: event_id, team_id } = eventOf(context)
  const { letter, role, ...person } = body
  const { contacts: _, ...fields } = mergeValues(judgeFields, initialValues(judgeFields), person)
  const errors = checkJudge({ ...fields, contacts: { phone: '', email: '' } })
  if (hasErrors(errors)) throw invalidFields(errors)
  const seat = readEventJudge({ letter, role }, undefined)
  return auditedEventTransaction(context, undefined, async (tx) => {
    const { trx, writeAudit } = tx
    await refuseChiefChange(tx, context, { before: null, after: seat.role })
    const known = await trx
      .selectFrom('judges')
      .where('last_name_key', '=', sql<string>`fold_name(${fields.last_name})`)
      .where('first_name_key', '=', sql<string>`fold_name(${fields.first_name})`)
      .where('city_key', '=', sql<string>`fold_name(${fields.city})`)
      .where((eb) => eb.or([eb('team_id', 'is', null), eb('team_id', '=', team_id)]))
      .where('rehearsal_id', 'is', null)
      .select('id')
      .executeTakeFirst()
    if (known) throw new Problem(409, 'judge_exists')
    const judge = await trx
      .insertInto('judges')
      .values({ ...fields, team_id, created_at: context.now })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!judge) throw new Problem(409, 'judge_exists')
    const row = await trx
      .insertInto('event_judges')
      .values({ event_id, judge_id: judge.id, ...seat })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw violatesConstraint(error, 'event_judges_letter')
          ? letterTaken(seat.letter ?? '')
          : error
      })
    const changes = changesBetween<typeof seat>({}, seat)
    await writeAudit({ entity: 'eventJudge', entityId: judge.id, changes })
    return presentEventJudge({ ...judge, ...row })
  })
}
