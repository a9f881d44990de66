import { mergeValues, initialValues } from '../fields/field.ts'
import { changedFields } from '../form/mergeEdits.ts'
import { problemText } from '../problems/catalogue.ts'
import { checkContest, contestFields, type ContestFields } from './fields.ts'
import { frozenChanges } from './frozen.ts'
import { numberedName } from './title.ts'
import { foldText, sheetColumns, type SheetColumn } from './sheetColumns.ts'

/** A contest of the event as it is. */
export interface KnownContest {
  id: string
  fields: ContestFields
  /** The label of its first round, once that is drawn. */
  drawnRound: string | null
}

/** What is wrong with a cell, or with a row where no column is named. */
export interface ImportFault {
  /** As the spreadsheet counts: the titles stand in row 1. */
  row: number
  column: string
  text: string
}

/** What a row of the file comes to. */
export interface ImportRow {
  row: number
  kind: 'create' | 'update' | 'same'
  /** «12. Соло, дебют». */
  title: string
  /** In words, by column. */
  changes: { column: string; from: string; to: string }[]
  /** Null: it is created. */
  contest: KnownContest | null
  after: ContestFields
}

export interface ImportPlan {
  rows: ImportRow[]
  faults: ImportFault[]
  /** Titles of columns that are no field. */
  ignored: string[]
}

/** One transaction writes them all, as with contests that are created in one call. */
const mostRows = 500

/**
 * What a table of contests would change: rows are matched by number, a number that there is not is a new contest.
 * Columns that the table lacks stay as they are, and so do contests that it does not name; nothing is deleted.
 *
 * @param table rows of cells as text, titles first
 * @returns `problem` where it is no table of contests at all
 */
export function planImport(
  table: readonly (readonly string[])[],
  contests: readonly KnownContest[],
): ImportPlan | { problem: string } {
  const [titles = [], ...rows] = table
  const columns = titles.map(columnOf)
  const problem = problemOfTable(columns, rows)
  if (problem !== null) return { problem }

  const faults: ImportFault[] = []
  const sent = rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const row = index + 2
    return [readRow(row, columns, cells, faults)]
  })
  const byNumber = new Map(contests.map((contest) => [contest.fields.group_num, contest]))
  const seen = new Map<number, number>()
  const planned = sent.flatMap(({ row, values }): ImportRow[] => {
    const number = values['group_num']
    if (typeof number !== 'number') {
      if (!faults.some((fault) => fault.row === row && fault.column === numberTitle)) {
        faults.push({ row, column: numberTitle, text: problemText('required') })
      }
      return []
    }
    const first = seen.get(number)
    if (first !== undefined) {
      const text = problemText('sheet_number_repeated', { n: number, row: first })
      faults.push({ row, column: numberTitle, text })
      return []
    }
    seen.set(number, row)
    return [planRow(row, values, byNumber.get(number) ?? null)]
  })
  const numbers = new Set([...byNumber.keys(), ...seen.keys()])
  for (const row of planned) faults.push(...faultsOf(row, numbers))
  return {
    rows: planned,
    faults: faults.toSorted((one, other) => one.row - other.row),
    ignored: titles.filter((title, index) => title.trim() !== '' && columns[index] === null),
  }
}

const numberTitle = contestFields.group_num.label

/** Other titles of columns: a short one, and those of tables that were saved before the words changed. */
const otherTitles: Readonly<Record<string, keyof ContestFields>> = {
  '№': 'group_num',
  'Заявок не меньше': 'min_entries',
  'Партнёры и партнёрши считаются отдельно': 'jnj_role_split',
}

function columnOf(title: string): SheetColumn | null {
  const name = foldText(title)
  const [, other] = Object.entries(otherTitles).find(([each]) => foldText(each) === name) ?? []
  return (
    sheetColumns.find(
      (column) =>
        foldText(column.title) === name || (other !== undefined && column.field === other),
    ) ?? null
  )
}

function problemOfTable(
  columns: readonly (SheetColumn | null)[],
  rows: readonly unknown[],
): string | null {
  const fields = columns.flatMap((column) => (column ? [column.field] : []))
  if (!fields.includes('group_num')) {
    return problemText('sheet_without_numbers', { column: numberTitle })
  }
  const repeated = columns.find((column, index) => column && columns.indexOf(column) < index)
  if (repeated) return problemText('sheet_column_repeated', { column: repeated.title })
  if (rows.length > mostRows) {
    return problemText('contests_too_many', { n: rows.length, max: mostRows })
  }
  return null
}

type SentFields = Partial<Record<keyof ContestFields, unknown>>

function readRow(
  row: number,
  columns: readonly (SheetColumn | null)[],
  cells: readonly string[],
  faults: ImportFault[],
): { row: number; values: SentFields } {
  const values: SentFields = {}
  columns.forEach((column, index) => {
    if (column === null) return
    const { value, problem } = column.read((cells[index] ?? '').trim())
    if (problem !== undefined) faults.push({ row, column: column.title, text: problem })
    else if (value !== undefined) values[column.field] = value
  })
  return { row, values }
}

function planRow(row: number, values: SentFields, contest: KnownContest | null): ImportRow {
  const before = contest?.fields ?? initialValues(contestFields)
  const after = mergeValues(contestFields, before, values)
  const changed = contest === null ? Object.keys(values) : changedFields(before, after)
  const isCreated = contest === null
  const changes = sheetColumns
    .filter(({ field }) => changed.includes(field))
    .map((column) => ({
      column: column.title,
      from: isCreated ? '' : String(column.write(before) ?? ''),
      to: String(column.write(after) ?? ''),
    }))
  const kind = isCreated ? 'create' : changes.length === 0 ? 'same' : 'update'
  return { row, kind, title: numberedName(after), changes, contest, after }
}

function faultsOf(row: ImportRow, numbers: ReadonlySet<number>): ImportFault[] {
  const { after, contest } = row
  const others = new Set(numbers)
  others.delete(after.group_num)
  const faults = Object.entries(checkContest(after, others)).flatMap(([path, texts]) =>
    texts.map((text) => ({ row: row.row, column: titleOf(path), text })),
  )
  if (contest === null || contest.drawnRound === null) return faults
  const params = { round: contest.drawnRound }
  const frozen = frozenChanges(contest.fields, after).map((column) => ({
    row: row.row,
    column,
    text: problemText('sheet_frozen', params),
  }))
  return [...faults, ...frozen]
}

/** @param path of a field or of a part of it: `packet.groupNums.0` */
function titleOf(path: string): string {
  const [name] = path.split('.')
  return sheetColumns.find(({ field }) => field === name)?.title ?? ''
}
