import type { components } from '@parket/api-client/schema'
import type { JudgeConflict } from '@parket/domain/judge/conflicts'
import { ownJudge } from '@parket/domain/result/checks/ownJudge'
import type { Kysely } from 'kysely'

import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Handlers, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import { listEventJudges } from '../../../records/eventJudges.ts'
import { loadConflicts } from '../../judges/conflicts.ts'
import { keepAnswers, keyOf, listAnswers, type Check } from './answers.ts'

/** A tie of a judge of the event to entries of a contest, as the checks before publication know it. */
interface Tie extends Check {
  contestId: string
  judgeId: number
  conflict: JudgeConflict
}

export const judgeConflictHandlers = {
  listJudgeConflicts: async (context) =>
    (await findTies(context.db, eventOf(context).id)).map(presentTie),
  answerJudgeConflicts,
} satisfies Handlers

/** @throws Problem 404 for a tie that is there no more, 422 at `answers.<key>` for one without a word, or too long */
function answerJudgeConflicts(
  context: Context,
  { body: { answers = [] } }: Input<'answerJudgeConflicts'>,
): Promise<Answer<'answerJudgeConflicts'>> {
  const { id: eventId } = eventOf(context)
  return auditedEventTransaction(
    context,
    undefined,
    async (tx) => {
      const ties = await findTies(tx.trx, eventId)
      for (const [contestId, given] of Map.groupBy(answers, ({ contest_id }) => contest_id)) {
        const own = ties.filter((tie) => tie.contestId === contestId)
        if (
          contestId === undefined ||
          !given.every(({ key }) => own.some((tie) => tie.key === key))
        )
          throw new Problem(404, 'conflict_not_found')
        await keepAnswers(tx, context, contestId, own, given)
      }
      return (await findTies(tx.trx, eventId)).map(presentTie)
    },
    { isUndoable: false },
  )
}

/** The ties of all judges of an event, whether or not on a panel, to those who take part in its contests. */
async function findTies(db: Kysely<Database>, eventId: number): Promise<Tie[]> {
  const [judges, contests] = await Promise.all([
    listEventJudges(db, eventId),
    db
      .selectFrom('contests')
      .where('event_id', '=', eventId)
      .where('scoring', '!=', 'none')
      .select('id')
      .orderBy('group_num')
      .execute(),
  ])
  const ids = contests.map(({ id }) => id)
  const [conflictsOf, answerOf] = await Promise.all([loadConflicts(db, ids), listAnswers(db, ids)])
  return ids.flatMap((contestId) =>
    judges.flatMap((judge) =>
      conflictsOf(contestId, judge).flatMap((conflict): Tie[] => {
        const { judge_id: judgeId, letter } = judge
        const [warning] = ownJudge([{ judgeId, letter: letter ?? '', conflicts: [conflict] }])
        if (!warning) return []
        const key = keyOf(warning)
        return [{ contestId, judgeId, conflict, key, warning, answer: answerOf(contestId, key) }]
      }),
    ),
  )
}

function presentTie({
  contestId,
  judgeId,
  conflict: { kind, name, numbers },
  key,
  answer,
}: Tie): components['schemas']['JudgeConflict'] {
  return { contest_id: contestId, judge_id: judgeId, kind, name, numbers, key, answer }
}
