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
interface Tie extends Omit<Check, 'answer'> {
  contestId: string
  judgeId: number
  conflict: JudgeConflict
}

export const judgeConflictHandlers = {
  async listJudgeConflicts(context) {
    return presentTies(context.db, await findTies(context.db, eventOf(context).id))
  },
  answerJudgeConflicts,
} satisfies Handlers

/** @throws Problem 404 for a tie that is there no more, 422 at `answers.<key>` for one without a word, or too long */
async function answerJudgeConflicts(
  context: Context,
  { body: { answers = [] } }: Input<'answerJudgeConflicts'>,
): Promise<Answer<'answerJudgeConflicts'>> {
  // All judges by all entries: not behind the event's lock. A tie that is gone meanwhile keeps a word that nobody asks for.
  const ties = await findTies(context.db, eventOf(context).id)
  return auditedEventTransaction(
    context,
    undefined,
    async (tx) => {
      for (const [contestId, given] of Map.groupBy(answers, ({ contest_id }) => contest_id)) {
        const own = (await answered(tx.trx, ties)).filter((tie) => tie.contestId === contestId)
        if (
          contestId === undefined ||
          !given.every(({ key }) => own.some((tie) => tie.key === key))
        )
          throw new Problem(404, 'conflict_not_found')
        await keepAnswers(tx, context, contestId, own, given)
      }
      return presentTies(tx.trx, ties)
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
  const conflictsOf = await loadConflicts(db, ids)
  return ids.flatMap((contestId) =>
    judges.flatMap((judge) =>
      conflictsOf(contestId, judge).flatMap((conflict): Tie[] => {
        const { judge_id: judgeId, letter } = judge
        const [warning] = ownJudge([{ judgeId, letter: letter ?? '', conflicts: [conflict] }])
        if (!warning) return []
        return [{ contestId, judgeId, conflict, key: keyOf(warning), warning }]
      }),
    ),
  )
}

/** With what is answered now. */
async function answered(
  db: Kysely<Database>,
  ties: readonly Tie[],
): Promise<(Tie & Pick<Check, 'answer'>)[]> {
  const answerOf = await listAnswers(db, [...new Set(ties.map(({ contestId }) => contestId))])
  return ties.map((tie) => Object.assign({ answer: answerOf(tie.contestId, tie.key) }, tie))
}

async function presentTies(db: Kysely<Database>, ties: readonly Tie[]) {
  return (await answered(db, ties)).map(presentTie)
}

function presentTie({
  contestId,
  judgeId,
  conflict: { kind, name, numbers },
  key,
  answer,
}: Tie & Pick<Check, 'answer'>): components['schemas']['JudgeConflict'] {
  return { contest_id: contestId, judge_id: judgeId, kind, name, numbers, key, answer }
}
