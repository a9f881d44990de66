import { contestTitle } from '@parket/domain/contest/title'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { problemText } from '@parket/domain/problems/catalogue'
import { checkResultQuestion } from '@parket/domain/result/question'
import { millisecondsInHour, secondsInHour } from 'date-fns/constants'

import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import type { Input } from '../../../contract/handlers.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { queueMail, queueMailIn } from '../../../jobs/outbox.ts'
import { isRehearsal } from '../../../records/events.ts'
import { isMailAddress } from '../../../mail/mailbox.ts'
import { moreResultQuestions, resultQuestion } from '../../../mail/templates/resultQuestion.ts'
import type { Contest } from '../../../records/contests.ts'
import { countUse, limitCalls } from '../../../security/attempts.ts'
import { eventBrand } from '../../registrations/core/letter.ts'
import { findNumbered, findShown } from '../core/published.ts'

/** A hall behind one address has few questions; a script has many. */
const QUESTIONS = { limit: 10, windowMs: millisecondsInHour }

/**
 * Strangers from many addresses cannot fill a mailbox: further questions wait in the list, and one letter an hour later
 * names them.
 */
const LETTERS_AN_HOUR = 10

/**
 * Takes a question about an entry whose result everybody sees; the organiser gets a letter.
 *
 * @throws Problem 404 where nothing is published, 422 by field, 429 by the caller's address
 */
export async function askAboutResult(
  context: Context,
  { path, body }: Input<'askAboutResult'>,
): Promise<void> {
  const { db, now, request } = context
  const event = eventOf(context)
  const { start_number = null, text = '', email = '' } = body
  const contest = await findNumbered(context, path.groupNum)
  const numbers = await numbersShown(context, contest)
  const errors = checkResultQuestion({ start_number, text, email })
  if (hasErrors(errors) || start_number === null) throw invalidFields(errors)
  if (!numbers.has(start_number)) {
    throw invalidFields({ start_number: [problemText('result_number_unknown')] })
  }
  await limitCalls(db, { scope: 'result-question', address: request.ip, now }, QUESTIONS)
  const question = { start_number, text: text.trim(), email: email.trim() }
  await auditedTransaction(
    context,
    async ({ trx, writeAudit }) => {
      const { id } = await trx
        .insertInto('result_questions')
        .values({ ...question, event_id: event.id, contest_id: contest.id, at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      await writeAudit({ entity: 'resultQuestion', entityId: id })
      const to = event.contacts.email ?? ''
      if (!isMailAddress(to) || isRehearsal(event)) return
      const brand = await eventBrand(trx, context, event)
      const told = { scope: 'result-question-letter', account: `${event.id} ${to}`, now }
      const n = await countUse(trx, told, millisecondsInHour)
      if (n <= LETTERS_AN_HOUR) {
        const about = { ...question, to, event, contest: contestTitle(contest) }
        await queueMail(trx, resultQuestion(about, brand))
      } else if (n === LETTERS_AN_HOUR + 1) {
        await queueMailIn(trx, moreResultQuestions({ to, event }, brand), secondsInHour)
      }
    },
    { teamId: event.team_id, eventId: event.id },
  )
}

/**
 * The start numbers whose results of a contest everybody sees.
 * @throws Problem 404 where nothing is published
 */
async function numbersShown(context: Context, contest: Contest): Promise<ReadonlySet<number>> {
  const { shown } = await findShown(context, [contest])
  const [found] = shown
  if (!found) throw new Problem(404, 'result_not_published')
  const publications = found.whole ? [found.whole, ...found.rounds] : found.rounds
  const placed = publications.flatMap(({ content }) => content.places)
  const danced = publications.flatMap(({ content }) =>
    content.rounds.flatMap(({ entries }) => entries),
  )
  return new Set([...placed, ...danced].map(({ start_number }) => start_number))
}
