import { sql, type Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'

/** Takes the next registration number of an event and locks the event. */
export async function takeRegNumber(trx: Transaction<Database>, eventId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select take_reg_number(${eventId}) as n`.execute(trx)
  const [row] = rows
  if (!row) throw new TypeError('A query without a table gives one row')
  return row.n
}
