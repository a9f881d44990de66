import { judgeRound, type RankReason, type RoundOutcome } from './judgeRound.ts'
import { placeText } from './placeText.ts'
import {
  resultFileFormat,
  unsignedFormat,
  type FilePlace,
  type FileRound,
  type ResultFile,
} from './resultFile.ts'
import { ScoringError, type ScoringErrorCode } from './scoringError.ts'
import { placeOverRounds } from './standings.ts'

/** Where a file does not agree with what follows from its marks and decisions. */
export interface Disagreement {
  /** Marks or decisions that cannot be, who goes on, or a place. */
  kind: 'marks' | 'going-on' | 'place'
  /** The label of the round, null for a place. */
  round: string | null
  start_number: number | null
  /** In Russian. */
  text: string
}

export type RecomputedPlace = Pick<FilePlace, 'start_number' | 'place' | 'place_to' | 'degree'>

export interface Recomputed {
  /** The best first, equal ones by start number, leaders before followers; empty when marks or decisions leave them open. */
  places: RecomputedPlace[]
  disagreements: Disagreement[]
}

/** A round, its entries of one role, and what became of them. */
interface Recount {
  round: FileRound
  entries: FileRound['entries']
  outcome: RoundOutcome
}

/**
 * Recomputes the places of a contest from its marks and decisions, and says where the file's places, or
 * the entries of its rounds, differ from them (docs/rules/scoring.md, «Open result file»).
 *
 * @throws ScoringError `bad_file` when it is of another format
 * @public
 */
export function recompute(file: ResultFile): Recomputed {
  if (file.format !== resultFileFormat && file.format !== unsignedFormat) {
    throw new ScoringError('bad_file', 'Not a result file of this format')
  }
  const outcomes = file.rounds.map((round) => recount(round, file))
  const unsound = outcomes.filter((outcome) => 'kind' in outcome)
  if (unsound.length > 0) return { places: [], disagreements: unsound }

  const branches = branchesOf(file, outcomes as RoundOutcome[])
  const places = branches.flatMap((branch) =>
    placesOf(branch, file.contest.order_eliminated === true),
  )
  return {
    places,
    disagreements: [
      ...branches.flatMap(disagreementsOnGoingOn),
      ...disagreementsOnPlaces(file.places, places),
    ],
  }
}

/** Leaders and followers apart, each round by round. */
function branchesOf(file: ResultFile, outcomes: readonly RoundOutcome[]): Recount[][] {
  const roles = new Set(
    file.rounds.flatMap((round) => round.entries.map((entry) => roleOf(entry, round))),
  )
  return [...roles].sort(byRole).map((role) =>
    file.rounds.flatMap((round, at): Recount[] => {
      const entries = round.entries.filter((entry) => roleOf(entry, round) === role)
      const outcome = outcomes[at] as RoundOutcome
      return entries.length > 0 ? [{ round, entries, outcome }] : []
    }),
  )
}

/**
 * «Почему такое место»: how each place of a contest came about, by start number, of those who danced.
 * Those who left before the final are placed by the round, and by their marks only where the contest
 * orders them.
 *
 * @throws ScoringError where marks or decisions of a round cannot be
 */
export function placeReasons(file: ResultFile): Map<number, RankReason> {
  const outcomes = file.rounds.map((round) => judgeRound(round, file.contest, file.panel))
  const reasons = new Map<number, RankReason>()
  // The last round that somebody danced decides.
  for (const branch of branchesOf(file, outcomes)) {
    for (const { round, entries, outcome } of branch) {
      for (const { start_number } of entries) {
        const reason = outcome.reasons.get(String(start_number))
        const own = reason ?? leftReason
        reasons.set(start_number, round.advance === 0 ? own : { ...own, rule: 'round' })
      }
    }
  }
  return reasons
}

/** Of those who did not dance the round to its end. */
const leftReason: RankReason = {
  rule: 'round',
  line: 'не танцевал тур до конца',
  sentence: 'Не танцевал тур до конца: место после всех, кто танцевал.',
}

function recount(round: FileRound, { contest, panel }: ResultFile): RoundOutcome | Disagreement {
  try {
    return judgeRound(round, contest, panel)
  } catch (error) {
    if (!(error instanceof ScoringError)) throw error
    const { entry } = error.where
    return {
      kind: 'marks',
      round: round.label,
      start_number: entry === undefined ? null : Number(entry),
      text: `${round.label}: ${marksText(error)}`,
    }
  }
}

/** Leaders and followers are placed apart. */
function roleOf({ role }: FileRound['entries'][number], round: FileRound): string | null {
  return role ?? round.role
}

function byRole(one: string | null, other: string | null): number {
  const order = [null, 'leader', 'follower']
  return order.indexOf(one) - order.indexOf(other)
}

function placesOf(branch: readonly Recount[], isOrderEliminated: boolean): RecomputedPlace[] {
  const places = placeOverRounds(
    branch.map(({ round, entries, outcome }) => ({
      isRanked: round.advance === 0 || isOrderEliminated,
      entries: entries.map(({ start_number, status }) => ({
        id: String(start_number),
        status,
        rank: outcome.ranks.get(String(start_number)) ?? 0,
      })),
    })),
  )
  // A redance takes the degrees of its round with it.
  const degrees = new Map(
    branch.flatMap(({ entries, outcome }) =>
      entries.map(({ start_number }) => {
        const id = String(start_number)
        return [id, outcome.degrees.get(id)] as const
      }),
    ),
  )
  return [...places]
    .map(([id, { first, last }]) => {
      const degree = degrees.get(id)
      const placed: RecomputedPlace = { start_number: Number(id), place: first, place_to: last }
      if (degree !== undefined) placed.degree = degree
      return placed
    })
    .sort((one, other) => one.place - other.place || one.start_number - other.start_number)
}

/**
 * Each round's entries are those who went on from the rounds before: from the main round or its redance,
 * and from the hope round, which is danced by those who did not go on at once.
 */
function disagreementsOnGoingOn(branch: readonly Recount[]): Disagreement[] {
  const found: Disagreement[] = []
  let goingOn: ReadonlySet<string> = new Set()
  let left: ReadonlySet<string> = new Set()
  for (const [at, { round, entries, outcome }] of branch.entries()) {
    const here = new Set(entries.map(({ start_number }) => String(start_number)))
    const danced = entries.filter(({ status }) => status === 'danced')
    const through = new Set(outcome.goingOn.filter((entry) => here.has(entry)))
    if (at > 0 && round.type !== 'redance') {
      const expected = round.type === 'hope' ? left : goingOn
      found.push(...differences(round, expected, here))
    }
    goingOn = round.type === 'hope' ? new Set([...goingOn, ...through]) : through
    left = without(new Set(danced.map(({ start_number }) => String(start_number))), goingOn)
    const undecided = outcome.undecided.filter((entry) => here.has(entry))
    if (undecided.length > 0) found.push(undecidedTie(round, undecided))
  }
  return found
}

function differences(
  { label }: FileRound,
  expected: ReadonlySet<string>,
  found: ReadonlySet<string>,
): Disagreement[] {
  const differ = (entry: string, text: string): Disagreement => ({
    kind: 'going-on',
    round: label,
    start_number: Number(entry),
    text: `${label}: № ${entry} ${text}`,
  })
  return [
    ...[...without(expected, found)].map((entry) => differ(entry, 'проходит, а в туре нет')),
    ...[...without(found, expected)].map((entry) => differ(entry, 'не проходит, а в туре есть')),
  ]
}

function without(all: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...all].filter((entry) => !others.has(entry)))
}

function undecidedTie({ label }: FileRound, entries: readonly string[]): Disagreement {
  const numbers = entries.map((entry) => `№ ${entry}`).join(', ')
  return {
    kind: 'going-on',
    round: label,
    start_number: null,
    text: `${label}: поровну на границе ${numbers}, а решения нет`,
  }
}

function disagreementsOnPlaces(
  stated: readonly RecomputedPlace[],
  right: readonly RecomputedPlace[],
): Disagreement[] {
  const numbers = new Set([...right, ...stated].map(({ start_number }) => start_number))
  return [...numbers].flatMap((start_number): Disagreement[] => {
    const texts = [right, stated].map((places) => {
      const found = places.filter((place) => place.start_number === start_number)
      return found.map(placeWithDegree).join(' и ')
    })
    const [computed, written] = texts.map((text) => text || 'нет места')
    if (computed === written) return []
    const text = `№ ${start_number}: по оценкам ${computed}, в файле ${written}`
    return [{ kind: 'place', round: null, start_number, text }]
  })
}

/** «2-е место, Лауреат I степени» */
export function placeWithDegree({ place, place_to, degree }: RecomputedPlace): string {
  const text = placeText({ first: place, last: place_to })
  return degree === undefined ? text : `${text}, ${degree}`
}

const problems: Partial<Record<ScoringErrorCode, string>> = {
  no_dances: 'танцев нет',
  no_judges: 'оценок нет',
  missing_mark: 'оценки нет',
  bad_mark: 'такой оценки быть не может',
  repeated_mark: 'оценка стоит дважды',
  wrong_number_of_marks: 'отмечено не столько, сколько нужно',
  missing_chief_order: 'поровну, а порядка главного судьи нет',
  bad_decision: 'решение не подходит к ничьей',
  bad_seat: 'место пусто с танца, которого в туре нет',
  no_partner: 'пары нет',
}

/** What is wrong, and with which dance, judge and entry, in Russian. */
export function marksText({ code, message, where }: ScoringError): string {
  const named = [
    where.dance === undefined ? [] : [String(where.dance)],
    where.judge === undefined ? [] : [`судья ${String(where.judge)}`],
    where.entry === undefined ? [] : [`№ ${String(where.entry)}`],
  ].flat()
  return [...named, problems[code] ?? message].join(', ')
}
