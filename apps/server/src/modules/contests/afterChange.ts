import type { Transaction } from 'kysely'

import { eventOf, userOf, type Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'
import { listContestsOf } from '../../records/contests.ts'
import { readChargeRules, settleCharges, settleEvent } from '../payments/ledger/settle.ts'
import { promoteWaiting } from '../registrations/core/promote.ts'
import { presentContest } from './present.ts'

/** Fields that decide what everybody owes, and fields that decide who has a place. */
const PRICE_FIELDS = ['price', 'tags', 'packet', 'group_num']
const PLACE_FIELDS = ['capacity', 'jnj_role_split', 'status']

/**
 * Applies the consequences of a change of contests: promotes waiting entries and corrects the
 * charges. Call it behind the event's lock.
 *
 * @param change the contests, and which of their fields changed in any
 * @returns the contests, fresh, in the order of `contestIds`
 */
export async function afterChange(
  trx: Transaction<Database>,
  context: Context,
  { contestIds, fields }: { contestIds: string[]; fields: ReadonlySet<string> },
) {
  const { id: eventId } = eventOf(context)
  const userId = userOf(context).id
  const regDataIds = PLACE_FIELDS.some((field) => fields.has(field))
    ? await promoteWaiting(trx, context.config, eventId, contestIds)
    : []
  if (PRICE_FIELDS.some((field) => fields.has(field))) {
    await settleEvent(trx, eventId, userId)
  } else if (regDataIds.length > 0) {
    const rules = await readChargeRules(trx, eventId)
    await settleCharges(trx, { eventId, regDataIds, rules, userId })
  }
  const contests = await listContestsOf(trx, eventId, contestIds)
  return { contests: inOrderOf(contestIds, contests).map(presentContest) }
}

/** Contests in the order in which a call named them. */
export function inOrderOf<T extends { id: string }>(
  ids: readonly string[],
  contests: readonly T[],
): T[] {
  const order = new Map(ids.map((id, index) => [id, index]))
  return contests.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
}
