import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../change/auditedTransaction.ts'
import type { Context } from '../../contract/context.ts'
import { Problem } from '../../http/problem.ts'
import { findRound } from '../rounds/core/find.ts'
import { republishChangedResult } from './republish.ts'
import { loadRound, type RoundState } from './state.ts'

/** A change of a round's marks or decisions. */
export interface MarksChange extends AuditedEventTransaction {
  state: RoundState
}

/**
 * Changes a round's marks or decisions behind the event's lock; a result that stands on them is computed
 * again, and what was published of it gets a new version. Never undone by a change set: marks are not.
 *
 * @param reason what a new version of a publication says
 * @throws Problem 404; 409 before the round begins; 422 when a judged round would no longer be
 */
export function changeMarks<T>(
  context: Context,
  path: { id: string; roundId: number },
  reason: string,
  work: (change: MarksChange) => Promise<T>,
): Promise<T> {
  return auditedEventTransaction(
    context,
    undefined,
    async (tx) => {
      const { contest, round } = await findRound(tx.trx, context, path)
      if (round.status !== 'running' && !isJudged(round)) throw new Problem(409, 'round_not_begun')
      const state = await loadRound(tx.trx, contest, round)
      const answer = await work({ ...tx, state })
      if (isJudged(round)) await republishChangedResult(tx, context, { contest, round, reason })
      return answer
    },
    { isUndoable: false },
  )
}

function isJudged({ status }: { status: string }): boolean {
  return status === 'judged' || status === 'published'
}
