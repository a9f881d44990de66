import { isPhoneNumber } from '../account/phoneNumber.ts'
import type { ImportFault } from '../contest/importPlan.ts'
import { contestTitle } from '../contest/title.ts'
import { sameTagName } from '../event/tags.ts'
import { problemText } from '../problems/catalogue.ts'
import { checkRegistration } from '../registration/check.ts'
import { dancerKey, dancerName } from '../registration/dancers.ts'
import { singleKey } from '../registration/singleKey.ts'
import type { SheetSet } from './groupRows.ts'
import { columnTitle, type MappedTable } from './readRows.ts'
import type { SheetFieldName } from './sheetFields.ts'
import { newEntries, type KnownRegistration, type SheetRules } from './sheetRules.ts'

/** Every rule of a registration, each breach at the row and column that it comes from. */
export function faultsOf(
  set: SheetSet,
  entries: SheetSet['entries'],
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
      isPhone: isPhoneNumber,
      isStaff: true,
      // A packet is chosen by whoever registers; a row of a table names contests.
      tags: tags.filter(({ tag_name }) => !sameTagName(tag_name, 'PACKETS')),
    },
  )
  // A row without a contest has a fault already, and one whose contests are entered needs none.
  delete errors['packets']
  const isMisread = Object.keys(errors).some((path) => path.startsWith('dancers.'))
  return Object.entries(errors).flatMap(([path, texts]) => {
    // An age computed from a wrong date says nothing about the contest.
    if (isMisread && path.startsWith('packets.')) return []
    const { row, field } = placeOf(path, set, table)
    return texts.map((text) => ({ row, column: columnTitle(table, field), text }))
  })
}

/** Where the table says what a path of a registration means. */
function placeOf(
  path: string,
  set: SheetSet,
  { columns }: MappedTable,
): { row: number; field: SheetFieldName } {
  const [part, key, name] = path.split('.')
  if (part === 'regData') return { row: set.row, field: key as SheetFieldName }
  if (part === 'dancers') {
    const field = columns.includes(name as SheetFieldName) ? (name as SheetFieldName) : 'dancer'
    return { row: set.dancers[Number(key)]?.row ?? set.row, field }
  }
  const entry = set.entries.find(({ contestId }) => contestId === key)
  return { row: entry?.row ?? set.row, field: part === 'roles' ? 'role' : 'contests' }
}

/** Entries of contests whose lists stay as they are between the digits of a public draw and the draw. */
export function fixedFaults(
  entries: SheetSet['entries'],
  table: MappedTable,
  { fixed, contests }: SheetRules,
): ImportFault[] {
  return entries.flatMap(({ row, contestId }) => {
    const contest = contests.find(({ id }) => id === contestId)
    if (!contest || !fixed.has(contestId)) return []
    const text = problemText('entry_digits_said', { contest: contestTitle(contest) })
    return [{ row, column: columnTitle(table, 'contests'), text }]
  })
}

/**
 * «The same dancer twice in one contest is 409» (docs/rules/registration.md, «Same dancer»): here and in another
 * registration.
 */
export function twiceFaults(
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
        const contest = String(titles.get(contestId))
        const text = problemText('sheet_dancer_twice', { dancer: dancerName(dancer), contest })
        return [{ row, column: columnTitle(table, 'contests'), text }]
      }),
    ),
  )
}
