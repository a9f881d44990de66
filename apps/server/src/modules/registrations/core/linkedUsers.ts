import type { Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'

/**
 * The accounts that somebody may link dancers to: «`dancers[].user_id` counts only for oneself or
 * one's roster» (docs/rules/registration.md, «Whose registration it is»).
 */
export async function linkableUsers(
  trx: Transaction<Database>,
  userId: number | null,
): Promise<Set<number>> {
  if (userId === null) return new Set()
  const roster = await trx
    .selectFrom('roster_dancers')
    .where('owner_id', '=', userId)
    .where('user_id', 'is not', null)
    .select('user_id')
    .execute()
  return new Set([userId, ...roster.flatMap(({ user_id }) => user_id ?? [])])
}

/** The account to link; «other values are ignored». */
export function linkedUser(
  sent: number | null | undefined,
  linkable: ReadonlySet<number>,
): number | null {
  return sent !== null && sent !== undefined && linkable.has(sent) ? sent : null
}
