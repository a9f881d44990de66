import { problemText } from '@parket/domain/problems/catalogue'
import { stationsEndAt } from '@parket/domain/station/times'
import type { Kysely, Transaction } from 'kysely'

import { auditedEventTransaction } from '../../change/auditedTransaction.ts'
import { noteOfEvent } from '../../change/journal.ts'
import { actorOf, eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { invalid, Problem } from '../../http/problem.ts'
import { findApproval } from '../../records/approvals.ts'
import type { Contest } from '../../records/contests.ts'
import { resultHash } from '../marks/approved.ts'
import { listVersions } from '../marks/publication.ts'
import { foldedName, isSame, readTypist } from '../marks/typists.ts'
import { answerChecks } from '../results/checks/resultChecks.ts'
import { listRevealing } from '../results/core/queries.ts'
import { checkPin, hasPin } from '../stations/chiefPin.ts'
import { findOwnContest, getApproval } from './present.ts'

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
  if (approve === undefined) throw invalid({ approve: [problemText('required')] })
  const isWithoutPin = await refuseWithoutPin(context, pin)
  const work: Parameters<typeof auditedEventTransaction<Answer<'approveResult'>>>[2] = async (
    tx,
  ) => {
    const { trx, writeAudit, event } = tx
    const contest = await findOwnContest(trx, context, path.id)
    const before = await findApproval(trx, contest.id)
    if (approve) {
      await refuseOwnCorrection(trx, context, contest, before?.at ?? null)
      const hash =
        contest.status === 'judged' || contest.status === 'published'
          ? await resultHash({ trx, event, contest })
          : null
      if (hash === null) throw invalid({ approve: [problemText('approval_not_judged')] })
      await answerChecks(tx, context, contest, answers)
      await withdrawApprovals(trx, contest.id, context.now)
      await trx
        .insertInto('approvals')
        .values({
          event_id: event.id,
          contest_id: contest.id,
          hash,
          at: context.now,
          ...actorOf(context),
          is_without_pin: isWithoutPin,
        })
        .execute()
      await releaseWaiting(trx, contest, context.now)
      await noteOfEvent(trx, context, event.id, {
        kind: 'approval',
        body: { contest_id: contest.id, hash, is_without_pin: isWithoutPin },
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
 * The chief judge's device approves with the PIN. Somebody with an account does where no such device is at work.
 *
 * @returns whether the device was paired anew without the PIN
 * @throws Problem 409, 422, 429
 */
async function refuseWithoutPin(context: Context, pin: string | undefined): Promise<boolean> {
  const { db, now, caller } = context
  const event = eventOf(context)
  if (caller.station === null) {
    if (now < stationsEndAt(event) && (await hasChiefDevice(db, event.id))) {
      throw new Problem(409, 'approval_by_chief')
    }
    return false
  }
  const { id, eventId, judgeId } = caller.station
  const chief = { eventId, judgeId: judgeId ?? 0 }
  if (!(await hasPin(db, chief))) throw new Problem(409, 'chief_pin_missing')
  if (pin === undefined) throw invalid({ pin: [problemText('required')] })
  await checkPin(db, chief, pin, { device: `station ${id}`, now })
  const station = await db
    .selectFrom('stations')
    .where('id', '=', id)
    .select('is_without_pin')
    .executeTakeFirst()
  return station?.is_without_pin === true
}

async function hasChiefDevice(db: Kysely<Database>, eventId: number): Promise<boolean> {
  const found = await db
    .selectFrom('stations')
    .where('event_id', '=', eventId)
    .where('kind', '=', 'chief')
    .where('token_hash', 'is not', null)
    .where('revoked_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Nobody approves a correction of their own, made with the account or at a station under the same name: since the approval
 * before, or at all.
 * @throws Problem 409
 */
async function refuseOwnCorrection(
  trx: Transaction<Database>,
  context: Context,
  contest: Contest,
  since: Date | null,
): Promise<void> {
  if (context.caller.user === null) return
  const typist = await readTypist(trx, context)
  const corrections = await trx
    .selectFrom('mark_corrections')
    .innerJoin('mark_sheets', 'mark_sheets.id', 'mark_corrections.sheet_id')
    .innerJoin('rounds', 'rounds.id', 'mark_sheets.round_id')
    .where('rounds.contest_id', '=', contest.id)
    .$if(since !== null, (query) => query.where('mark_corrections.at', '>', since ?? new Date(0)))
    .select(['mark_corrections.user_id', 'mark_corrections.station_id'])
    .select(['mark_corrections.name', foldedName.as('person')])
    .execute()
  if (corrections.some((one) => isSame(one, typist))) {
    throw new Problem(409, 'approval_own_correction')
  }
}

async function withdrawApprovals(
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

/** A corrected version of public places is public once it is approved. */
async function releaseWaiting(
  trx: Transaction<Database>,
  contest: Contest,
  now: Date,
): Promise<void> {
  if (contest.status !== 'published') return
  const last = (await listVersions(trx, contest.id, null)).at(-1)
  if (!last || last.released_at !== null) return
  await trx
    .updateTable('publications')
    .set({ released_at: now })
    .where('id', '=', last.id)
    .execute()
}
