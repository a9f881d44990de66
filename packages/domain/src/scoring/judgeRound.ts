import { countCallbacks } from './callbacks.ts'
import { countCrosses } from './crosses.ts'
import { cut, decideByOrder, rankByTotal, type RoundCount } from './cut.ts'
import { closeUp, roundSheets, type RoundSheets } from './fileMarks.ts'
import type { Sheet } from './marks.ts'
import { scorePoints } from './points.ts'
import { relativePlacement } from './relativePlacement.ts'
import type { FileDecision, FileRound, ResultFile } from './resultFile.ts'
import { ScoringError } from './scoringError.ts'
import { skating } from './skating.ts'

/** A round recomputed from its marks and decisions. */
export interface RoundOutcome {
  /** By start number, of those who danced: the smaller first, equal ones are equal. */
  ranks: ReadonlyMap<string, number>
  /** Start numbers that go on; `[]` from a final. */
  goingOn: string[]
  /** Start numbers tied at the cut about whom there is no decision. */
  undecided: string[]
}

type Contest = ResultFile['contest']

/** Ranks by entry: of places the places, of totals the place that a total has. */
interface Judged {
  entries: string[]
  ranks: number[]
  /** Null where places decide and nobody goes on. */
  count: RoundCount | null
}

/**
 * Recomputes a round of a result file: who is ranked how, and who goes on.
 *
 * @throws ScoringError when marks are missing or impossible, or a decision does not fit; dance, judge
 *   and entry in `where` are names, letters and start numbers
 */
export function judgeRound(
  round: FileRound,
  contest: Contest,
  panel: ResultFile['panel'],
): RoundOutcome {
  const danced = round.entries
    .filter(({ status }) => status === 'danced')
    .map(({ start_number }) => String(start_number))
  const judged = judge(round, contest, panel, danced)
  const ranks = new Map(judged.entries.map((entry, at) => [entry, judged.ranks[at] as number]))
  if (judged.count === null || round.advance === 0) return { ranks, goingOn: [], undecided: [] }

  const { count } = judged
  const { goingOn, undecided } = withNames({ judges: [], entries: judged.entries }, round, () =>
    cut(count, round.advance, cutDecision(round, judged.entries, count)),
  )
  const numbers = (entries: number[]) => entries.map((entry) => judged.entries[entry] as string)
  return { ranks, goingOn: numbers(goingOn), undecided: numbers(undecided) }
}

function judge(
  round: FileRound,
  contest: Contest,
  panel: ResultFile['panel'],
  danced: string[],
): Judged {
  switch (round.kind) {
    case 'crosses':
      return byCrosses(round, danced)
    case 'callbacks':
      return byCallbacks(round, danced)
    case 'points':
      return byPoints(round, contest, danced)
    case 'skating':
      return bySkating(round, danced)
    case 'relative-placement':
      return byRelativePlacement(round, contest, panel, danced)
  }
}

function byCrosses(round: FileRound, danced: string[]): Judged {
  const given = roundSheets(round, danced, null)
  const sheets = given.sheets.map(([sheet]) => sheet as number[][])
  const count = withNames(given, round, () => countCrosses(sheets, round.advance))
  return totalsOf(given, danced, count, round.advance)
}

function byCallbacks(round: FileRound, danced: string[]): Judged {
  const given = roundSheets(round, danced, null)
  const inTenths = onlySheet(given, round).map((marks) => marks.map((mark) => mark * 10))
  const count = withNames(given, round, () =>
    countCallbacks(
      inTenths.map((marks) => marks.map(Math.round)),
      round.advance,
    ),
  )
  return totalsOf(given, danced, count, round.advance)
}

/** The count of those who danced: others that were marked are left out, and the rest moves up. */
function totalsOf(
  { entries }: RoundSheets,
  danced: string[],
  { ranking }: RoundCount,
  advance: number,
): Judged {
  const totals = new Map(ranking.map(({ entry, total }) => [entries[entry], total]))
  return rankedByTotal(
    danced,
    danced.map((entry) => totals.get(entry) as number),
    advance,
  )
}

function rankedByTotal(entries: string[], totals: number[], advance: number): Judged {
  const count = rankByTotal(totals, advance)
  const ranks = new Map(count.ranking.map(({ entry, place }) => [entry, place]))
  return { entries, ranks: entries.map((_, at) => ranks.get(at) as number), count }
}

function byPoints(round: FileRound, contest: Contest, danced: string[]): Judged {
  const criteria = contest.criteria.map(({ name }) => name)
  const given = roundSheets(round, danced, criteria)
  const off = numbersOf(round.decisions, ['deduction'])
  const left = given.sheets.map((dance) =>
    dance.map((sheet) => sheet.filter((_, at) => danced.includes(given.entries[at] as string))),
  )
  const entries = given.entries.filter((entry) => danced.includes(entry))
  const { places, totals } = withNames({ ...given, entries }, round, () =>
    scorePoints(left, {
      criteria: contest.criteria,
      drop: contest.drop_extremes,
      deductions: entries.map((entry) => off.get(entry) ?? 0),
    }),
  )
  if (round.advance === 0) return { entries, ranks: places, count: null }
  return rankedByTotal(entries, totals, round.advance)
}

function bySkating(round: FileRound, danced: string[]): Judged {
  const given = roundSheets(round, danced, null)
  const isDanced = (entry: number) => danced.includes(given.entries[entry] as string)
  return withNames(given, round, () => {
    const closed = given.sheets.map(([sheet], dance) =>
      closeUp(sheet as Sheet, isDanced, { dance }),
    )
    const entries = given.entries.filter((_, entry) => isDanced(entry))
    return { entries, ranks: skating(closed).places, count: null }
  })
}

/** Pairs are judged by a number; the place is that of both, or of the one for whom the pair counts. */
function byRelativePlacement(
  round: FileRound,
  contest: Contest,
  panel: ResultFile['panel'],
  danced: string[],
): Judged {
  const chiefs = new Set(panel.flatMap(({ letter, role }) => (role === 'chief' ? [letter] : [])))
  const pairs = judgedPairs(round, danced)
  const keys = pairs.map(({ key }) => key)
  const given = roundSheets(round, keys, null, (letter) => !chiefs.has(letter))
  const order = numbersOf(round.decisions, ['order'])
  const isLeft = (entry: number) => keys.includes(given.entries[entry] as string)
  const { entries, places } = withNames(given, round, () => {
    const entries = given.entries.filter((_, entry) => isLeft(entry))
    const { places } = relativePlacement(closeUp(onlySheet(given, round), isLeft, { dance: 0 }), {
      tieBreak: contest.tie_break,
      chiefOrdinals: entries.map((entry) => order.get(entry) ?? null),
    })
    return { entries, places }
  })
  const placeOf = new Map(entries.map((entry, at) => [entry, places[at] as number]))
  const placed = pairs.flatMap(({ key, numbers }) =>
    numbers.map((number) => ({ number, place: placeOf.get(key) as number })),
  )
  return {
    entries: placed.map(({ number }) => number),
    ranks: placed.map(({ place }) => place),
    count: null,
  }
}

/** The number by which each pair is marked, and those who get its place. */
function judgedPairs({ pairs }: FileRound, danced: string[]): { key: string; numbers: string[] }[] {
  if (pairs.length === 0) return danced.map((key) => ({ key, numbers: [key] }))
  return pairs
    .map(({ leader, follower, scored }) => {
      const hasScored = ({ leader: other, scored }: FileRound['pairs'][number]) =>
        scored && other === leader
      const [first, second] = [String(leader), String(follower)]
      if (scored) return { key: first, numbers: [first, second] }
      return pairs.some(hasScored)
        ? { key: second, numbers: [second] }
        : { key: first, numbers: [first] }
    })
    .map(({ key, numbers }) => ({ key, numbers: numbers.filter((one) => danced.includes(one)) }))
    .filter(({ numbers }) => numbers.length > 0)
}

/** Callbacks and relative placement judge the round once. */
function onlySheet({ sheets }: RoundSheets, { dances }: FileRound): Sheet {
  if (dances.length !== 1) {
    throw new ScoringError('bad_file', 'A round of this kind is judged once, as one dance', {
      dances,
    })
  }
  return sheets[0]?.[0] as Sheet
}

/** The numbers that decisions of these kinds give, by start number; the last one stands. */
function numbersOf(
  decisions: readonly FileDecision[],
  kinds: readonly FileDecision['kind'][],
): Map<string, number> {
  return new Map(
    decisions
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ entries }) => Object.entries(entries)),
  )
}

/** Who of those tied at the cut goes on: said one by one, or by the chief judge's order. */
function cutDecision({ decisions, advance }: FileRound, entries: string[], count: RoundCount) {
  const order = numbersOf(decisions, ['order'])
  if (order.size > 0) return decideByOrder(count, advance, byPosition(order, entries))
  const said = byPosition(numbersOf(decisions, ['cut', 'tie']), entries)
  return new Map([...said].map(([entry, number]) => [entry, number === 1]))
}

function byPosition(numbers: ReadonlyMap<string, number>, entries: string[]): Map<number, number> {
  return new Map(
    [...numbers].flatMap(([entry, number]) => {
      const at = entries.indexOf(entry)
      return at === -1 ? [] : [[at, number] as const]
    }),
  )
}

/** Errors of the engine name positions; here they name the dance, the judge's letter and the start number. */
function withNames<T>(
  given: Pick<RoundSheets, 'judges' | 'entries'>,
  { dances }: FileRound,
  act: () => T,
): T {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof ScoringError)) throw error
    const { dance, judge, entry, ...rest } = error.where
    throw new ScoringError(error.code, error.message, {
      ...rest,
      ...(typeof dance === 'number' && { dance: dances[dance] }),
      ...(typeof judge === 'number' && { judge: given.judges[judge] }),
      ...(typeof entry === 'number' && { entry: given.entries[entry] }),
    })
  }
}
