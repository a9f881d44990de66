import type { ImportFault } from '../contest/importPlan.ts'
import type { IsoDate } from '../format/date.ts'
import { problemText } from '../problems/catalogue.ts'
import { foldName } from '../person/foldName.ts'
import { dancerKey } from '../registration/dancers.ts'
import type { DancerInput, JnjRole } from '../registration/request.ts'
import {
  columnTitle,
  contactFields,
  type ContactField,
  type MappedTable,
  type SheetRow,
} from './readRows.ts'

export interface SheetEntry {
  row: number
  contestId: string
  role: JnjRole | null
  /** The day whose price step applies; null: no row says it. */
  pricedOn: IsoDate | null
}

/** Rows that make one registration: a dancer with the contests, or those who dance together. */
export interface SheetSet {
  /** Of its first row. */
  row: number
  rows: readonly SheetRow[]
  contacts: Record<ContactField, string>
  /** Each with the row that names them first. */
  dancers: readonly { row: number; dancer: DancerInput }[]
  /** Each contest with the row that names it first. */
  entries: readonly SheetEntry[]
}

/** Puts the rows of one registration together, in the order of the table. @param faults are added to */
export function groupRows(
  rows: readonly SheetRow[],
  table: MappedTable,
  faults: ImportFault[],
): SheetSet[] {
  return [...Map.groupBy(rows, keyOf).values()].map((own) => ({
    row: Math.min(...own.map(({ row }) => row)),
    rows: own,
    contacts: joinContacts(own, table, faults),
    dancers: joinDancers(own),
    entries: joinEntries(own, table, faults),
  }))
}

/** A row without a whole name forms its own group; its fault is reported there. */
function keyOf(row: SheetRow): string {
  if (row.together !== '') return `together ${row.together}`
  const isNamed = row.last_name !== '' && row.first_name !== '' && row.birth_date !== ''
  return isNamed ? `dancer ${dancerKey(row)}` : `row ${row.row}`
}

/** What one row leaves out another may say; where two say different things nobody knows which is meant. */
function joinContacts(rows: readonly SheetRow[], table: MappedTable, faults: ImportFault[]) {
  const joined: SheetSet['contacts'] = {
    email: '',
    phone: '',
    city: '',
    troupe: '',
    club: '',
    coach: '',
  }
  for (const field of contactFields) {
    const said = rows.filter(({ contacts }) => contacts[field] !== '')
    const [first] = said
    if (!first) continue
    const value = first.contacts[field]
    joined[field] = value
    for (const { row, contacts } of said) {
      if (foldName(contacts[field]) === foldName(value)) continue
      const text = problemText('sheet_contact_differs', { row: first.row, value })
      faults.push({ row, column: columnTitle(table, field), text })
    }
  }
  return joined
}

function joinDancers(rows: readonly SheetRow[]): SheetSet['dancers'] {
  const byKey = new Map<string, { row: number; dancer: DancerInput }>()
  for (const own of rows) {
    const { row, last_name, first_name, birth_date, gender } = own
    const { former_last_name, federation_codes } = own
    const dancer = {
      last_name,
      first_name,
      birth_date,
      former_last_name,
      federation_codes,
      ...(gender && { gender }),
    }
    const key = dancerKey(dancer)
    if (!byKey.has(key)) byKey.set(key, { row, dancer })
  }
  return [...byKey.values()]
}

function joinEntries(
  rows: readonly SheetRow[],
  table: MappedTable,
  faults: ImportFault[],
): SheetSet['entries'] {
  const entries = new Map<string, SheetEntry>()
  const seen = new Map<string, number>()
  for (const own of rows) {
    const { row, role, priced_on: pricedOn } = own
    for (const contestId of own.contestIds) {
      const place = `${contestId} ${dancerKey(own)}`
      const before = seen.get(place)
      if (before !== undefined) {
        const text = problemText('sheet_entry_repeated', { row: before })
        faults.push({ row, column: columnTitle(table, 'contests'), text })
      }
      seen.set(place, before ?? row)
      const entry = entries.get(contestId)
      if (!entry) entries.set(contestId, { row, contestId, role, pricedOn })
      else {
        entry.role ??= role
        entry.pricedOn ??= pricedOn
      }
    }
  }
  return [...entries.values()]
}
