import { roundsBefore } from '../round/extraRound.ts'
import { judgedPairs, judgeRound, type RoundOutcome } from '../scoring/judgeRound.ts'
import type { FileMarks, FileRound } from '../scoring/resultFile.ts'
import { ScoringError } from '../scoring/scoringError.ts'
import type { EmergencyContest, EmergencyFile, EmergencyRound } from './file.ts'
import { arePairsFor, type Pairing } from './pairing.ts'
import { typedRows, type TypedMarks } from './typed.ts'
import type { SheetOf } from '../marks/sheetOf.ts'
import type { SheetMarks } from '../marks/sheets.ts'

/** A line of a judge's sheet. */
export interface MarkedLine {
  /** The start number by which it is marked. */
  number: number
  /** Both of a pair. */
  numbers: number[]
}

/** A round as it can be marked in the file, or why it cannot yet. */
export interface DancedRound {
  round: EmergencyRound
  contest: EmergencyContest
  /** With what was typed over what the server knew. */
  file: FileRound
  /** In the order of the sheet; empty while it is not known who dances it. */
  lines: MarkedLine[]
  /** Its entries follow from what was typed of the rounds before. */
  isDerived: boolean
  /** The names of the rounds that are to be counted first. */
  waitsFor: string[]
  /** Of a final of pairs that the server has not drawn, once both roles are known: who is to be paired. */
  pairing: Pairing | null
}

/** @throws TypeError for a round of no contest of the file */
export function dancedRound(
  file: EmergencyFile,
  round: EmergencyRound,
  typed: TypedMarks,
): DancedRound {
  const contest = file.contests.find(({ id }) => id === round.contest_id)
  if (!contest) throw new TypeError(`Round ${round.id} is of no contest`)
  const { entries, waitsFor, pairing } = entriesOf(file, round, typed)
  const known: FileRound = { ...round.file, entries }
  return {
    round,
    contest,
    file: { ...known, marks: marksOf(round, contest, typed) },
    lines: linesOf(known),
    isDerived: round.file.entries.length === 0 && entries.length > 0,
    waitsFor,
    pairing,
  }
}

type Entries = Pick<DancedRound, 'waitsFor' | 'pairing'> & { entries: FileRound['entries'] }

/** Those the server drew; else those who go on from the rounds before, a final of pairs once they are paired. */
function entriesOf(file: EmergencyFile, round: EmergencyRound, typed: TypedMarks): Entries {
  const known = round.file.entries
  if (known.length > 0) return { entries: known, waitsFor: [], pairing: null }
  const own = file.rounds.filter(({ contest_id }) => contest_id === round.contest_id)
  const among = own.map((one) => Object.assign({ one }, one.file))
  const before = roundsBefore(round.file, among).map(({ one }) => ({
    one,
    outcome: outcomeOf(dancedRound(file, one, typed)).outcome,
  }))
  const waitsFor = before.flatMap(({ one, outcome }) =>
    !outcome || outcome.undecided.length > 0 ? [one.file.label] : [],
  )
  if (waitsFor.length > 0) return { entries: [], waitsFor, pairing: null }
  if (before.length === 0 || round.file.type !== 'main') return unknownEntries(round)
  const goingOn = (role: FileRound['role']) => [
    ...new Set(
      before
        .filter(({ one }) => role === null || one.file.role === role)
        .flatMap(({ outcome }) => outcome?.goingOn.map(Number) ?? [])
        .toSorted((one, other) => one - other),
    ),
  ]
  const isOfPairs = round.file.role === null && before.some(({ one }) => one.file.role !== null)
  if (isOfPairs) {
    return pairedEntries(round, { leaders: goingOn('leader'), followers: goingOn('follower') })
  }
  return { entries: entriesFor(goingOn(null), round.file.role), waitsFor: [], pairing: null }
}

/** A role that comes to the final straight away is in no round: who dances it is not known here. */
function pairedEntries(round: EmergencyRound, pairing: Pairing): Entries {
  const { leaders, followers } = pairing
  if (leaders.length === 0 || followers.length === 0) return unknownEntries(round)
  if (!arePairsFor(round.file.pairs, pairing)) return { ...unknownEntries(round), pairing }
  const entries = [...entriesFor(leaders, 'leader'), ...entriesFor(followers, 'follower')]
  return { entries, waitsFor: [], pairing }
}

function unknownEntries({ file: { label } }: EmergencyRound): Entries {
  return { entries: [], waitsFor: [label], pairing: null }
}

function entriesFor(numbers: readonly number[], role: string | null): FileRound['entries'] {
  return numbers.map((start_number) => ({ start_number, status: 'danced', role }))
}

/** Who danced, heat by heat and by number; of a final of pairs the pairs. */
function linesOf(file: FileRound): MarkedLine[] {
  const danced = new Set(
    file.entries
      .filter(({ status }) => status === 'danced')
      .map(({ start_number }) => start_number),
  )
  if (file.pairs.length > 0) {
    return judgedPairs(file, [...danced].map(String)).map(({ key }) => {
      const pair = file.pairs.find(({ leader, follower }) =>
        [leader, follower].includes(Number(key)),
      )
      return { number: Number(key), numbers: pair ? [pair.leader, pair.follower] : [Number(key)] }
    })
  }
  const inHeats = file.heats.flatMap((heat) => heat.toSorted((one, other) => one - other))
  const rest = [...danced].filter((number) => !inHeats.includes(number))
  return [...inHeats, ...rest]
    .filter((number) => danced.has(number))
    .map((number) => ({ number, numbers: [number] }))
}

/** The marks of a sheet by start number: what was typed stands over what the server knew. */
export function sheetRows(
  round: EmergencyRound,
  { rules }: EmergencyContest,
  typed: TypedMarks,
  name: SheetOf,
): SheetMarks {
  return { ...knownRows(round, rules, name), ...typedRows(typed, round.id, name) }
}

function knownRows(
  { file }: EmergencyRound,
  rules: EmergencyContest['rules'],
  { dance, attempt, letter }: SheetOf,
): SheetMarks {
  const given = file.marks.filter(
    (one) => one.dance === dance && one.attempt === attempt && one.judge === letter,
  )
  const numbers = new Set(given.flatMap(({ values }) => Object.keys(values)))
  const criteria = criteriaOf(file, rules)
  return Object.fromEntries(
    [...numbers].map((number) => [
      number,
      criteria.map(
        (criterion) => given.find((one) => one.criterion === criterion)?.values[number] ?? null,
      ),
    ]),
  )
}

/** What each entry is marked for: the criteria of points, else one nameless mark. */
export function criteriaOf(
  { kind }: Pick<FileRound, 'kind'>,
  { criteria }: EmergencyContest['rules'],
): (string | null)[] {
  return kind === 'points' ? criteria.map(({ name }) => name) : [null]
}

function marksOf(round: EmergencyRound, contest: EmergencyContest, typed: TypedMarks): FileMarks[] {
  const { file } = round
  const names = file.dances.flatMap((dance, at) =>
    (round.letters[at] as string[]).map((letter) => ({
      dance,
      attempt: round.attempts[at] as number,
      letter,
    })),
  )
  const isNamed = ({ dance, attempt, judge }: FileMarks) =>
    names.some((name) => name.dance === dance && name.attempt === attempt && name.letter === judge)
  const earlier = file.marks.filter((marks) => !isNamed(marks))
  return [
    ...earlier,
    ...names.flatMap((name) => {
      const rows = Object.entries(sheetRows(round, contest, typed, name))
      if (rows.length === 0) return []
      return criteriaOf(file, contest.rules).map((criterion, at) => ({
        dance: name.dance,
        attempt: name.attempt,
        counted: true,
        judge: name.letter,
        criterion,
        values: Object.fromEntries(
          rows.flatMap(([number, row]) => {
            const mark = row[at] ?? null
            return mark === null ? [] : [[number, mark]]
          }),
        ),
      }))
    }),
  ]
}

/** What the engine says of a round: nothing while marks are missing or impossible. */
export function outcomeOf({ file, contest, lines }: DancedRound): {
  outcome: RoundOutcome | null
  error: ScoringError | null
} {
  if (lines.length === 0) return { outcome: null, error: null }
  try {
    return { outcome: judgeRound(file, contest.rules, contest.panel), error: null }
  } catch (error) {
    if (error instanceof ScoringError) return { outcome: null, error }
    throw error
  }
}
