import { numberedTitle } from '@parket/domain/contest/title'
import { problemText } from '@parket/domain/problems/catalogue'
import { errorTexts } from '@parket/domain/problems/fieldErrors'
import { roundLabel } from '@parket/domain/scoring/roundLabel'

import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../change/auditedTransaction.ts'
import { refuseStale } from '../../change/versions.ts'
import type { Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { findContests, type Contest } from '../../records/contests.ts'
import { listRoundsOf, type RoundRow } from '../rounds/core/queries.ts'
import { followRounds } from '../rounds/life/contests.ts'
import { takeRoundStep } from '../rounds/life/status.ts'

type RoundEnds = Answer<'endRounds'>

/**
 * Counts running rounds together, in one change. A round that has changed since it was seen, or of which something is
 * missing, is named and stops none of the others.
 *
 * @throws Problem 404 for a round that is not of the event, 422
 */
export function endRounds(context: Context, { body }: Input<'endRounds'>): Promise<RoundEnds> {
  const versions = new Map((body.rounds ?? []).map(({ id = 0, version }) => [id, version]))
  if (versions.size === 0) throw invalidFields({ rounds: [problemText('required')] })
  return auditedEventTransaction(context, undefined, async (tx) => {
    const contests = await findContests(tx.trx, tx.event.id)
    const rounds = await listRoundsOf(
      tx.trx,
      contests.map(({ id }) => id),
    )
    const answer: RoundEnds = { ended: [], stopped: [] }
    for (const [id, version] of versions) {
      const round = rounds.find((one) => one.id === id)
      const contest = contests.find((one) => one.id === round?.contest_id)
      if (!round || !contest) throw new Problem(404, 'round_not_found')
      const title = `${numberedTitle(contest)}. ${roundLabel(round.round_index)}`
      const text = await end(tx, context, { contest, round, version })
      answer[text === '' ? 'ended' : 'stopped'].push({ round_id: id, title, text })
    }
    return answer
  })
}

/**
 * Counts a round. What refuses it does so before anything is written.
 * @returns why it stands; '' where it does not
 */
async function end(
  tx: AuditedEventTransaction,
  context: Context,
  given: { contest: Contest; round: RoundRow; version: number | undefined },
): Promise<string> {
  const { contest, round, version } = given
  try {
    if (round.status !== 'running') throw new Problem(409, 'stale')
    refuseStale(version, round.version)
    await takeRoundStep(tx, context, { contest, round, to: 'judged', reason: '' })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.errors ? errorTexts(error.errors).join(' ') : error.message
  }
  await followRounds(tx, context, contest)
  return ''
}
