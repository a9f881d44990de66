import { toE164 } from '../../account/phoneNumber.ts'
import type { RegistrationContest } from '../../contest/contest.ts'
import type { ImportFault } from '../../contest/importPlan.ts'
import { contestTitle, numberedTitle } from '../../contest/title.ts'
import { sameTagName } from '../../event/tags.ts'
import { formatMoney } from '../../format/money.ts'
import type { PaymentMethod } from '../../money/payment.ts'
import { problemText } from '../../problems/catalogue.ts'
import { addError, type FieldErrors } from '../../problems/fieldErrors.ts'
import { statusOfNewEntry, type Occupancy } from '../capacity.ts'
import { checkRegistration, type RegistrationRules } from '../check.ts'
import { dancerKey, dancerName } from '../dancers.ts'
import type { DancerInput, EntryStatus, JnjRole } from '../request.ts'
import { singleKey } from '../singleKey.ts'
import { groupRows, type SheetSet } from './groupRows.ts'
import { columnTitle, readRows, type MappedTable, type SheetRow } from './readRows.ts'
import { missingFields, sheetFields, type SheetFieldName } from './sheetFields.ts'

/** One transaction writes them all. */
const mostRows = 2000

type PlacedContest = RegistrationContest & { capacity: number | null }

/** A registration that the event has. */
export interface KnownRegistration {
  id: number
  dancers: readonly Pick<DancerInput, 'last_name' | 'first_name' | 'birth_date'>[]
  entries: readonly { contest_id: string; status: EntryStatus }[]
  /** Kopecks that were written from tables before, by reference. */
  booked: ReadonlyMap<string, number>
}

/** What an event has before a table is read. */
export interface SheetRules extends Omit<RegistrationRules, 'contests' | 'isStaff'> {
  contests: readonly PlacedContest[]
  registrations: readonly KnownRegistration[]
  /** How many stand in each contest that has a limit. */
  places: ReadonlyMap<string, readonly Occupancy[]>
}

export interface PlannedEntry {
  contestId: string
  role: JnjRole | null
  status: 'active' | 'waiting'
}

export interface PlannedPayment {
  /** Says from which rows it is: the same table once more writes it no second time. */
  reference: string
  /** Kopecks. */
  amount: number
  method: PaymentMethod
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
  const rows = readRows(table, rules.contests, faults)
  const find = registrationFinder(rules.registrations)
  const places = new Map(rules.places)
  const sets = groupRows(rows, table, faults).map((set) => ({ set, known: find(set) }))
  const registrations = sets.map(({ set, known }): PlannedRegistration => {
    const entries = newEntries(set, known)
    faults.push(...faultsOf(set, entries, table, rules))
    const payments = newPayments(set, known, table, rules.contests, faults)
    const isSame = entries.length === 0 && payments.length === 0
    return {
      row: set.rows[0]?.row ?? 0,
      kind: known === null ? 'create' : isSame ? 'same' : 'add',
      regDataId: known?.id ?? null,
      contacts: set.contacts,
      dancers: set.dancers.map(({ dancer }) => dancer),
      entries: entries.map((entry) => placed(entry, rules.contests, places)),
      payments,
    }
  })
  faults.push(...twiceFaults(sets, table, rules))
  return { registrations, faults: inOrder(faults), missing }
}

type SheetEntry = SheetSet['entries'][number]

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

function newEntries({ entries }: SheetSet, known: KnownRegistration | null): SheetEntry[] {
  const had = new Set(known?.entries.map(({ contest_id }) => contest_id))
  return entries.filter(({ contestId }) => !had.has(contestId))
}

/** Every rule of a registration, each breach at the row and column that it comes from. */
function faultsOf(
  set: SheetSet,
  entries: readonly SheetEntry[],
  table: MappedTable,
  { event, tags, contests, now }: SheetRules,
): ImportFault[] {
  const roles = entries.flatMap(({ contestId, role }) => (role ? [[contestId, role]] : []))
  const errors = checkRegistration(
    {
      regData: set.contacts,
      dancers: set.dancers.map(({ dancer }) => dancer),
      packets: {
        [singleKey]: { status: null, selectedGroupIds: entries.map(({ contestId }) => contestId) },
      },
      roles: Object.fromEntries(roles),
    },
    {
      event,
      contests,
      now,
      isStaff: true,
      // A packet is chosen by whoever registers; a row of a table names contests.
      tags: tags.filter(({ tag_name }) => !sameTagName(tag_name, 'PACKETS')),
    },
  )
  checkPhone(errors, set.contacts.phone)
  // A row without a contest has a fault already, and one whose contests are entered needs none.
  delete errors['packets']
  const isMisread = Object.keys(errors).some((path) => path.startsWith('dancers.'))
  return Object.entries(errors).flatMap(([path, texts]) => {
    // An age that follows from a wrong date says nothing of the contest.
    if (isMisread && path.startsWith('packets.')) return []
    const { row, field } = placeOf(path, set, table)
    return texts.map((text) => ({ row, column: columnTitle(table, field), text }))
  })
}

/** «A number that the phone library calls impossible is 422 «Укажите телефон»» (decisions, «Registration»). */
function checkPhone(errors: FieldErrors, phone: string): void {
  if (errors['regData.phone'] || toE164(phone) !== null) return
  addError(errors, 'regData.phone', problemText('phone_missing'))
}

/** Where the table says what a path of a registration means. */
function placeOf(
  path: string,
  set: SheetSet,
  { columns }: MappedTable,
): { row: number; field: SheetFieldName } {
  const [part = '', key = '', name = ''] = path.split('.')
  const first = set.rows[0]?.row ?? 0
  if (part === 'regData') return { row: first, field: key as SheetFieldName }
  if (part === 'dancers' && key !== '') {
    const field = columns.includes(name as SheetFieldName) ? (name as SheetFieldName) : 'dancer'
    return { row: set.dancers[Number(key)]?.row ?? first, field }
  }
  const entry = set.entries.find(({ contestId }) => contestId === key)
  return { row: entry?.row ?? first, field: part === 'roles' ? 'role' : 'contests' }
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
    const { row = 0, method = 'transfer' } = own[0] ?? {}
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
): PlannedEntry {
  const contest = contests.find(({ id }) => id === contestId)
  if (!contest) throw new TypeError(`Contest ${contestId} was not read from the table`)
  const role = contest.jnj_role_split ? sentRole : null
  const before = places.get(contestId) ?? []
  const status = statusOfNewEntry(contest, role, before)
  places.set(contestId, [
    ...before.filter((each) => each.role !== role),
    countOne(before.find((each) => each.role === role) ?? { role, active: 0, waiting: 0 }, status),
  ])
  return { contestId, role, status }
}

function countOne(before: Occupancy, status: PlannedEntry['status']): Occupancy {
  return { ...before, [status]: before[status] + 1 }
}

/** «The same dancer twice in one contest is 409» (decisions, «Registration»): here and in another registration. */
function twiceFaults(
  sets: readonly { set: SheetSet; known: KnownRegistration | null }[],
  table: MappedTable,
  { registrations, contests }: SheetRules,
): ImportFault[] {
  /** Who dances a contest, by contest and dancer: the registration, or the set of the table. */
  const holders = new Map<string, unknown>()
  for (const registration of registrations) {
    for (const { contest_id, status } of registration.entries) {
      if (status === 'withdrawn') continue
      for (const dancer of registration.dancers) {
        holders.set(`${contest_id} ${dancerKey(dancer)}`, registration)
      }
    }
  }
  const titles = new Map(contests.map((contest) => [contest.id, contestTitle(contest)]))
  return sets.flatMap(({ set, known }) =>
    newEntries(set, known).flatMap(({ row, contestId }) =>
      set.dancers.flatMap(({ dancer }): ImportFault[] => {
        // Who is not named has a fault already.
        if (dancer.last_name === '' || dancer.first_name === '') return []
        const place = `${contestId} ${dancerKey(dancer)}`
        const isTaken = holders.has(place)
        holders.set(place, holders.get(place) ?? set)
        if (!isTaken) return []
        const contest = titles.get(contestId) ?? ''
        const text = problemText('sheet_dancer_twice', { dancer: dancerName(dancer), contest })
        return [{ row, column: columnTitle(table, 'contests'), text }]
      }),
    ),
  )
}

function inOrder(faults: readonly ImportFault[]): ImportFault[] {
  const byText = new Map(faults.map((each) => [`${each.row} ${each.column} ${each.text}`, each]))
  return [...byText.values()].toSorted((one, other) => one.row - other.row)
}

/** The contests of entries as the preview names them: «11. Соло, взрослые · Folk». */
export function entryTitles(
  entries: readonly PlannedEntry[],
  contests: readonly PlacedContest[],
): string[] {
  const ids = new Set(entries.map(({ contestId }) => contestId))
  return contests.filter(({ id }) => ids.has(id)).map(numberedTitle)
}
