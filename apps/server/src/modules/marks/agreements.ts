import { fullName } from '@parket/domain/account/user'
import { countSheet } from '@parket/domain/marks/sheets'
import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'
import { toEntered } from './fileRound.ts'
import type { RoundState, Sheet } from './state.ts'
import { hasTyped, type Typist } from './typists.ts'

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
  { id, pass, finished_at }: Pick<Sheet, 'id' | 'pass' | 'finished_at'>,
): Promise<void> {
  if (pass !== 'resolved' || finished_at !== null) return
  await trx.deleteFrom('sheet_agreements').where('sheet_id', '=', id).execute()
}

/** The two who typed the sheet that this one resolves: those who hold its entries. */
export function typistsOf(
  sheet: SheetName,
  { sheets }: Pick<RoundState, 'sheets'>,
): (number | null)[] {
  return entriesOf(sheet, sheets).map(({ user_id }) => user_id)
}

/** @throws Problem 409 for who ever typed on one of the entries and would decide alone what two must agree on */
export function refuseAlone(sheet: Sheet, state: RoundState, typist: Typist): void {
  if (sheet.pass !== 'resolved') return
  const isTypist = entriesOf(sheet, state.sheets).some((entry) => hasTyped(entry, typist))
  if (isTypist) throw new Problem(409, 'sheet_needs_both')
}

/** @throws Problem 409 for who would end a difference alone, correcting one of the entries that they typed on */
export function refuseCorrectionAlone(sheet: Sheet, state: RoundState, typist: Typist): void {
  if (sheet.pass === 'resolved') return
  const entries = entriesOf(sheet, state.sheets)
  const resolved = state.sheets.filter(({ pass }) => pass === 'resolved').filter(isOfSheet(sheet))
  if (countSheet([...entries, ...resolved].map(toEntered)).state !== 'differs') return
  if (entries.some((entry) => hasTyped(entry, typist))) throw new Problem(409, 'sheet_needs_both')
}

type SheetName = Pick<Sheet, 'dance' | 'attempt' | 'letter'>

/** The first and the second entry of the sheet. */
function entriesOf(sheet: SheetName, sheets: RoundState['sheets']) {
  return sheets.filter(isOfSheet(sheet)).filter(({ pass }) => pass !== 'resolved')
}

function isOfSheet({ dance, attempt, letter }: SheetName): (other: SheetName) => boolean {
  return (other) => other.dance === dance && other.attempt === attempt && other.letter === letter
}
