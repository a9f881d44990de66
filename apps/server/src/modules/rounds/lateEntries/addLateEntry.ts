import { problemText } from '@parket/domain/problems/catalogue'
import type { Kysely } from 'kysely'

import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../../change/auditedTransaction.ts'
import { readReason } from '../../../change/reason.ts'
import { eventOf, userOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { followInput } from '../../marks/input/followInput.ts'
import { settleCharges } from '../../payments/ledger/settle.ts'
import { promoteByHand } from '../../registrations/core/promote.ts'
import { loadRegistrationRules } from '../../registrations/core/loadRegistrationRules.ts'
import { findRound } from '../core/find.ts'
import { isFirstFor } from '../core/order.ts'
import { isOfPairs } from '../core/pairs.ts'
import { placeLate, refuseBegun } from '../core/placeLate.ts'
import { readRound } from '../core/present.ts'
import { findStarters, listRounds, type RoundRow } from '../core/queries.ts'

/**
 * «A late entry after the heats are locked goes to the smallest heat, marked» (docs/rules/rounds-and-heats.md,
 * «Late entries in heats»). Later rounds are danced by those who go on. One that waits gets its place and its heat at
 * once, for a reason, until the round runs. That, and a final of pairs, is not undone: the charge is made, and the
 * pairs may be marked meanwhile.
 *
 * @throws Problem 404; 409 before the heats are locked, for an entry that is in one, for one that waits once the round
 *   runs, and for a final of pairs with marks; 422 for another's, and without a reason
 */
export async function addLateEntry(
  context: Context,
  { path, body }: Input<'addLateEntry'>,
): Promise<Answer<'addLateEntry'>> {
  const found = await findRound(context.db, context, path)
  const waiting = await findWaiting(context.db, path.id, body.registration_id)
  const work = async (tx: AuditedEventTransaction) => {
    const { trx } = tx
    const { contest, round } = await findRound(trx, context, path)
    const entry = await findWaiting(trx, path.id, body.registration_id)
    const reason = entry ? readReason(body.reason) : ''
    if (entry) {
      refuseBegun(contest, round)
      await givePlace(tx, context, entry)
    }
    const isOpen = ['locked', 'running', ...(entry ? ['drawn'] : [])].includes(round.status)
    if (!isOpen) throw new Problem(409, 'heats_not_locked')
    await refuseForeign(trx, round, body.registration_id)
    const id = body.registration_id ?? 0
    const of = { eventId: contest.event_id, contestIds: [contest.id] }
    await followInput(trx, context, of, () =>
      placeLate(tx, contest.event_id, { contest, round }, id, reason),
    )
    return readRound(trx, context, path)
  }
  const isUndoable = !waiting && !isOfPairs(found.contest, found.round)
  return auditedEventTransaction(context, undefined, work, { isUndoable })
}

type WaitingEntry = { id: number; reg_data_id: number }

/** The entry of the contest, if it waits for a place. */
async function findWaiting(
  db: Kysely<Database>,
  contestId: string,
  id: number | undefined,
): Promise<WaitingEntry | undefined> {
  return db
    .selectFrom('registrations')
    .where('id', '=', id ?? 0)
    .where('contest_id', '=', contestId)
    .where('status', '=', 'waiting')
    .select(['id', 'reg_data_id'])
    .executeTakeFirst()
}

/** The place, regardless of capacity and waiting list, with its charge and its letter. */
async function givePlace(
  { trx, writeAudit, event: locked }: AuditedEventTransaction,
  context: Context,
  { id, reg_data_id }: WaitingEntry,
): Promise<void> {
  const event = { ...eventOf(context), ...locked }
  await promoteByHand(trx, context.config, event.id, id)
  await trx
    .updateTable('reg_datas')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', reg_data_id)
    .execute()
  await settleCharges(trx, {
    eventId: event.id,
    regDataIds: [reg_data_id],
    rules: await loadRegistrationRules(trx, context, event),
    userId: userOf(context).id,
  })
  await writeAudit({
    entity: 'regData',
    entityId: reg_data_id,
    changes: { [`registrations.${id}.status`]: { from: 'waiting', to: 'active' } },
  })
}

/** @throws Problem 409 for one who is in a heat, 422 for one who does not dance the round first */
async function refuseForeign(
  db: Kysely<Database>,
  round: RoundRow,
  id: number | undefined,
): Promise<void> {
  if (round.entries.some((entry) => entry.id === id)) throw new Problem(409, 'late_entry_placed')
  const starters = (await findStarters(db, [round.contest_id])).get(round.contest_id) ?? []
  const rounds = await listRounds(db, round.contest_id)
  const isFound = starters.some(
    (starter) => starter.id === id && isFirstFor(starter.role, round, rounds),
  )
  if (!isFound) throw invalidFields({ registration_id: [problemText('late_entry_invalid')] })
}
