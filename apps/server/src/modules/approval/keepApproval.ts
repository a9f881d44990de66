import type { Transaction } from 'kysely'

import type { AuditedEventTransaction } from '../../change/auditedTransaction.ts'
import { appendJournal, type Doing, type NewLine } from '../../change/journal.ts'
import type { Database } from '../../db/schema.ts'
import { findApproval } from '../../records/approvals.ts'
import type { Contest } from '../../records/contests.ts'
import { listVersions } from '../marks/publication.ts'
import { replaceLinks } from './link/links.ts'

interface Given {
  /** Of the result that is approved. */
  hash: string
  doing: Doing
  /** The chief judge's device was paired anew without the PIN. */
  isWithoutPin: boolean
  /** The chief judge who approves by a link of a letter; null: a device or an account does. */
  judgeId: number | null
}

/**
 * Keeps that a result is approved, in the place of an approval before. A corrected version that waits is public from then on, and
 * no link that is on its way is needed any more.
 *
 * @returns whether there was an approval before
 */
export async function keepApproval(
  { trx, event }: Pick<AuditedEventTransaction, 'trx' | 'event'>,
  contest: Contest,
  { hash, doing, isWithoutPin, judgeId }: Given,
): Promise<boolean> {
  const { actor, now } = doing
  const before = await findApproval(trx, contest.id)
  await withdrawApprovals(trx, contest.id, now)
  await trx
    .insertInto('approvals')
    .values({
      event_id: event.id,
      contest_id: contest.id,
      hash,
      at: now,
      ...actor,
      judge_id: judgeId,
      is_without_pin: isWithoutPin,
    })
    .execute()
  await replaceLinks(trx, contest.id, now)
  const released = await releaseWaiting(trx, contest, now)
  await appendJournal(trx, { eventId: event.id, roundId: null }, doing, [
    {
      kind: 'approval',
      body: {
        contest_id: contest.id,
        hash,
        is_without_pin: isWithoutPin,
        ...(judgeId !== null && { by: 'link', judge_id: judgeId }),
      },
    },
    ...released,
  ])
  return before !== undefined
}

/** From now on nobody has approved. */
export async function withdrawApprovals(
  trx: Transaction<Database>,
  contestId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('approvals')
    .set({ withdrawn_at: now })
    .where('contest_id', '=', contestId)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/**
 * A corrected version of public places is public once it is approved.
 * @returns the line that says so, where one waited
 */
async function releaseWaiting(
  trx: Transaction<Database>,
  contest: Contest,
  now: Date,
): Promise<NewLine[]> {
  if (contest.status !== 'published') return []
  const last = (await listVersions(trx, contest.id, null)).at(-1)
  if (!last || last.released_at !== null) return []
  await trx
    .updateTable('publications')
    .set({ released_at: now })
    .where('id', '=', last.id)
    .execute()
  const { version, content } = last
  const body = {
    contest_id: contest.id,
    round_id: null,
    version,
    hash: content.hash,
    is_held: false,
  }
  return [{ kind: 'publication', body }]
}
