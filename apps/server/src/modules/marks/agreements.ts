import { isOfSheet, type SheetOf } from '@parket/domain/marks/sheetOf'
import { countSheet } from '@parket/domain/marks/sheets'
import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'
import { toEntered, type RoundState, type Sheet } from './state.ts'
import { foldedName, hasTyped, isHeldBy, type Typist } from './typists.ts'

/** The word of one of the two who typed a sheet: these marks are right. */
export interface Agreement extends Typist {
  sheet_id: number
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
  return db
    .selectFrom('sheet_agreements')
    .where('sheet_id', 'in', ids)
    .select(['sheet_id', 'user_id', 'station_id', 'name', foldedName.as('person'), 'reason', 'at'])
    .orderBy('at')
    .orderBy('user_id')
    .orderBy('station_id')
    .execute()
}

/** A word is about the marks as they were: what changes them, or takes them over, takes it back. */
export async function dropAgreements(
  trx: Transaction<Database>,
  { id, pass, finished_at }: Pick<Sheet, 'id' | 'pass' | 'finished_at'>,
): Promise<void> {
  if (pass !== 'resolved' || finished_at !== null) return
  await trx.deleteFrom('sheet_agreements').where('sheet_id', '=', id).execute()
}

/** Whether somebody is one of the two who hold the entries that the sheet resolves. */
export function isOneOfTwo(
  sheet: SheetOf,
  { sheets }: Pick<RoundState, 'sheets'>,
  typist: Typist,
): boolean {
  return entriesOf(sheet, sheets).some((entry) => isHeldBy(entry, typist))
}

/** Whether one of the entries is a judge's device's, which agrees to nothing. */
export function isOfDevice(sheet: SheetOf, { sheets }: Pick<RoundState, 'sheets'>): boolean {
  return entriesOf(sheet, sheets).some(({ source }) => source === 'station')
}

/**
 * What two read differently is ended by both together, or by a third: neither finishes the sheet that resolves it alone, nor
 * corrects an entry.
 *
 * @throws Problem 409 for who ever typed on one of the two entries
 */
export function refuseAlone(sheet: Sheet, { sheets }: RoundState, typist: Typist): void {
  const all = sheets.filter(isOfSheet(sheet))
  const isResolving = sheet.pass === 'resolved' && sheet.finished_at === null
  const isCorrecting =
    sheet.pass !== 'resolved' && countSheet(all.map(toEntered)).state === 'differs'
  if (!isResolving && !isCorrecting) return
  const isTypist = entriesOf(sheet, sheets).some((entry) => hasTyped(entry, typist))
  if (isTypist) throw new Problem(409, 'sheet_needs_both')
}

/** The first and the second entry of the sheet. */
function entriesOf(sheet: SheetOf, sheets: RoundState['sheets']) {
  return sheets.filter(isOfSheet(sheet)).filter(({ pass }) => pass !== 'resolved')
}
