import type { Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import { findWhole, type WholeRegData } from '../../../records/registrations.ts'

/** A registration of the event that was not made one with another. @throws Problem 404 */
export async function findUnmerged(
  trx: Transaction<Database>,
  eventId: number,
  id: number,
): Promise<WholeRegData> {
  const whole = await findWhole(trx, eventId, id)
  if (!whole || whole.regData.merged_into !== null) throw new Problem(404, 'registration_not_found')
  return whole
}
