import { problemText } from '@parket/domain/problems/catalogue'
import { barringParts } from '@parket/domain/result/approver'
import { stationsEndAt } from '@parket/domain/station/times'

import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../change/auditedTransaction.ts'
import { doingOf, noteOfEvent } from '../../change/journal.ts'
import type { Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { findApproval } from '../../records/approvals.ts'
import type { Contest } from '../../records/contests.ts'
import type { StationCaller } from '../../security/stationToken.ts'
import { isSame, readTypist } from '../marks/typists.ts'
import { answerChecks } from '../results/checks/resultChecks.ts'
import { listRevealing } from '../results/core/queries.ts'
import { checkPin, hasPin } from '../stations/chiefPin.ts'
import { findApprover } from './approver.ts'
import { keepApproval, withdrawApprovals } from './keepApproval.ts'
import { listParts } from './ownPart.ts'
import { findOwnContest } from '../rounds/core/find.ts'
import { approvableHash, getApproval } from './present.ts'

/**
 * Approves what the marks of a contest say now: a fact beside its status. A corrected version that waits for it is public
 * from then on. With `approve` false it is taken back, while the places are not public.
 *
 * @throws Problem 404; 409 where it is the chief judge's, or another's; 422 without a result or an answer to a check, for a wrong PIN
 */
export async function approveResult(
  context: Context,
  { path, body }: Input<'approveResult'>,
): Promise<Answer<'approveResult'>> {
  const { approve, pin, answers = [] } = body
  if (approve === undefined) throw invalidFields({ approve: [problemText('required')] })
  const { station } = context.caller
  const isWithoutPin = station !== null && (await refuseWithoutPin(context, station, pin))
  const work: Parameters<typeof auditedEventTransaction<Answer<'approveResult'>>>[2] = async (
    tx,
  ) => {
    const { trx, writeAudit, event } = tx
    const contest = await findOwnContest(trx, context, path.id)
    const before = await findApproval(trx, contest.id)
    const hash = await approvableHash({ trx, event, contest })
    if (station === null) await refuseChiefs(tx, context, { contest, hash, approve })
    if (approve) {
      await refuseOwnResult(tx, context, contest, before?.at ?? null)
      if (hash === null) throw invalidFields({ approve: [problemText('approval_not_judged')] })
      await answerChecks(tx, context, contest, answers)
      await keepApproval(tx, contest, {
        hash,
        doing: doingOf(context),
        isWithoutPin,
        judgeId: null,
      })
    } else {
      if (contest.status === 'published') throw new Problem(409, 'approval_public')
      const [revealing] = await listRevealing(trx, [contest.id])
      if (revealing) throw new Problem(409, 'approval_revealed')
      await withdrawApprovals(trx, contest.id, context.now)
      await noteOfEvent(trx, context, event.id, {
        kind: 'approval',
        body: { contest_id: contest.id, hash: null },
      })
    }
    await writeAudit({
      entity: 'contest',
      entityId: contest.id,
      changes: { approval: { from: before !== undefined, to: approve } },
    })
    return getApproval(trx, context, contest.id)
  }
  return auditedEventTransaction(context, undefined, work, { isUndoable: false })
}

/**
 * The chief judge's device approves with the PIN.
 *
 * @returns whether the device was paired anew without the PIN
 * @throws Problem 409, 422, 429
 */
async function refuseWithoutPin(
  { db, now }: Context,
  { id, eventId, judgeId }: StationCaller,
  pin: string | undefined,
): Promise<boolean> {
  const chief = { eventId, judgeId: judgeId ?? 0 }
  if (!(await hasPin(db, chief))) throw new Problem(409, 'chief_pin_missing')
  if (pin === undefined) throw invalidFields({ pin: [problemText('required')] })
  await checkPin(db, chief, pin, { device: `station ${id}`, now })
  const station = await db
    .selectFrom('stations')
    .where('id', '=', id)
    .select('is_without_pin')
    .executeTakeFirst()
  return station?.is_without_pin === true
}

/**
 * Somebody with an account approves only where the chief judge neither has a device nor can be asked by mail.
 * @throws Problem 409
 */
async function refuseChiefs(
  { trx, event }: AuditedEventTransaction,
  context: Context,
  { contest, hash, approve }: { contest: Contest; hash: string | null; approve: boolean },
): Promise<void> {
  const approver = await findApprover(trx, context, event, { contestId: contest.id, hash })
  if (approver === 'device') throw new Problem(409, 'approval_by_chief')
  if (approver === 'link' && approve) throw new Problem(409, 'approval_by_link')
}

/**
 * Nobody approves what they made themselves, with the account or at a station under the same name: since the approval
 * before, or at all.
 * @throws Problem 409
 */
async function refuseOwnResult(
  { trx, event }: AuditedEventTransaction,
  context: Context,
  contest: Contest,
  since: Date | null,
): Promise<void> {
  if (context.caller.user === null) return
  const parts = barringParts({ now: context.now, stationsEndAt: stationsEndAt(event) })
  const typist = await readTypist(trx, context)
  const others = await listParts(trx, contest, parts, since)
  if (others.some((one) => isSame(one, typist))) throw new Problem(409, 'approval_own_result')
}
