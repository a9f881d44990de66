import { fullName } from '@parket/domain/account/user'
import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'
import type { RoundState, Sheet } from './state.ts'

/** The word of one of the two who typed a sheet: these marks are right. */
export interface Agreement {
  sheet_id: number
  user_id: number
  /** Empty where the account is erased. */
  name: string
  reason: string
  at: Date
}

/** The words given about these sheets, in their order; only a resolving sheet has any. */
export async function loadAgreements(
  db: Kysely<Database>,
  sheets: readonly Pick<Sheet, 'id' | 'pass'>[],
): Promise<Agreement[]> {
  const ids = sheets.filter(({ pass }) => pass === 'resolved').map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('sheet_agreements')
    .innerJoin('users', 'users.id', 'sheet_agreements.user_id')
    .where('sheet_id', 'in', ids)
    .select(['sheet_id', 'user_id', 'reason', 'at', 'last_name', 'first_name'])
    .orderBy('at')
    .orderBy('user_id')
    .execute()
  return rows.map(({ sheet_id, user_id, reason, at, last_name, first_name }) => ({
    sheet_id,
    user_id,
    reason,
    at,
    name: fullName({ last_name, first_name }),
  }))
}

/** A word is about the marks as they were: what changes them, or takes them over, takes it back. */
export async function dropAgreements(
  trx: Transaction<Database>,
  { id, pass, finished_at }: Sheet,
): Promise<void> {
  if (pass !== 'resolved' || finished_at !== null) return
  await trx.deleteFrom('sheet_agreements').where('sheet_id', '=', id).execute()
}

/** The two who typed the sheet that this one resolves. */
export function typistsOf(
  { dance, attempt, letter }: Pick<Sheet, 'dance' | 'attempt' | 'letter'>,
  { sheets }: Pick<RoundState, 'sheets'>,
): (number | null)[] {
  return sheets
    .filter(
      (one) =>
        one.pass !== 'resolved' &&
        one.dance === dance &&
        one.attempt === attempt &&
        one.letter === letter,
    )
    .map(({ user_id }) => user_id)
}

/** @throws Problem 409 for one of the two who would decide alone what both must agree on */
export function refuseAlone(sheet: Sheet, state: RoundState, userId: number): void {
  if (sheet.pass !== 'resolved' || !typistsOf(sheet, state).includes(userId)) return
  throw new Problem(409, 'sheet_needs_both')
}
