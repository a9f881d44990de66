import { checkPanel } from '@parket/domain/judge/judge'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors } from '@parket/domain/problems/fieldErrors'

import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { noteOfEvent } from '../../../change/journal.ts'
import { refuseStale } from '../../../change/versions.ts'
import type { Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { invalidFields } from '../../../http/problem.ts'
import { listEventJudges } from '../../../records/eventJudges.ts'
import { followInput } from '../../marks/input/followInput.ts'
import { loadRound, type RoundState } from '../../marks/state.ts'
import { findRound } from '../core/find.ts'
import { refuseRoundJudged, writeOwnPanel } from '../core/ownPanels.ts'
import { readRound } from '../core/present.ts'
import { raiseRoundVersion } from '../core/queries.ts'
import { refuseSeatedTwice, seatedTwice } from '../panels/seatedTwice.ts'

/**
 * Gives a round judges of its own, or again those of its contest («A later round may have another panel»).
 *
 * @throws Problem 404; 409 for a stale edit or a round with marks; 422 under `judgeIds`
 */
export function replaceRoundPanel(
  context: Context,
  { path, body }: Input<'replaceRoundPanel'>,
): Promise<Answer<'replaceRoundPanel'>> {
  const { judgeIds, version } = body
  if (judgeIds === undefined || judgeIds?.length === 0) {
    throw invalidFields({ judgeIds: [problemText('required')] })
  }
  return auditedEventTransaction(context, undefined, async ({ trx, writeAudit }) => {
    const { contest, round } = await findRound(trx, context, path)
    refuseStale(version, round.version)
    await refuseRoundJudged(trx, round)
    const before = await loadRound(trx, contest, round)
    const judges = await listEventJudges(trx, contest.event_id)
    const letters = new Map(judges.map(({ judge_id, letter }) => [judge_id, letter]))
    const errors = checkPanel(judgeIds ?? [], judges)
    if (hasErrors(errors)) throw invalidFields(errors)

    const of = { eventId: contest.event_id, contestIds: [contest.id] }
    await followInput(trx, context, of, () => writeOwnPanel(trx, round, judgeIds))
    const after = await loadRound(trx, contest, round)
    if (judgeIds !== null) refuseGone(judgeIds, letters, after)
    else await refuseSeatedTwice(trx, contest, 'judgeIds')
    await raiseRoundVersion(trx, round.id)
    await noteOfEvent(trx, context, contest.event_id, {
      kind: 'panel',
      body: { contest_id: contest.id, round_id: round.id, judge_ids: judgesOf(after) },
    })
    await writeAudit({
      entity: 'round',
      entityId: round.id,
      changes: { judgeIds: { from: judgesOf(before), to: judgesOf(after) } },
    })
    return readRound(trx, context, path)
  })
}

function judgesOf({ seats }: RoundState): number[] {
  return seats.flatMap(({ judges }) => judges[0]?.judge_id ?? [])
}

/**
 * Who left an earlier round is not asked for marks, and nobody sits in two seats: a substitute keeps the seat taken over.
 * @throws Problem 422 under `judgeIds.<index>`
 */
function refuseGone(
  judgeIds: readonly number[],
  letters: ReadonlyMap<number, string | null>,
  { seats }: RoundState,
): void {
  const errors = {}
  judgeIds.forEach((id, index) => {
    const add = (code: 'seat_empty' | 'judge_seated') =>
      addError(errors, `judgeIds.${index}`, problemText(code))
    const own = seats.find(({ letter }) => letter === letters.get(id))
    const isElsewhere = seats.some((seat) => seat !== own && seat.judges.at(-1)?.judge_id === id)
    if (!own) add('seat_empty')
    else if (isElsewhere || seatedTwice(seats).includes(own)) add('judge_seated')
  })
  if (hasErrors(errors)) throw invalidFields(errors)
}
