import type { components } from '@parket/api-client/schema'
import type { SheetMarks } from '@parket/domain/marks/sheets'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { loadAgreements, type Agreement } from './agreements.ts'
import type { Sheet } from './state.ts'

/** A sheet, perhaps without the marks that are hidden from who asks. */
type ShownSheet = Omit<Sheet, 'typists'> & { isHidden?: true }
type PresentedSheet = components['schemas']['MarkSheet']

/** A sheet with who of the two said yes to it. */
export async function presentSheet(
  db: Kysely<Database>,
  sheet: ShownSheet,
): Promise<PresentedSheet> {
  return toSheet(sheet, await loadAgreements(db, [sheet]))
}

/** @param agreements of this sheet and perhaps of others */
export function toSheet(sheet: ShownSheet, agreements: readonly Agreement[]): PresentedSheet {
  const { id, dance, attempt, letter, pass, user_id, station_id, source } = sheet
  const { claimed_at, finished_at, version } = sheet
  return {
    id,
    dance,
    attempt,
    letter,
    pass,
    user_id,
    station_id,
    source,
    claimed_at: claimed_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    is_hidden: sheet.isHidden === true,
    marks: toEntryMarks(sheet.marks),
    agreements: agreements
      .filter(({ sheet_id }) => sheet_id === id)
      .map((one) => ({
        user_id: one.user_id,
        station_id: one.station_id,
        name: one.name,
        reason: one.reason,
        at: one.at.toISOString(),
      })),
    version,
  }
}

/** Marks by entry, as the contract has them. */
export function toEntryMarks(marks: SheetMarks): components['schemas']['EntryMarks'][] {
  return Object.entries(marks).map(([registration, values]) => ({
    registration_id: Number(registration),
    values: [...values],
  }))
}
