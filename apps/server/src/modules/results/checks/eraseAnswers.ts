import { sql, type RawBuilder, type Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'

/**
 * Erases the words of answers to checks; that they were given stays.
 * @param where of `check_answers`
 */
export async function eraseAnswers(
  trx: Transaction<Database>,
  where: RawBuilder<unknown>,
): Promise<void> {
  await sql`update check_answers set answer = '' where ${where}`.execute(trx)
}
