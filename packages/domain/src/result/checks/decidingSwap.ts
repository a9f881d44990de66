import { numbersText } from '../../format/numbers.ts'
import { numbersOf } from '../../scoring/fileDecisions.ts'
import {
  majorityTable,
  placeByMajority,
  rankByMajority,
  withMarks,
  type MajorityGroup,
  type MajorityTable,
} from '../../scoring/majority.ts'
import { relativePlacement } from '../../scoring/relativePlacement.ts'
import type { ResultFile } from '../../scoring/resultFile.ts'
import { ScoringError } from '../../scoring/scoringError.ts'
import { skating } from '../../scoring/skating.ts'
import { meanRanks, type JudgedRound } from './judgedSheets.ts'
import { nameOfRound, type ResultWarning } from './warning.ts'

/** The ranks of each dance: `[dance][line][judge]`. */
type Dances = number[][][]

/** How a final is counted; both throw ScoringError where it takes a decision that there is none of. */
interface Counting {
  /** By line. */
  placesOf: (dances: Dances) => number[]
  /** The line of who alone is first once two places were exchanged; null: the first place is shared. */
  winnerAfter: (swapped: Swapped) => number | null
}

/** A final with two places of a judge exchanged in one dance. */
interface Swapped {
  dance: number
  /** The two lines whose marks changed, with all their marks of the dance. */
  changed: readonly [line: number, marks: readonly number[]][]
  /** The whole of it, where that is needed. */
  all: () => Dances
}

/**
 * Judges of the final who alone decide who wins: with two of their places exchanged, in one dance, somebody else would. All
 * pairs of places are tried, and one for each judge is told; a shared first place is left out. Close finals are no fault,
 * and every third honest one is like that: one word answers all of a final.
 */
export function decidingSwap(
  { round, numbers, sheets }: JudgedRound,
  contest: Pick<ResultFile['contest'], 'tie_break'>,
): ResultWarning[] {
  const judges = [...new Set(sheets.map(({ judge }) => judge))].toSorted()
  // A sole judge decides everything: that is said by the panel.
  if (round.index !== 0 || judges.length < 2) return []
  const columns = round.dances.map((dance) =>
    sheets
      .filter((one) => one.dance === dance)
      .map(({ judge, scores }) => ({ judge, ranks: meanRanks(scores) })),
  )
  const counting = unlessUndecided(() => countingOf(round, numbers, contest, toDances(columns)))
  const places = counting && unlessUndecided(() => counting.placesOf(toDances(columns)))
  const winner = places ? winnerOf(places) : null
  if (!counting || !places || winner === null) return []
  const second = places.findIndex((place) => place === Math.min(...places.filter((one) => one > 1)))
  const name = nameOfRound(round)
  return judges.flatMap((judge) => {
    for (const [danceAt, dance] of round.dances.entries()) {
      const column = columns[danceAt]?.find((one) => one.judge === judge)
      if (!column) continue
      for (const [ahead, behind] of swaps(column.ranks, winner, second)) {
        swap(column.ranks, ahead, behind)
        const swapped: Swapped = {
          dance: danceAt,
          changed: [ahead, behind].map((line) => [line, marksOf(columns[danceAt] ?? [], line)]),
          all: () => toDances(columns),
        }
        const other = unlessUndecided(() => counting.winnerAfter(swapped))
        swap(column.ranks, ahead, behind)
        if (other === undefined || other === winner) continue
        const pair = [numbers[ahead] as number, numbers[behind] as number]
        const where = round.dances.length === 1 ? name : `${name}, ${dance}`
        const ending =
          other === null
            ? 'первое место станет общим'
            : `победит ${numbersText([numbers[other] as number])}`
        return [
          {
            kind: 'deciding-swap',
            about: [name, dance, judge, ...pair],
            text: `${where}: если у\u00A0судьи ${judge} поменять местами ${numbersText(pair)}, ${ending}.`,
          },
        ]
      }
    }
    return []
  })
}

/** Null for what is not judged by places. @param dances before any swap */
function countingOf(
  round: JudgedRound['round'],
  numbers: readonly number[],
  { tie_break }: Pick<ResultFile['contest'], 'tie_break'>,
  dances: Dances,
): Counting | null {
  if (round.kind === 'skating') return skatingCounting(dances)
  if (round.kind !== 'relative-placement') return null
  const order = numbersOf(round.decisions, ['order'])
  // Ties that only a swap makes have no decision: an order of the numbers stands for it.
  const chiefOrdinals = numbers.map((number, line) => order.get(String(number)) ?? 1000 + line)
  const placesOf = ([ordinals = []]: Dances) =>
    relativePlacement(ordinals, { tieBreak: tie_break, chiefOrdinals }).places
  const lines = [...numbers.keys()]
  const [table] = dances.map(majorityTable) as [MajorityTable]
  return {
    placesOf,
    winnerAfter: ({ changed, all }) => {
      // A majority is counted for each entry by itself: only the two lines have another one.
      const [{ entries }] = rankByMajority(withMarks(table, changed), lines) as [MajorityGroup]
      const [best] = entries
      return entries.length === 1 ? (best as number) : winnerOf(placesOf(all()))
    },
  }
}

/**
 * Only the two lines of the changed dance are counted again where the sums of dance places name a winner (rule 9): anew, a
 * final of 12 by 11 in five dances would take half a second.
 */
function skatingCounting(dances: Dances): Counting {
  const placesOf = (all: Dances) => skating(all).places
  const tables = dances.map(majorityTable)
  const placesIn = (table: MajorityTable) => placeByMajority(table).map(({ place }) => place)
  const before = tables.map(placesIn)
  return {
    placesOf,
    winnerAfter: ({ dance, changed, all }) => {
      const table = withMarks(tables[dance] as MajorityTable, changed)
      const now = before.with(dance, placesIn(table))
      const sums = (now[0] as number[]).map((_, line) =>
        now.reduce((sum, places) => sum + (places[line] as number), 0),
      )
      const least = Math.min(...sums)
      const best = sums.indexOf(least)
      return best === sums.lastIndexOf(least) ? best : winnerOf(placesOf(all()))
    },
  }
}

/** Undefined where it takes a decision of the chief judge that there is none of: two ties made one have two orders. */
function unlessUndecided<Counted>(count: () => Counted): Counted | undefined {
  try {
    return count()
  } catch (error) {
    if (error instanceof ScoringError) return undefined
    throw error
  }
}

interface Column {
  judge: string
  ranks: number[]
}

function toDances(columns: readonly (readonly Column[])[]): number[][][] {
  return columns.map((judges) => (judges[0]?.ranks ?? []).map((_, line) => marksOf(judges, line)))
}

function marksOf(judges: readonly Column[], line: number): number[] {
  return judges.map(({ ranks }) => ranks[line] as number)
}

/** The line of who alone is first. */
function winnerOf(places: readonly number[]): number | null {
  const at = places.indexOf(1)
  return at === -1 ? null : at
}

/** All pairs of lines, the likely ones first: the winner with everybody behind, everybody ahead with the second. */
function swaps(ranks: readonly number[], winner: number, second: number): [number, number][] {
  const rankOf = (line: number) => ranks[line] as number
  const lines = [...ranks.keys()].toSorted((one, other) => rankOf(one) - rankOf(other))
  const fromWinner = lines
    .filter((line) => rankOf(line) > rankOf(winner))
    .map((line): [number, number] => [winner, line])
  const toSecond = lines
    .filter((line) => line !== winner && rankOf(line) < rankOf(second))
    .map((line): [number, number] => [line, second])
  const likely = [...fromWinner, ...toSecond]
  const others = lines.flatMap((ahead, at) =>
    lines
      .slice(at + 1)
      .map((behind): [number, number] => [ahead, behind])
      .filter(([one, other]) => !likely.some(([a, b]) => a === one && b === other)),
  )
  return [...likely, ...others]
}

function swap(ranks: number[], one: number, other: number): void {
  ;[ranks[one], ranks[other]] = [ranks[other] as number, ranks[one] as number]
}
