import { problemText } from '@parket/domain/problems/catalogue'
import type { Transaction } from 'kysely'

import type { AuditedEventTransaction } from '../../change/auditedTransaction.ts'
import type { Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import type { Contest } from '../../records/contests.ts'
import type { RoundRow } from '../rounds/core/queries.ts'
import { isApprovedNow } from './approved.ts'
import { roundResult } from './outcome.ts'
import { listVersions, writePublication, publicationInput } from './publication.ts'
import { loadRound } from './state.ts'

/**
 * After a change of a judged round: it has to stay judged, and what was published of it gets a new version
 * («a correction after it makes a new version»).
 *
 * @throws Problem 422 when the round, or the contest's places, would no longer follow
 */
export async function republishChangedResult(
  tx: Pick<AuditedEventTransaction, 'trx' | 'event'>,
  context: Context,
  { contest, round, reason }: { contest: Contest; round: RoundRow; reason: string },
): Promise<void> {
  const { trx } = tx
  const { problems } = roundResult(await loadRound(trx, contest, round))
  if (problems.length > 0) {
    throw invalidFields({ marks: [problemText('round_stays_judged'), ...problems] })
  }
  for (const each of [round, null]) {
    const current = await currentOf(trx, contest, each)
    if (current === undefined) continue
    // The public sees the version before until the chief judge has approved the corrected one.
    const waits = each === null && !(await isApprovedNow({ ...tx, contest }))
    const isHeld = waits || current.released_at === null
    await writePublication(publicationInput(tx, context, contest, each), { reason, isHeld })
  }
}

/**
 * A station decides nothing about a result that is public: that is the office's.
 * @throws Problem 409
 */
export async function refuseReleased(
  trx: Transaction<Database>,
  { caller: { station } }: Context,
  of: { contest: Contest; round: RoundRow },
): Promise<void> {
  if (station !== null && (await isReleased(trx, of))) throw new Problem(409, 'decision_released')
}

/** Whether anybody can see what a round, or the places, came to. */
async function isReleased(
  trx: Transaction<Database>,
  { contest, round }: { contest: Contest; round: RoundRow },
): Promise<boolean> {
  for (const each of [round, null]) {
    const current = await currentOf(trx, contest, each)
    if (current && current.released_at !== null) return true
  }
  return false
}

/** The version that stands of a round, or (null) of the places. */
async function currentOf(trx: Transaction<Database>, contest: Contest, round: RoundRow | null) {
  const versions = await listVersions(trx, contest.id, round?.id ?? null)
  const last = versions.at(-1)
  return last?.withdrawn_at === null ? last : undefined
}
