import { contestTitle } from '@parket/domain/contest/title'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { checkResultAnswer } from '@parket/domain/result/question'

import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, userOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { queueMail } from '../../../jobs/outbox.ts'
import { isRehearsal } from '../../../records/events.ts'
import { isMailAddress } from '../../../mail/mailbox.ts'
import { resultAnswer } from '../../../mail/templates/resultAnswer.ts'
import { eventBrand } from '../../registrations/core/letter.ts'
import { findQuestion, presentQuestion } from './list.ts'

/**
 * Answers a question; the answer goes by mail to whoever asked.
 *
 * @throws Problem 404, 409 where it is answered already, 422 by field
 */
export async function answerResultQuestion(
  context: Context,
  { path, body }: Input<'answerResultQuestion'>,
): Promise<Answer<'answerResultQuestion'>> {
  const event = eventOf(context)
  const { answer = '', is_corrected = false } = body
  const errors = checkResultAnswer({ answer })
  if (hasErrors(errors)) throw invalidFields(errors)
  return auditedTransaction(
    context,
    async ({ trx, writeAudit }) => {
      const question = await findQuestion(trx, event.id, path.questionId)
      if (!question) throw new Problem(404, 'not_found')
      const answered = { answer: answer.trim(), is_corrected, answered_at: context.now }
      const written = await trx
        .updateTable('result_questions')
        .set({ ...answered, answered_by: userOf(context).id })
        .where('id', '=', question.id)
        .where('answered_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (!written) throw new Problem(409, 'question_answered')
      await writeAudit({
        entity: 'resultQuestion',
        entityId: question.id,
        changes: {
          answer: { from: null, to: answered.answer },
          is_corrected: { from: null, to: is_corrected },
        },
      })
      if (isMailAddress(question.email) && !isRehearsal(event)) {
        const brand = await eventBrand(trx, context, event)
        const about = { ...question, ...answered, event, contest: contestTitle(question) }
        await queueMail(trx, resultAnswer(about, brand))
      }
      return presentQuestion({ ...question, ...answered })
    },
    { teamId: event.team_id, eventId: event.id },
  )
}
