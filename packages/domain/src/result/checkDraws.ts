import { drawFrom } from '../draw/drawFrom.ts'
import { drawnRoundName, readDrawnRound } from '../draw/drawnRound.ts'
import { roundName } from '../round/name.ts'
import { moveText, movesSince, sameMove } from '../draw/moves.ts'
import { seedText } from '../draw/seedText.ts'
import type { DrawnHeats, FileDraw } from '../scoring/fileDraw.ts'
import { resultFileFormat, type FileRound, type ResultFile } from '../scoring/resultFile.ts'
import type { Sha256 } from '../scoring/resultNames.ts'
import { ScoringError } from '../scoring/scoringError.ts'

const UNTOLD = 'тур жеребили, а\u00A0как, в\u00A0файле не\u00A0сказано'

/** What repeating the draws of a file came to, in Russian. */
export interface CheckedDraws {
  /** Heats and pairs that do not follow from the draw, and seeds that do not follow from the digits or are another round's. */
  problems: string[]
  /** How many rounds are as they were drawn, but for what is said to be moved. */
  repeated: number
  /** What was moved by hand, late or gone, as the file says it. */
  moved: string[]
  /** Rounds with heats of which a file of format 1 does not say how they were drawn. */
  untold: string[]
}

/**
 * Repeats the draws of a result file from what it says of them (docs/result-file.md, «The draw»): heats and pairs have to
 * be those of the draw, but for what is said to be moved.
 */
export function checkDraws({ format, rounds }: ResultFile, sha256: Sha256): CheckedDraws {
  const checked: CheckedDraws = { problems: [], repeated: 0, moved: [], untold: [] }
  const contestId = contestOf(rounds)
  for (const round of rounds) {
    const { draw, seed } = round
    const named = (text: string) => `${roundName(round)}: ${text}`
    const unpaired = pairProblems(round)
    checked.problems.push(...unpaired.map(named))
    if (draw === undefined || seed === null) {
      const isDrawn = round.heats.length > 0
      // A signed file has the draw of each round that was drawn: without it nobody can repeat it.
      if (isDrawn && format === resultFileFormat) checked.problems.push(named(UNTOLD))
      else if (isDrawn) checked.untold.push(roundName(round))
      continue
    }
    const problems = [
      ...seedProblems(draw, seed, sha256),
      ...nameProblems(draw, round, contestId),
      ...heatProblems(draw, seed, round),
    ]
    checked.problems.push(...problems.map(named))
    if (problems.length + unpaired.length === 0) checked.repeated += 1
    checked.moved.push(...draw.moved.map((move) => named(moveText(move))))
  }
  return checked
}

function seedProblems({ public: given, number }: FileDraw, seed: string, sha256: Sha256): string[] {
  if (given === null || sha256(seedText({ ...given, number })) === seed) return []
  return ['зерно не следует из секрета, цифр и номера жеребьёвки']
}

/** Of the first round that was drawn in public: a file is of one contest. */
function contestOf(rounds: readonly FileRound[]): string {
  const given = rounds.find(({ draw }) => draw?.public)?.draw?.public
  return given ? readDrawnRound(given.round).contest_id : ''
}

/** The name goes into the seed: any other text would be one more try at it. */
function nameProblems(
  { public: given }: FileDraw,
  { index, type, role }: FileRound,
  contestId: string,
): string[] {
  if (given === null) return []
  const name = drawnRoundName({ contest_id: contestId, round_index: index, type, role })
  return given.round === name ? [] : ['зерно получено для другого тура']
}

/** In a round of pairs each heat has the numbers of its pairs, and those alone. */
function pairProblems(round: FileRound): string[] {
  const { heats, pairs } = heatsOf(round)
  if (pairs.length === 0) return []
  const problems = heats.flatMap((numbers, at) => {
    const own = pairs.filter(({ heat }) => heat === at + 1)
    const paired = own.flatMap(({ leader, follower }) => [leader, follower])
    return sorted(numbers) === sorted(paired)
      ? []
      : [`заход ${at + 1}: в\u00A0нём не\u00A0те номера, что в\u00A0его парах`]
  })
  return pairs.every(({ heat }) => heat > 0)
    ? problems
    : [...problems, 'пар больше, чем номеров в\u00A0заходах']
}

function sorted(numbers: readonly number[]): string {
  return numbers.toSorted((one, other) => one - other).join(' ')
}

function heatProblems(draw: FileDraw, seed: string, round: FileRound): string[] {
  const drawn = repeated(draw, seed)
  if (drawn === null) return ['жеребьёвку не повторить: таких данных быть не может']
  const found = movesSince(drawn, heatsOf(round))
  const isSaid = (all: typeof found) => (one: (typeof found)[number]) =>
    all.some((move) => sameMove(one, move))
  return [
    ...found
      .filter((one) => !isSaid(draw.moved)(one))
      .map((one) => `по жеребьёвке иначе, ${moveText(one)}, о переносе не сказано`),
    ...draw.moved
      .filter((one) => !isSaid(found)(one))
      .map((one) => `${moveText(one)}: сказано, но по заходам этого нет`),
  ]
}

function repeated(draw: FileDraw, seed: string): DrawnHeats | null {
  try {
    return drawFrom(draw, seed)
  } catch (error) {
    if (error instanceof ScoringError) return null
    throw error
  }
}

/** The heats of the file; its pairs stand heat by heat. */
function heatsOf({ heats, pairs }: FileRound): DrawnHeats {
  if (pairs.length === 0) return { heats, pairs: [] }
  const ofPairs = heats.flatMap((numbers, at) =>
    numbers.slice(0, numbers.length / 2).map(() => at + 1),
  )
  return { heats, pairs: pairs.map((pair, at) => ({ ...pair, heat: ofPairs[at] ?? 0 })) }
}
