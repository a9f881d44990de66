import { initialValues, mergeValues } from '@parket/domain/fields/field'
import { checkJudge, judgeFields, type JudgeFields } from '@parket/domain/judge/judge'
import { hasErrors } from '@parket/domain/problems/fieldErrors'

import { changesBetween, redactValues } from '../../change/audit.ts'
import { auditedTransaction } from '../../change/auditedTransaction.ts'
import type { Context } from '../../contract/context.ts'
import type { Input } from '../../contract/handlers.ts'
import { valuesOfRow } from '../../db/fieldColumns.ts'
import { violatesConstraint } from '../../db/violations.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { lockJudge, type JudgeRow } from './queries.ts'

type Names = { last_name: string | null; first_name: string | null }
const noNames: Names = { last_name: null, first_name: null }

/** @throws Problem 422 by field, 409 for one of the same name and city */
export function createJudge(context: Context, { body }: Input<'createJudge'>): Promise<JudgeRow> {
  const fields = read(initialValues(judgeFields), body)
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    const judge = await trx
      .insertInto('judges')
      .values({ ...columns(fields), created_at: context.now })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!judge) throw new Problem(409, 'judge_exists')
    const changes = redactValues(changesBetween({}, fields))
    await writeAudit({ entity: 'judge', entityId: judge.id, changes })
    return judge
  })
}

/** @throws Problem 404, 422 by field, 409 for another one of the same name and city */
export function updateJudge(
  context: Context,
  { path, body }: Input<'updateJudge'>,
): Promise<JudgeRow> {
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    const judge = await lockJudge(trx, path.id)
    if (!judge) throw new Problem(404, 'judge_not_found')
    const { phone, email } = judge
    const before = valuesOfRow(judgeFields, { ...judge, contacts: { phone, email } })
    const after = read(before, body)
    const saved = await trx
      .updateTable('judges')
      .set(columns(after))
      .where('id', '=', judge.id)
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw violatesConstraint(error, 'judges_once') ? new Problem(409, 'judge_exists') : error
      })
    const changes = redactValues(changesBetween(before, after))
    await writeAudit({ entity: 'judge', entityId: judge.id, changes })
    return saved
  })
}

/** @throws Problem 404, 409 for one who is at an event */
export async function deleteJudge(context: Context, { path }: Input<'deleteJudge'>): Promise<void> {
  await auditedTransaction(context, async ({ trx, writeAudit }) => {
    const gone = await trx
      .deleteFrom('judges')
      .where('id', '=', path.id)
      .returning(['id', 'last_name', 'first_name'])
      .executeTakeFirst()
      .catch((error: unknown) => {
        throw violatesConstraint(error, 'event_judges_judge')
          ? new Problem(409, 'judge_in_use')
          : error
      })
    if (!gone) throw new Problem(404, 'judge_not_found')
    const { id, last_name, first_name } = gone
    const changes = redactValues(changesBetween<Names>({ last_name, first_name }, noNames))
    await writeAudit({ entity: 'judge', entityId: id, changes })
  })
}

/** @throws Problem 422 by field */
function read(fields: JudgeFields, sent: Input<'updateJudge'>['body']): JudgeFields {
  const judge = mergeValues(judgeFields, fields, sent)
  const errors = checkJudge(judge)
  if (hasErrors(errors)) throw invalidFields(errors)
  return judge
}

function columns({ contacts: { phone, email }, ...rest }: JudgeFields) {
  return { ...rest, phone, email }
}
