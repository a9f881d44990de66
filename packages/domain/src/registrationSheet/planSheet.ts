import type { ImportFault } from '../contest/importPlan.ts'
import { numberedTitle } from '../contest/title.ts'
import { calendarDay, type IsoDate } from '../format/date.ts'
import { formatMoney } from '../format/money.ts'
import type { MethodByHand } from '../money/payment.ts'
import { problemText } from '../problems/catalogue.ts'
import { statusOfNewEntry, type Occupancy } from '../registration/capacity.ts'
import { dancerKey } from '../registration/dancers.ts'
import type { DancerInput, JnjRole } from '../registration/request.ts'
import { groupRows, type SheetEntry, type SheetSet } from './groupRows.ts'
import { columnTitle, readRows, type MappedTable, type SheetRow } from './readRows.ts'
import { missingFields, sheetFields } from './sheetFields.ts'
import { faultsOf, fixedFaults, twiceFaults } from './sheetFaults.ts'
import {
  newEntries,
  type KnownRegistration,
  type PlacedContest,
  type SheetRules,
} from './sheetRules.ts'

/** One transaction writes them all. */
const mostRows = 2000

export interface PlannedEntry {
  contestId: string
  role: JnjRole | null
  status: 'active' | 'waiting'
  /** The day whose price step applies; null: that of adding it. */
  pricedOn: IsoDate | null
}

export interface PlannedPayment {
  /** Says from which rows it is: the same table once more writes it no second time. */
  reference: string
  /** Kopecks. */
  amount: number
  method: MethodByHand
}

/** What the rows of one registration come to. */
export interface PlannedRegistration {
  /** Of its first row. */
  row: number
  kind: 'create' | 'add' | 'same'
  /** Null: it is made. */
  regDataId: number | null
  contacts: SheetSet['contacts']
  dancers: readonly DancerInput[]
  /** The new ones. */
  entries: readonly PlannedEntry[]
  payments: readonly PlannedPayment[]
}

export interface SheetPlan {
  registrations: readonly PlannedRegistration[]
  faults: readonly ImportFault[]
  /** Fields that no column holds though every registration needs them: nothing is read yet. */
  missing: readonly string[]
}

/**
 * What a table of registrations would change. Rows of a dancer, or of those who dance together, are one registration;
 * one of the same dancers that there is gets what it lacks. So the same table once more changes nothing; what was
 * withdrawn since stays withdrawn.
 *
 * @returns `problem` where it has too many rows
 */
export function planSheet(table: MappedTable, rules: SheetRules): SheetPlan | { problem: string } {
  const n = table.rows.length
  if (n > mostRows) return { problem: problemText('sheet_rows_too_many', { n, max: mostRows }) }
  const missing = missingFields(table.columns).map((field) => sheetFields[field].label)
  if (missing.length > 0) return { registrations: [], faults: [], missing }

  const faults: ImportFault[] = []
  const today = calendarDay(rules.now, rules.event.time_zone)
  const rows = readRows(table, rules.contests, today, faults)
  const find = registrationFinder(rules.registrations)
  const places = new Map(rules.places)
  const sets = groupRows(rows, table, faults).map((set) => ({ set, known: find(set) }))
  const registrations = sets.map(({ set, known }): PlannedRegistration => {
    const entries = newEntries(set, known)
    faults.push(...faultsOf(set, entries, table, rules), ...fixedFaults(entries, table, rules))
    const payments = newPayments(set, known, table, rules.contests, faults)
    const isSame = entries.length === 0 && payments.length === 0
    return {
      row: set.row,
      kind: known === null ? 'create' : isSame ? 'same' : 'add',
      regDataId: known?.id ?? null,
      contacts: set.contacts,
      dancers: set.dancers.map(({ dancer }) => dancer),
      entries: entries.map((entry) =>
        placed(entry, rules.contests, places, priceDayOf(entry, rules, today)),
      ),
      payments,
    }
  })
  faults.push(...twiceFaults(sets, table, rules))
  return { registrations, faults: inOrder(faults, table), missing }
}

/** As the table says, else as was chosen for all of it. */
function priceDayOf(
  { pricedOn: own }: SheetEntry,
  { pricedOn: chosen }: SheetRules,
  today: IsoDate,
) {
  const day = own ?? chosen
  return day === today ? null : day
}

/** The registration of exactly these dancers; of several the one that has one of the contests. */
function registrationFinder(registrations: readonly KnownRegistration[]) {
  const byDancers = Map.groupBy(registrations, ({ dancers }) => keyOfSet(dancers))
  return ({ dancers, entries }: SheetSet): KnownRegistration | null => {
    const same = byDancers.get(keyOfSet(dancers.map(({ dancer }) => dancer))) ?? []
    const wanted = new Set(entries.map(({ contestId }) => contestId))
    const holder = same.find((each) =>
      each.entries.some(({ contest_id }) => wanted.has(contest_id)),
    )
    return holder ?? same[0] ?? null
  }
}

function keyOfSet(dancers: KnownRegistration['dancers']): string {
  return dancers.map(dancerKey).toSorted().join('\n')
}

/** What was paid by these rows and is not written yet. */
function newPayments(
  { rows }: SheetSet,
  known: KnownRegistration | null,
  table: MappedTable,
  contests: readonly PlacedContest[],
  faults: ImportFault[],
): PlannedPayment[] {
  const paid = rows.filter((row) => row.paid !== null && row.contestIds.length > 0)
  const byReference = Map.groupBy(paid, (row) => referenceOf(row, contests))
  return [...byReference].flatMap(([reference, own]): PlannedPayment[] => {
    const [{ row, method }] = own as [SheetRow]
    const before = known?.booked.get(reference) ?? 0
    const amount = own.reduce((sum, each) => sum + (each.paid ?? 0), 0) - before
    if (amount > 0) return [{ reference, amount, method }]
    if (amount < 0) {
      const text = problemText('sheet_paid_less', { sum: formatMoney(before) })
      faults.push({ row, column: columnTitle(table, 'paid'), text })
    }
    return []
  })
}

/** How the payments that come from tables begin. */
export const sheetReference = 'Таблица, номинации '

/** The length that references have in the ledger. */
const longestReference = 200

function referenceOf({ contestIds }: SheetRow, contests: readonly PlacedContest[]): string {
  const numbers = contests
    .filter(({ id }) => contestIds.includes(id))
    .map(({ group_num }) => group_num)
    .toSorted((one, other) => one - other)
  return (sheetReference + numbers.join(', ')).slice(0, longestReference)
}

/** Gives the entry its place, or a place in the queue behind those who came before. */
function placed(
  { contestId, role: sentRole }: SheetEntry,
  contests: readonly PlacedContest[],
  places: Map<string, readonly Occupancy[]>,
  pricedOn: IsoDate | null,
): PlannedEntry {
  const [contest] = contests.filter(({ id }) => id === contestId) as [PlacedContest]
  const role = contest.jnj_role_split ? sentRole : null
  const before = places.get(contestId) ?? []
  const status = statusOfNewEntry(contest, role, before)
  places.set(contestId, [
    ...before.filter((each) => each.role !== role),
    countOne(before.find((each) => each.role === role) ?? { role, active: 0, waiting: 0 }, status),
  ])
  return { contestId, role, status, pricedOn }
}

function countOne(before: Occupancy, status: PlannedEntry['status']): Occupancy {
  return { ...before, [status]: before[status] + 1 }
}

/** Each once, as one goes through the table: by row, then by column. */
function inOrder(faults: readonly ImportFault[], { titles }: MappedTable): ImportFault[] {
  const byText = new Map(faults.map((each) => [`${each.row} ${each.column} ${each.text}`, each]))
  const at = ({ column }: ImportFault) => titles.findIndex((title) => title.trim() === column)
  return [...byText.values()].toSorted((one, other) => one.row - other.row || at(one) - at(other))
}

/** The contests of entries as the preview names them: «11. Соло, взрослые · Folk». */
export function entryTitles(
  entries: readonly PlannedEntry[],
  contests: readonly PlacedContest[],
): string[] {
  const ids = new Set(entries.map(({ contestId }) => contestId))
  return contests.filter(({ id }) => ids.has(id)).map(numberedTitle)
}
