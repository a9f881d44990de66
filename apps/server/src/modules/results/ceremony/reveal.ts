import { problemText } from '@parket/domain/problems/catalogue'
import { isSameResult } from '@parket/domain/result/resultChanges'
import { isNextTo, revealSteps } from '@parket/domain/result/revealing'

import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../../change/auditedTransaction.ts'
import { noteOfEvent } from '../../../change/journal.ts'
import type { Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { findOwnContest } from '../../rounds/core/find.ts'
import { writePublication, publicationInput } from '../../marks/publication.ts'
import { publishPlaces } from '../core/publishResult.ts'
import { presentCeremony, readCeremony, revealedFrom, type CeremonyFacts } from './ceremony.ts'

/**
 * Shows the hall the next place of a contest, or takes the last one back; the first place publishes the contest. The call
 * names the place and what its device sees, so that twice is once, two devices never skip one, and a call that comes late
 * neither hides nor shows anything.
 *
 * @throws Problem 404; 409 before the contest is judged and approved, and for a place that is not next; 422
 */
export async function revealPlaces(
  context: Context,
  { path, body }: Input<'revealPlaces'>,
): Promise<Answer<'revealPlaces'>> {
  const { revealed_from_place: to, seen_from_place: seen } = body
  const required = [problemText('required')]
  if (to === undefined) throw invalidFields({ revealed_from_place: required })
  if (seen === undefined) throw invalidFields({ seen_from_place: required })
  const work = async (tx: AuditedEventTransaction): Promise<Answer<'revealPlaces'>> => {
    const before = await readCeremony(tx, await findOwnContest(tx.trx, context, path.id))
    await step(tx, context, before, { seen, to })
    const contest = await findOwnContest(tx.trx, context, path.id)
    return presentCeremony(tx.trx, await readCeremony(tx, contest))
  }
  return auditedEventTransaction(context, undefined, work, { isUndoable: false })
}

async function step(
  tx: AuditedEventTransaction,
  context: Context,
  facts: CeremonyFacts,
  { seen, to }: { seen: number | null; to: number | null },
): Promise<void> {
  const { contest, content, lock, publication } = facts
  const first = content ? revealSteps(content).at(-1) : undefined
  if (contest.status === 'published') {
    if (to !== null && to === first) return
    throw new Problem(409, 'reveal_over')
  }
  if (contest.status !== 'judged' || !content) throw new Problem(409, 'contest_not_judged')
  const from = revealedFrom(facts)
  if (to === from) return
  const isOn = to !== null && (from === null || to < from)
  // What was shown may be taken back whatever came in between.
  if (isOn && lock === 'approval') throw new Problem(409, 'approval_missing')
  if (isOn && lock === 'checks') throw new Problem(409, 'reveal_unanswered')
  if (lock === 'reason') throw new Problem(409, 'reveal_without_reason')
  if (seen !== from || !isNextTo(revealSteps(content), from, to)) {
    throw new Problem(409, 'reveal_not_next')
  }
  const reason = publication?.reason ?? ''
  if (to === first) {
    await publishPlaces(tx, context, contest, { reason, isHeld: false, answers: [] })
  } else if (isOn && !(publication && isSameResult(publication.content, content))) {
    await writePublication(publicationInput(tx, context, contest, null), { reason, isHeld: true })
  }
  await storeRevealed(tx, context, contest.id, to)
  // The first place is in the history as the publication.
  if (to === first) return
  await tx.writeAudit({
    entity: 'contest',
    entityId: contest.id,
    changes: { revealed_from_place: { from, to } },
  })
}

async function storeRevealed(
  { trx, event }: AuditedEventTransaction,
  context: Context,
  contestId: string,
  revealed: number | null,
): Promise<void> {
  await trx
    .updateTable('publications')
    .set({ revealed_from_place: revealed, revealed_at: context.now })
    .where('contest_id', '=', contestId)
    .where('round_id', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
  await noteOfEvent(trx, context, event.id, {
    kind: 'publication',
    body: { contest_id: contestId, round_id: null, revealed_from_place: revealed },
  })
}
