import { toE164 } from '../account/phoneNumber.ts'
import type { ImportFault } from '../contest/importPlan.ts'
import { foldText, readMoney } from '../contest/sheetColumns.ts'
import {
  contestTitle,
  numberedName,
  numberedTitle,
  type NumberedContest,
} from '../contest/title.ts'
import { parseRussianDate, type IsoDate } from '../format/date.ts'
import { paymentMethodLabels } from '../money/paymentMethodLabels.ts'
import { methodsByHand, type MethodByHand } from '../money/payment.ts'
import { readFederationCodes } from '../person/identifiers.ts'
import type { Gender } from '../person/gender.ts'
import { problemText } from '../problems/catalogue.ts'
import { properName } from '../registration/nameCase.ts'
import type { JnjRole } from '../registration/request.ts'
import { sheetFields, type SheetColumns, type SheetFieldName } from './sheetFields.ts'

/** Fields of the contacts, as a registration has them. */
export const contactFields = ['email', 'phone', 'city', 'troupe', 'club', 'coach'] as const

export type ContactField = (typeof contactFields)[number]

/** A row of the table, read cell by cell. What could not be read is a fault and stays as it was written. */
export interface SheetRow {
  /** As the spreadsheet counts: the titles stand in row 1. */
  row: number
  last_name: string
  first_name: string
  birth_date: string
  gender: Gender | null
  former_last_name: string
  federation_codes: string[]
  /** Rows with the same word are one registration; '': a dancer alone. */
  together: string
  contestIds: string[]
  role: JnjRole | null
  contacts: Record<ContactField, string>
  /** The day whose price step applies; null where the cell is empty. */
  priced_on: IsoDate | null
  /** Kopecks; null where the cell is empty. */
  paid: number | null
  method: MethodByHand
}

type SheetContest = NumberedContest & { id: string }

/** The table as it was mapped. */
export interface MappedTable {
  titles: readonly string[]
  rows: readonly (readonly string[])[]
  columns: SheetColumns
}

/** The title that the table has for a field; its usual one where no column holds it. */
export function columnTitle({ titles, columns }: MappedTable, field: SheetFieldName): string {
  return titles[columns.indexOf(field)]?.trim() || sheetFields[field].label
}

/** Reads the rows that are not empty. @param today in the event's zone @param faults are added to */
export function readRows(
  table: MappedTable,
  contests: readonly SheetContest[],
  today: IsoDate,
  faults: ImportFault[],
): SheetRow[] {
  const findContests = contestFinder(contests)
  return table.rows.flatMap((cells, index): SheetRow[] => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const row = index + 2
    const text = (field: SheetFieldName) => (cells[table.columns.indexOf(field)] ?? '').trim()
    const read = <T>(field: SheetFieldName, { value, problem }: ReadCell<T>, otherwise: T): T => {
      if (problem === undefined) return value
      faults.push({ row, column: columnTitle(table, field), text: problem })
      return otherwise
    }
    const [last, first] = splitName(text('dancer'))
    const birthDate = text('birth_date')
    const phone = text('phone')
    return [
      {
        row,
        last_name: properName(text('last_name') || last),
        first_name: properName(text('first_name') || first),
        birth_date: parseRussianDate(birthDate) ?? birthDate,
        gender: read('gender', readGender(text('gender')), null),
        former_last_name: properName(text('former_last_name')),
        federation_codes: readFederationCodes(text('federation_codes')),
        together: foldText(text('together')),
        contestIds: read('contests', findContests(text('contests')), []),
        role: read('role', readRole(text('role')), null),
        contacts: {
          email: text('email'),
          phone: toE164(phone) ?? phone,
          city: text('city'),
          troupe: text('troupe'),
          club: text('club'),
          coach: text('coach'),
        },
        priced_on: read('priced_on', readPricedOn(text('priced_on'), today), null),
        paid: read('paid', readPaid(text('paid')), null),
        method: read('method', readMethod(text('method')), 'transfer'),
      },
    ]
  })
}

/** The value of a cell, or why it has none. */
type ReadCell<T> = { value: T; problem?: undefined } | { value?: undefined; problem: string }

/** «Иванова Анна Мария»: the first word is the last name. */
function splitName(name: string): [string, string] {
  const [last = '', ...first] = name.split(/\s+/)
  return [last, first.join(' ')]
}

function readGender(text: string): ReadCell<Gender | null> {
  if (text === '') return { value: null }
  if (/^(ж|f|жен.*)$/i.test(text)) return { value: 'F' }
  if (/^(м|m|муж.*)$/i.test(text)) return { value: 'M' }
  return { problem: problemText('sheet_choice_invalid', { words: 'ж, м' }) }
}

/** By the beginning of the word: «ведущая», «лидеры», «фолловер», «партнёрша». */
const leaders = /^(ведущ|лидер|партнер(?!ш)|leader|lead$)/
const followers = /^(ведом|фолл?овер|партнерш|follower|follow$)/

function readRole(text: string): ReadCell<JnjRole | null> {
  if (text === '') return { value: null }
  const word = foldText(text)
  if (leaders.test(word)) return { value: 'leader' }
  if (followers.test(word)) return { value: 'follower' }
  return { problem: problemText('sheet_choice_invalid', { words: 'ведущий, ведомый' }) }
}

/** A form of the web writes the time behind the day: «05.10.2026 12:40:11». */
function readPricedOn(text: string, today: IsoDate): ReadCell<IsoDate | null> {
  if (text === '') return { value: null }
  const [written = ''] = text.split(/[\sT]+/)
  const day = parseRussianDate(written)
  if (day !== null && day <= today) return { value: day }
  return { problem: problemText('priced_on_invalid') }
}

/** Ten million roubles, as everywhere in the ledger. */
const mostPaid = 1_000_000_000

function readPaid(text: string): ReadCell<number | null> {
  const { value = null, problem } = readMoney(text)
  if (problem !== undefined) return { problem }
  const paid = value === null ? null : Number(value)
  if (paid !== null && paid > mostPaid) return { problem: problemText('sheet_money_invalid') }
  return { value: paid }
}

function readMethod(text: string): ReadCell<MethodByHand> {
  if (text === '') return { value: 'transfer' }
  const found = methodsByHand.find(
    (method) => foldText(paymentMethodLabels[method]) === foldText(text),
  )
  if (found) return { value: found }
  const words = methodsByHand.map((method) => paymentMethodLabels[method]).join(', ')
  return { problem: problemText('sheet_choice_invalid', { words }) }
}

/** Finds contests by number («11, 12») or by name («Соло, дебют; Дуэты»), each once. */
function contestFinder(contests: readonly SheetContest[]): (text: string) => ReadCell<string[]> {
  const byNumber = new Map(contests.map((contest) => [contest.group_num, contest]))
  /** The fuller names first: of two contests of one name the section tells which is meant. */
  const byNames = [numberedTitle, numberedName, contestTitle, nameAlone].map((nameOf) =>
    Map.groupBy(contests, (contest) => foldText(nameOf(contest))),
  )

  return (text) => {
    const isNumbers = /^\d{1,9}(\s*[,;]\s*\d{1,9})*$/.test(text)
    const names = text.split(isNumbers ? /[,;]/ : ';').map((name) => name.trim())
    const ids = new Set<string>()
    for (const name of names.filter((each) => each !== '')) {
      const isNumber = /^\d{1,9}$/.test(name)
      const found = isNumber ? [byNumber.get(Number(name))] : findByName(foldText(name))
      const [contest, another] = found
      if (!contest) return { problem: problemText('sheet_contest_unknown', { name }) }
      if (another) return { problem: problemText('sheet_contest_ambiguous', { name }) }
      ids.add(contest.id)
    }
    if (ids.size === 0) return { problem: problemText('sheet_contest_missing') }
    return { value: [...ids] }
  }

  function findByName(name: string): readonly SheetContest[] {
    return byNames.map((by) => by.get(name)).find((found) => found !== undefined) ?? []
  }
}

function nameAlone({ group_name }: SheetContest): string {
  return group_name
}
