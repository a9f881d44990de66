import { formatShortNumber } from '../format/number.ts'
import { callbacksForDanced, countCallbacks } from './callbacks.ts'
import { countCrosses, crossesForDanced } from './crosses.ts'
import { cut, rankByTotal, type RoundCount } from './cut.ts'
import { cutDecision, numbersOf } from './fileDecisions.ts'
import { closedPlaces, roundSheets, type DanceSheets, type RoundSheets } from './fileMarks.ts'
import { isOfPanel } from './judgesWhoMark.ts'
import type { LeftSheet, Sheet } from './marks.ts'
import { withNames } from './namedErrors.ts'
import { placeLine, placeSentence, type ExplainedPlace } from './placeText.ts'
import { scorePoints } from './points.ts'
import { relativePlacement, type RelativePlace } from './relativePlacement.ts'
import type { FileRound, ResultFile } from './resultFile.ts'
import { ScoringError } from './scoringError.ts'
import { skating } from './skating.ts'

/** A round recomputed from its marks and decisions. */
export interface RoundOutcome {
  /** By start number, of those who danced: the smaller first, equal ones are equal. */
  ranks: ReadonlyMap<string, number>
  /** «Лауреат I степени» by start number, in a final of points. */
  degrees: ReadonlyMap<string, string>
  /** By start number, how each rank came about. */
  reasons: ReadonlyMap<string, RankReason>
  /** Start numbers that go on; `[]` from a final. */
  goingOn: string[]
  /** Start numbers tied at the cut about whom there is no decision. */
  undecided: string[]
}

/** «Each place carries how it came» (docs/rules/scoring.md, «Why this place»). */
export interface RankReason {
  /** `FilePlace['rule']`. */
  rule: string
  /** As an expert writes it. */
  line: string
  /** As a parent understands it. */
  sentence: string
}

type Contest = ResultFile['contest']

/** Ranks by entry: of places the places, of totals the place that a total has. */
interface Judged {
  entries: string[]
  ranks: number[]
  reasons: RankReason[]
  /** Of points. */
  degrees?: (string | null)[]
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
  const reasons = new Map(
    judged.entries.map((entry, at) => [entry, judged.reasons[at] as RankReason]),
  )
  const degrees = new Map(
    (judged.degrees ?? []).flatMap((degree, at) =>
      degree === null ? [] : [[judged.entries[at] as string, degree] as const],
    ),
  )
  if (judged.count === null || round.advance === 0) {
    return { ranks, degrees, reasons, goingOn: [], undecided: [] }
  }

  const { count } = judged
  const names = { dances: [{ judges: [], entries: judged.entries }] }
  const { goingOn, undecided } = withNames(names, round, () =>
    cut(count, round.advance, cutDecision(round, judged.entries, count)),
  )
  const numbers = (entries: number[]) => entries.map((entry) => judged.entries[entry] as string)
  return { ranks, degrees, reasons, goingOn: numbers(goingOn), undecided: numbers(undecided) }
}

function judge(
  round: FileRound,
  contest: Contest,
  panel: ResultFile['panel'],
  danced: string[],
): Judged {
  const seats = round.panel ?? panel
  // Nobody is left to be placed.
  if (danced.length === 0) return { entries: [], ranks: [], reasons: [], count: null }
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
      return byRelativePlacement(round, contest, seats, danced)
  }
}

function byCrosses(round: FileRound, danced: string[]): Judged {
  const given = roundSheets(round, danced, null)
  const totals = new Map<string, number>()
  for (const [dance, { judges, criteria, left }] of given.dances.entries()) {
    const { ranking } = withNames(
      given,
      round,
      () => {
        const crosses = crossesForDanced(left[0] as LeftSheet, {
          judges: judges.length,
          from: danced.length,
          crosses: round.advance,
        })
        return countCrosses([criteria[0] as Sheet], round.advance, { crosses })
      },
      dance,
    )
    for (const { entry, total } of ranking) {
      const number = danced[entry] as string
      totals.set(number, (totals.get(number) ?? 0) + total)
    }
  }
  return rankedByTotal(danced, totals, round.advance, (total) => `крестов ${total}`)
}

/** Older files counted the chief judge's callbacks: each says itself what it counted. */
function byCallbacks(round: FileRound, danced: string[]): Judged {
  const given = roundSheets(round, danced, null)
  const { judges, criteria, left } = onlyDance(given, round)
  const { advance } = round
  const { ranking } = withNames(given, round, () => {
    const numbers = callbacksForDanced(tenthsOf(left[0] as LeftSheet), {
      judges: judges.length,
      entries: danced.length,
      advance,
    })
    return countCallbacks(tenthsOf(criteria[0] as Sheet), advance, numbers)
  })
  const totals = new Map(ranking.map(({ entry, total }) => [danced[entry] as string, total]))
  return rankedByTotal(danced, totals, round.advance, (total) => `сумма ${inUnits(total)}`)
}

/** 4.3 and 4.2 do not add up exactly otherwise. Who left without a mark has «No». */
function tenthsOf(sheet: LeftSheet): number[][] {
  return sheet.map((marks) => marks.map((mark) => Math.round((mark ?? 0) * 10)))
}

function inUnits(tenths: number): string {
  return formatShortNumber(tenths / 10)
}

/** The count of those who danced: others that were marked are left out, and the rest moves up. */
function rankedByTotal(
  entries: string[],
  totals: ReadonlyMap<string, number>,
  advance: number,
  lineOf: (total: number) => string,
): Judged {
  const count = rankByTotal(
    entries.map((entry) => totals.get(entry) as number),
    advance,
  )
  const ranked = count.ranking.toSorted((one, other) => one.entry - other.entry)
  return {
    entries,
    ranks: ranked.map(({ place }) => place),
    reasons: ranked.map(({ total }) => {
      const line = lineOf(total)
      return { rule: 'round', line, sentence: `До финала: ${line}.` }
    }),
    count,
  }
}

function byPoints(round: FileRound, contest: Contest, danced: string[]): Judged {
  const criteria = contest.criteria.map(({ name }) => name)
  const given = roundSheets(round, danced, criteria)
  const off = numbersOf(round.decisions, ['deduction'])
  const sheets = given.dances.map((dance) => dance.criteria)
  const { places, totals, degrees, explain } = withNames(given, round, () =>
    scorePoints(sheets, {
      criteria: contest.criteria,
      drop: contest.drop_extremes,
      deductions: danced.map((entry) => off.get(entry) ?? 0),
      degrees: contest.degrees ?? [],
    }),
  )
  if (round.advance > 0) {
    const byEntry = new Map(danced.map((entry, at) => [entry, totals[at] as number]))
    return rankedByTotal(danced, byEntry, round.advance, (total) => `сумма ${inUnits(total)}`)
  }
  const reasons = explain.map((place) => reasonOf(place, 'points', danced))
  return { entries: danced, ranks: places, reasons, degrees, count: null }
}

function bySkating(round: FileRound, danced: string[]): Judged {
  const given = roundSheets(round, danced, null)
  return withNames(given, round, () => {
    const closed = given.dances.map((sheets, dance) => closedPlaces(sheets, { dance }))
    const { places, explain } = skating(closed)
    const reasons = explain.places.map((place) => reasonOf(place, String(place.rule), danced))
    return { entries: danced, ranks: places, reasons, count: null }
  })
}

/** @param entries numbers, or the names of pairs, in the order of the places */
function reasonOf(place: ExplainedPlace, rule: string, entries: readonly string[]): RankReason {
  const nameOf = (entry: number) => `№ ${entries[entry]}`
  return { rule, line: placeLine(place), sentence: placeSentence(place, nameOf) }
}

/** Pairs are judged by a number; the place is that of both, or of the one for whom the pair counts. */
function byRelativePlacement(
  round: FileRound,
  contest: Contest,
  panel: ResultFile['panel'],
  danced: string[],
): Judged {
  const pairs = judgedPairs(round, danced)
  refuseUnpaired(pairs, danced)
  const keys = pairs.map(({ key }) => key)
  const given = roundSheets(round, keys, null, isOfPanel(round.kind, panel))
  const order = numbersOf(round.decisions, ['order'])
  const { places, explain } = withNames(given, round, () => {
    const closed = closedPlaces(onlyDance(given, round), { dance: 0 })
    return relativePlacement(closed, {
      tieBreak: contest.tie_break,
      chiefOrdinals: keys.map((entry) => order.get(entry) ?? null),
    })
  })
  const names = pairs.map(({ numbers }) => numbers.join('/'))
  const placed = pairs.flatMap(({ numbers }, at) => {
    const place = explain[at] as RelativePlace
    const reason = reasonOf(place, place.tieBreak?.by ?? String(place.rule), names)
    return numbers.map((number) => ({ number, place: places[at] as number, reason }))
  })
  return {
    entries: placed.map(({ number }) => number),
    ranks: placed.map(({ place }) => place),
    reasons: placed.map(({ reason }) => reason),
    count: null,
  }
}

/** Somebody who danced and has no pair would have no place. */
function refuseUnpaired(
  pairs: readonly { numbers: readonly string[] }[],
  danced: readonly string[],
): void {
  const paired = new Set(pairs.flatMap(({ numbers }) => numbers))
  const entry = danced.find((one) => !paired.has(one))
  if (entry === undefined) return
  throw new ScoringError('no_partner', `Entry ${entry} is in no pair`, { entry })
}

/** The number by which each pair is marked, and those who get its place. */
export function judgedPairs(
  { pairs }: Pick<FileRound, 'pairs'>,
  danced: readonly string[],
): { key: string; numbers: string[] }[] {
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
function onlyDance({ dances: [only] }: RoundSheets, { dances }: FileRound): DanceSheets {
  if (only === undefined || dances.length !== 1) {
    throw new ScoringError('bad_file', 'A round of this kind is judged once, as one dance', {
      dances,
    })
  }
  return only
}
