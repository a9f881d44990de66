import { sql, type Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'

/**
 * Takes the next registration number of an event, and with it the lock behind which its places are
 * given away, until the end of the transaction. Null when there is no such event.
 */
export type TakeRegNumber = (trx: Transaction<Database>, eventId: number) => Promise<number | null>

export const takeRegNumber: TakeRegNumber = async (trx, eventId) => {
  const { rows } = await sql<{ n: number | null }>`select take_reg_number(${eventId}) as n`.execute(
    trx,
  )
  return rows[0]?.n ?? null
}
