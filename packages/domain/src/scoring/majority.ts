import type { Sheet } from './marks.ts'
import { placeRange, rankedGroups, type PlaceRange } from './places.ts'

/** What was counted for an entry in column c: how many marks are c or better, and their sum. */
export interface ColumnCount {
  entry: number
  count: number
  sum: number
}

/** A column in which entries were compared with each other. */
export interface MajorityColumn {
  column: number
  compared: ColumnCount[]
}

/** The rule by which a majority gave a place: 5 to 8 of the Skating System. */
export type MajorityRule = 5 | 6 | 7 | 8

/** How a majority of marks came to a place, or to a place that several share. */
export interface MajorityComparison {
  rule: MajorityRule
  /** The fewest marks that are a majority, and how many there are. */
  majority: number
  marks: number
  /** Columns just before in which nobody who was left had a majority (rule 8). */
  skipped: number[]
  /** The column in which the majority was reached; then, of those still equal, the next ones. */
  columns: MajorityColumn[]
}

/** Entries that follow next; several are equal to the last column. */
export interface MajorityGroup extends MajorityComparison {
  entries: number[]
}

/** How an entry came by its place by a majority. */
export interface MajorityPlace extends PlaceRange, MajorityComparison {
  entry: number
}

/** What is counted in each column: `counts[entry][column]`; column 0 is empty. */
export interface MajorityTable {
  /** How many marks an entry has. */
  marks: number
  lastColumn: number
  counts: readonly ColumnCount[][]
}

/** Counts all columns of a sheet once: they are compared again and again. */
export function majorityTable(sheet: Sheet): MajorityTable {
  return {
    marks: sheet[0]?.length ?? 0,
    lastColumn: sheet.length,
    counts: sheet.map((marks, entry) => countColumns(entry, marks, sheet.length)),
  }
}

function countColumns(entry: number, marks: readonly number[], lastColumn: number): ColumnCount[] {
  return Array.from({ length: lastColumn + 1 }, (_, column) => countUpTo(entry, marks, column))
}

/** The same table with other marks of some entries: the rest is not counted again. */
export function withMarks(
  table: MajorityTable,
  changed: readonly (readonly [entry: number, marks: readonly number[]])[],
): MajorityTable {
  const counts = [...table.counts]
  for (const [entry, marks] of changed) {
    counts[entry] = countColumns(entry, marks, table.lastColumn)
  }
  return { ...table, counts }
}

/** The places of all entries of one dance (rules 5 to 8), by entry. */
export function placeByMajority(table: MajorityTable): MajorityPlace[] {
  let place = 1
  return rankByMajority(table, [...table.counts.keys()])
    .flatMap(({ entries, ...comparison }) => {
      const range = placeRange(place, entries.length)
      place = range.last + 1
      return entries.map((entry) => ({ entry, ...range, ...comparison }))
    })
    .sort((one, other) => one.entry - other.entry)
}

/**
 * Ranks entries by the majority of their marks (rules 5 to 8; scoring, «The final»): going through
 * the columns, those with a majority come next, the larger count first, then the smaller sum of the
 * marks counted, then the same in the next columns for those still equal.
 *
 * @param entries those to rank
 * @param firstColumn where to begin: 1, and in rule 11 the place that is looked for
 */
export function rankByMajority(
  table: MajorityTable,
  entries: readonly number[],
  firstColumn = 1,
): MajorityGroup[] {
  const { marks } = table
  const majority = Math.floor(marks / 2) + 1
  const groups: MajorityGroup[] = []
  let left = entries
  let skipped: number[] = []
  for (let column = firstColumn; left.length > 0; column += 1) {
    const counted = countColumn(table, left, column)
    const compared = counted.filter(({ count }) => count >= majority)
    if (compared.length === 0) {
      skipped.push(column)
      continue
    }
    for (const group of separate(table, { column, compared }, skipped.length > 0)) {
      groups.push({ ...group, majority, marks, skipped })
    }
    left = entriesOf(counted.filter(({ count }) => count < majority))
    skipped = []
  }
  return groups
}

type Separated = Pick<MajorityGroup, 'entries' | 'rule' | 'columns'>

/** Those with a majority in one column: alone by rule 5 or 8, several by rules 6 and 7. */
function separate(table: MajorityTable, first: MajorityColumn, hasSkipped: boolean): Separated[] {
  if (first.compared.length > 1) return separateEqual(table, first, [])
  return [{ entries: entriesOf(first.compared), rule: hasSkipped ? 8 : 5, columns: [first] }]
}

/** Rules 6 and 7: several have a majority in this column, or were equal in all columns before. */
function separateEqual(
  table: MajorityTable,
  here: MajorityColumn,
  before: readonly MajorityColumn[],
): Separated[] {
  const columns = [...before, here]
  return rankedGroups(here.compared, byCountThenSum).flatMap((equal) => {
    const entries = entriesOf(equal)
    if (equal.length > 1 && here.column < table.lastColumn) {
      const column = here.column + 1
      const compared = countColumn(table, entries, column)
      return separateEqual(table, { column, compared }, columns)
    }
    const sameCount = here.compared.filter(({ count }) => count === equal[0].count)
    const hasOwnCount = before.length === 0 && sameCount.length === 1
    return [{ entries, rule: hasOwnCount ? 6 : 7, columns }]
  })
}

/** Rules 6 and 10: the larger count first, then the smaller sum. */
export function byCountThenSum(one: ColumnCount, other: ColumnCount): number {
  return other.count - one.count || one.sum - other.sum
}

/** How many of an entry's marks, or dance places, are as good as `column` or better, and their sum. */
export function countUpTo(entry: number, marks: readonly number[], column: number): ColumnCount {
  let [count, sum] = [0, 0]
  for (const mark of marks) {
    if (mark > column) continue
    count += 1
    sum += mark
  }
  return { entry, count, sum }
}

/** What is counted in a column for these entries. */
export function countColumn(
  { counts }: MajorityTable,
  entries: readonly number[],
  column: number,
): ColumnCount[] {
  return entries.map((entry) => counts[entry]?.[column] as ColumnCount)
}

function entriesOf(counts: readonly ColumnCount[]): number[] {
  return counts.map(({ entry }) => entry)
}
