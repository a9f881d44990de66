import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'

/** The PIN of a registration, which staff are not shown. */
export async function pinOf(db: Kysely<Database>, regDataId: number): Promise<string> {
  const { pin_code } = await db
    .selectFrom('reg_datas')
    .where('id', '=', regDataId)
    .select('pin_code')
    .executeTakeFirstOrThrow()
  return pin_code
}
