import type { Transaction } from 'kysely'

import { readReason } from '../../../change/reason.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import { isAllowed } from '../../../contract/guard.ts'
import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import { raiseRoundVersion } from '../../rounds/core/queries.ts'

/**
 * A number that stands on the judges' sheets, for its heats are locked, changes by the chief judge's decision alone:
 * an administrator writes down why, and edits of these rounds that began before become stale. What is published keeps
 * the number it was danced with.
 *
 * @returns why; null where the number stands on no sheet yet
 * @throws Problem 409 for others than administrators, 422 without a reason
 */
export async function readNumberDecision(
  trx: Transaction<Database>,
  context: Context,
  regDataIds: readonly number[],
  reason: string | undefined,
): Promise<string | null> {
  const rounds = await trx
    .selectFrom('rounds')
    .innerJoin('heat_entries', 'heat_entries.round_id', 'rounds.id')
    .innerJoin('registrations', 'registrations.id', 'heat_entries.registration_id')
    .where('registrations.reg_data_id', 'in', regDataIds)
    .where('rounds.status', 'not in', ['planned', 'drawn'])
    .select('rounds.id')
    .distinct()
    .execute()
  if (rounds.length === 0) return null
  if (!isAllowed('registrations.edit', context.caller, eventOf(context))) {
    throw new Problem(409, 'start_number_fixed')
  }
  const text = readReason(reason)
  for (const { id } of rounds) await raiseRoundVersion(trx, id)
  return text
}
