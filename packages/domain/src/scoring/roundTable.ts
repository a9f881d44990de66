import { closedPlaces, roundSheets, type DanceSheets, type RoundSheets } from './fileMarks.ts'
import { numbersOf } from './fileDecisions.ts'
import { judgedPairs } from './judgeRound.ts'
import { majorityTable, type ColumnCount, type MajorityPlace } from './majority.ts'
import { isOfPanel } from './judgesWhoMark.ts'
import type { Sheet } from './marks.ts'
import { scorePoints, type Degree } from './points.ts'
import { relativePlacement } from './relativePlacement.ts'
import type { FileRound, ResultFile } from './resultFile.ts'
import { skating, type OverallPlace } from './skating.ts'

/** What of a round its tables are made of. */
export type TabledRound = Pick<
  FileRound,
  'kind' | 'dances' | 'advance' | 'entries' | 'pairs' | 'marks' | 'decisions' | 'panel'
>

/** What of the contest. */
export interface TabledContest extends Pick<
  ResultFile['contest'],
  'criteria' | 'drop_extremes' | 'tie_break'
> {
  panel: readonly { letter: string; role: string }[]
  /** «Лауреат I степени» by percent; a setting that is no part of the result file. */
  degrees?: readonly Degree[]
}

/** A line of a table: who was marked; both of a pair. */
interface Line {
  numbers: number[]
}

/** How many marks are as good as a column, and their sum where sums were compared. */
export interface ColumnCell {
  count: number
  sum: number | null
  /** It gave the place. */
  isDeciding: boolean
}

/** Places that judges gave in one dance, and the majority that came of them. */
export interface DanceTable {
  dance: string
  judges: string[]
  rows: (Line & {
    marks: number[]
    /** By column from 1; null after the one that gave the place. */
    columns: (ColumnCell | null)[]
    first: number
    last: number
  })[]
}

/** Points of one dance and criterion, in tenths. */
export interface PointsTable {
  dance: string
  criterion: string
  judges: string[]
  rows: (Line & { marks: { value: number; isDropped: boolean }[] })[]
}

/** The marks of a round as an expert checks them. Rows stand in the order of the places. */
export type RoundTable =
  | {
      kind: 'crosses'
      dances: string[]
      /** `given[dance]`: the letters of those who gave a cross. */
      rows: (Line & { given: string[][]; total: number })[]
    }
  | { kind: 'callbacks'; judges: string[]; rows: (Line & { marks: number[]; total: number })[] }
  | {
      kind: 'points'
      sheets: PointsTable[]
      criteria: string[]
      totals: (Line & {
        criteria: number[]
        deduction: number
        total: number
        degree: string | null
      })[]
    }
  | {
      kind: 'places'
      dances: DanceTable[]
      /** Over several dances (rules 9 to 11); null with one. */
      overall:
        | (Line & {
            dancePlaces: number[]
            place: OverallPlace
          })[]
        | null
    }

/**
 * The marks of a round in tables, with what was counted of them.
 *
 * @returns null without marks: they are not typed, or not public
 * @throws ScoringError where marks are missing or impossible
 */
export function roundTable(round: TabledRound, contest: TabledContest): RoundTable | null {
  const danced = round.entries
    .filter(({ status }) => status === 'danced')
    .map(({ start_number }) => String(start_number))
  if (danced.length === 0 || round.marks.length === 0) return null
  switch (round.kind) {
    case 'crosses':
      return crossesTable(roundSheets(round, danced, null), round, danced)
    case 'callbacks':
      return callbacksTable(roundSheets(round, danced, null), danced)
    case 'points':
      return pointsTable(round, contest, danced)
    case 'skating':
      return skatingTable(roundSheets(round, danced, null), round, danced)
    case 'relative-placement':
      return relativeTable(round, contest, danced)
  }
}

function crossesTable(
  { dances }: RoundSheets,
  round: TabledRound,
  danced: readonly string[],
): RoundTable {
  const rows = danced.map((number) => {
    const given = dances.map((dance) => {
      const marks = rowOf(dance, number)
      return dance.judges.filter((_, judge) => marks[judge] === 1)
    })
    return { numbers: [Number(number)], given, total: given.flat().length }
  })
  return { kind: 'crosses', dances: round.dances, rows: rows.sort(byTotal) }
}

function callbacksTable(
  { judges, dances: [dance] }: RoundSheets,
  danced: readonly string[],
): RoundTable {
  const { criteria } = dance as DanceSheets
  const rows = danced.map((number, entry) => {
    const marks = criteria[0]?.[entry] as number[]
    // Tenths: 4.3 and 4.2 do not add up exactly otherwise.
    const total = marks.reduce((sum, mark) => sum + Math.round(mark * 10), 0)
    return { numbers: [Number(number)], marks, total }
  })
  return { kind: 'callbacks', judges, rows: rows.sort(byTotal) }
}

function pointsTable(
  round: TabledRound,
  { criteria, drop_extremes, degrees = [] }: TabledContest,
  danced: readonly string[],
): RoundTable {
  const names = criteria.map(({ name }) => name)
  const { dances } = roundSheets(round, danced, names)
  const off = numbersOf(round.decisions, ['deduction'])
  const sheets = dances.map((dance) => dance.criteria)
  const { explain } = scorePoints(sheets, {
    criteria,
    drop: drop_extremes,
    deductions: danced.map((number) => off.get(number) ?? 0),
    degrees,
  })
  const order = explain.toSorted((one, other) => one.place - other.place)
  const numbersAt = (entry: number) => [Number(danced[entry])]
  return {
    kind: 'points',
    criteria: names,
    sheets: sheets.flatMap((own, dance) =>
      own.map((sheet, criterion) => ({
        dance: round.dances[dance] as string,
        criterion: names[criterion] as string,
        judges: dances[dance]?.judges ?? [],
        rows: order.map(({ entry, dropped }) => ({
          numbers: numbersAt(entry),
          marks: (sheet[entry] as number[]).map((value, judge) => ({
            value,
            isDropped: dropped.some(
              (one) => one.dance === dance && one.criterion === criterion && one.judge === judge,
            ),
          })),
        })),
      })),
    ),
    totals: order.map(({ entry, criteria, deduction, total, degree }) => ({
      numbers: numbersAt(entry),
      criteria,
      deduction,
      total,
      degree,
    })),
  }
}

function skatingTable(
  { dances }: RoundSheets,
  round: TabledRound,
  danced: readonly string[],
): RoundTable {
  const sheets = dances.map((given, dance) => closedPlaces(given, { dance }))
  const { dancePlaces, explain } = skating(sheets)
  const numbersAt = (entry: number) => [Number(danced[entry])]
  const overall = explain.places.flatMap((place) =>
    'total' in place
      ? {
          numbers: numbersAt(place.entry),
          dancePlaces: dancePlaces.map((places) => places[place.entry] as number),
          place,
        }
      : [],
  )
  return {
    kind: 'places',
    dances: round.dances.map((dance, at) => ({
      dance,
      judges: dances[at]?.judges ?? [],
      rows: placeRows(sheets[at] as Sheet, explain.dances[at] as MajorityPlace[], numbersAt),
    })),
    overall:
      overall.length > 0 ? overall.sort((one, other) => one.place.first - other.place.first) : null,
  }
}

function relativeTable(
  round: TabledRound,
  { panel, tie_break }: TabledContest,
  danced: string[],
): RoundTable {
  const pairs = judgedPairs(round, danced)
  const keys = pairs.map(({ key }) => key)
  const { dances } = roundSheets(round, keys, null, isOfPanel(round.kind, round.panel ?? panel))
  const given = dances[0] as DanceSheets
  const { judges } = given
  const sheet = closedPlaces(given, { dance: 0 })
  const order = numbersOf(round.decisions, ['order'])
  const { explain } = relativePlacement(sheet, {
    tieBreak: tie_break,
    chiefOrdinals: keys.map((key) => order.get(key) ?? null),
  })
  const numbersAt = (entry: number) => pairs[entry]?.numbers.map(Number) ?? []
  const dance = round.dances[0] as string
  const table = { dance, judges, rows: placeRows(sheet, explain, numbersAt) }
  return { kind: 'places', dances: [table], overall: null }
}

/** Each entry's marks, and its counts up to the column that gave the place. */
function placeRows(
  sheet: Sheet,
  places: readonly MajorityPlace[],
  numbersAt: (entry: number) => number[],
): DanceTable['rows'] {
  const { counts, lastColumn } = majorityTable(sheet)
  const columns = Array.from({ length: lastColumn }, (_, at) => at + 1)
  return places
    .toSorted((one, other) => one.first - other.first)
    .map((place) => {
      const { entry, first, last } = place
      const compared = place.columns.filter((column) =>
        column.compared.some((count) => count.entry === entry),
      )
      const counted = counts[entry] as ColumnCount[]
      const deciding = compared.at(-1)?.column ?? lastColumn
      return {
        numbers: numbersAt(entry),
        marks: [...(sheet[entry] as readonly number[])],
        columns: columns.map((column): ColumnCell | null => {
          if (column > deciding) return null
          const { count, sum } = counted[column] as ColumnCount
          const others = compared.find((one) => one.column === column)?.compared ?? []
          const isTied = others.some((one) => one.entry !== entry && one.count === count)
          return { count, sum: isTied ? sum : null, isDeciding: column === deciding }
        }),
        first,
        last,
      }
    })
}

function rowOf({ entries, criteria }: DanceSheets, number: string): readonly number[] {
  return criteria[0]?.[entries.indexOf(number)] as readonly number[]
}

function byTotal(one: { total: number }, other: { total: number }): number {
  return other.total - one.total
}
