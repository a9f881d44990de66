import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import type { Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { findOwnContest } from '../../rounds/core/find.ts'
import { keepAnswers } from './answers.ts'
import { findAsked, listChecks } from './resultChecks.ts'

/**
 * Keeps answers to the checks of a result that is held back or public already, or whose approval is asked by mail: some of
 * them, or all.
 *
 * @throws Problem 404, 422 at `answers.<key>` for one without a word, or too long
 */
export function answerResultChecks(
  context: Context,
  { path, body: { answers = [] } }: Input<'answerResultChecks'>,
): Promise<Answer<'answerResultChecks'>> {
  return auditedEventTransaction(
    context,
    undefined,
    async (tx) => {
      const contest = await findOwnContest(tx.trx, context, path.id)
      await keepAnswers(tx, context, contest.id, await findAsked(tx, contest), answers)
      return listChecks(tx, contest)
    },
    { isUndoable: false },
  )
}
