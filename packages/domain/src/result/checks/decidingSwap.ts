import { numbersOf } from '../../scoring/fileDecisions.ts'
import { relativePlacement } from '../../scoring/relativePlacement.ts'
import type { ResultFile } from '../../scoring/resultFile.ts'
import { ScoringError } from '../../scoring/scoringError.ts'
import { skating } from '../../scoring/skating.ts'
import { meanRanks, type JudgedRound } from './judgedSheets.ts'
import { nameOfRound, numbersText, type ResultWarning } from './warning.ts'

/** The final without a swap: places by line, from the ranks of each dance `[dance][line][judge]`. */
type PlacesOf = (dances: number[][][]) => number[]

/**
 * Judges of the final who alone decide who wins: with two of their places exchanged, in one dance, somebody else would. All
 * pairs of places are tried, and one for each judge is told; a shared first place is left out. Close finals are no fault,
 * and every third honest one is like that: one word answers all of a final.
 */
export function decidingSwap(
  { round, numbers, sheets }: JudgedRound,
  contest: Pick<ResultFile['contest'], 'tie_break'>,
): ResultWarning[] {
  const placesOf = placesBy(round, numbers, contest)
  if (round.index !== 0 || placesOf === null || sheets.length === 0) return []
  const columns = round.dances.map((dance) =>
    sheets
      .filter((one) => one.dance === dance)
      .map(({ judge, scores }) => ({ judge, ranks: meanRanks(scores) })),
  )
  const places = countPlaces(placesOf, columns)
  const winner = places && winnerOf(places)
  if (places === null || winner === null) return []
  const second = places.findIndex((place) => place === Math.min(...places.filter((one) => one > 1)))
  const judges = [...new Set(sheets.map(({ judge }) => judge))].toSorted()
  const name = nameOfRound(round)
  return judges.flatMap((judge) => {
    for (const [danceAt, dance] of round.dances.entries()) {
      const column = columns[danceAt]?.find((one) => one.judge === judge)
      if (!column) continue
      for (const [ahead, behind] of swaps(column.ranks, winner, second)) {
        swap(column.ranks, ahead, behind)
        const swapped = countPlaces(placesOf, columns)
        swap(column.ranks, ahead, behind)
        if (swapped === null) continue
        const other = winnerOf(swapped)
        if (other === winner) continue
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

/** Null for what is not judged by places, or cannot be counted again without a decision of the chief judge. */
function placesBy(
  round: JudgedRound['round'],
  numbers: readonly number[],
  { tie_break }: Pick<ResultFile['contest'], 'tie_break'>,
): PlacesOf | null {
  if (round.kind === 'skating') return (dances) => skating(dances).places
  if (round.kind !== 'relative-placement') return null
  const order = numbersOf(round.decisions, ['order'])
  // Ties that only a swap makes have no decision: an order of the numbers stands for it.
  const chiefOrdinals = numbers.map((number, line) => order.get(String(number)) ?? 1000 + line)
  return ([ordinals = []]) =>
    relativePlacement(ordinals, { tieBreak: tie_break, chiefOrdinals }).places
}

/** Null where it takes a decision of the chief judge that there is none of: two ties made one have two orders. */
function countPlaces(placesOf: PlacesOf, columns: readonly (readonly Column[])[]): number[] | null {
  try {
    return placesOf(toDances(columns))
  } catch (error) {
    if (error instanceof ScoringError) return null
    throw error
  }
}

interface Column {
  judge: string
  ranks: number[]
}

function toDances(columns: readonly (readonly Column[])[]): number[][][] {
  return columns.map((judges) =>
    (judges[0]?.ranks ?? []).map((_, line) => judges.map(({ ranks }) => ranks[line] as number)),
  )
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
