import { isJudged } from '@parket/domain/round/status'

import {
  auditedEventTransaction,
  auditedTransaction,
  type AuditedTransaction,
} from '../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import { Problem } from '../../http/problem.ts'
import { findRound, lockRound } from '../rounds/core/find.ts'
import { followInput } from './input/followInput.ts'
import { republishChangedResult } from './republish.ts'
import { loadRound, type RoundState } from './state.ts'

/** A change of a round's marks or decisions. */
export interface MarksChange extends AuditedTransaction {
  state: RoundState
}

/**
 * Changes a round's marks or decisions behind the locks of the event and the round; a result that stands on them is computed
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
      await lockRound(tx.trx, path)
      const { contest, round } = await findRound(tx.trx, context, path)
      if (round.status !== 'running' && !isJudged(round.status))
        throw new Problem(409, 'round_not_begun')
      const state = await loadRound(tx.trx, contest, round)
      const answer = await work({ ...tx, state })
      if (isJudged(round.status))
        await republishChangedResult(tx, context, { contest, round, reason })
      return answer
    },
    { isUndoable: false },
  )
}

/**
 * Changes what a round's result follows from besides marks: `changeMarks`, and the journal is told what it does to it.
 * @throws Problem as `changeMarks` does
 */
export function changeDecided<T>(
  context: Context,
  path: { id: string; roundId: number },
  reason: string,
  work: (change: MarksChange) => Promise<T>,
): Promise<T> {
  return changeMarks(context, path, reason, (change) => {
    const { id, event_id: eventId } = change.state.contest
    return followInput(change.trx, context, { eventId, contestIds: [id] }, () => work(change))
  })
}

/**
 * Changes marks of sheets that are there already. While the round runs only the round is locked: judges of other
 * rounds, and whoever registers or pays, do not wait. Afterwards it is `changeMarks`, for results stand on the marks.
 *
 * @throws Problem as `changeMarks` does
 */
export async function changeSheets<T>(
  context: Context,
  path: { id: string; roundId: number },
  reason: string,
  work: (change: MarksChange) => Promise<T>,
): Promise<T> {
  const { id: eventId, team_id: teamId } = eventOf(context)
  const typed = await auditedTransaction(
    context,
    async (tx) => {
      await lockRound(tx.trx, path)
      const { contest, round } = await findRound(tx.trx, context, path)
      if (round.status !== 'running') return null
      const state = await loadRound(tx.trx, contest, round)
      return { answer: await work({ ...tx, state }) }
    },
    { teamId, eventId },
  )
  return typed ? typed.answer : changeMarks(context, path, reason, work)
}
