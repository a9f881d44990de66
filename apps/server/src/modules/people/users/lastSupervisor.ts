import type { Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import { isLastOfSomeTeam } from '../../../records/supervisors.ts'

/** @throws Problem 409 when without this account nobody of some team could give its roles */
export async function refuseLastSupervisor(
  trx: Transaction<Database>,
  userId: number,
): Promise<void> {
  if (await isLastOfSomeTeam(trx, userId)) throw new Problem(409, 'last_supervisor')
}
