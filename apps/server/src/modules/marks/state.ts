import { markedPairs } from '@parket/domain/marks/markedRows'
import { isOfSheet, type SheetOf } from '@parket/domain/marks/sheetOf'
import { isJudged } from '@parket/domain/round/status'
import { judgesWhoMarkDance, judgesWhoMark } from '@parket/domain/scoring/judgesWhoMark'
import { judgedDances, roundKind, type JudgedScoring } from '@parket/domain/scoring/roundKind'
import type { RoundKind } from '@parket/domain/scoring/resultFile'
import type { Kysely, Selectable } from 'kysely'

import type {
  Database,
  MarkSheetsTable,
  RoundDecisionsTable,
  RoundExitsTable,
} from '../../db/schema.ts'
import type { Contest } from '../../records/contests.ts'
import { loadPaperSample } from './paperSample.ts'
import { loadTypists, type Typist } from './typists.ts'
import { loadSeats, type RoundSeat, type Seat } from '../rounds/panels/seats.ts'
import type { RoundRow } from '../rounds/core/queries.ts'

/** A sheet with everybody who typed on it. */
export type Sheet = Selectable<MarkSheetsTable> & { typists: Typist[] }
export type Decision = Selectable<RoundDecisionsTable>
export type Exit = Selectable<RoundExitsTable>

/** A round with everything that its result follows from. */
export interface RoundState {
  contest: Contest
  round: RoundRow
  kind: RoundKind
  /** What judges mark one by one. */
  dances: string[]
  /** The contest's panel. */
  panel: Seat[]
  /** The seats of the contest and of rounds with a panel of their own, each letter once. */
  allSeats: Seat[]
  /** Who judges the round, without the seats that are empty since an earlier one. */
  seats: RoundSeat[]
  sheets: Sheet[]
  /** The event asks for a second entry of this round's papers. */
  isEnteredTwice: boolean
  exits: Exit[]
  /** Those that stand, in the order they were made. */
  decisions: Decision[]
  /** The sheets of devices that are compared with their paper. */
  paperSample: SheetOf[]
}

/** A round before its sample of papers is chosen. */
type UnsampledState = Omit<RoundState, 'paperSample'>

/** Rounds of a contest with their marks and decisions, in the order given. */
export async function loadRounds(
  db: Kysely<Database>,
  contest: Contest,
  rounds: readonly RoundRow[],
): Promise<RoundState[]> {
  const ids = rounds.map(({ id }) => id)
  if (ids.length === 0) return []
  const [{ panel, all: allSeats, ofRound: seatsOf }, event, sheets, exits, decisions] =
    await Promise.all([
      loadSeats(db, contest),
      db
        .selectFrom('events')
        .where('id', '=', contest.event_id)
        .select('second_entry')
        .executeTakeFirst(),
      db.selectFrom('mark_sheets').where('round_id', 'in', ids).selectAll().orderBy('id').execute(),
      db.selectFrom('round_exits').where('round_id', 'in', ids).selectAll().execute(),
      db
        .selectFrom('round_decisions')
        .where('round_id', 'in', ids)
        .where('withdrawn_at', 'is', null)
        .selectAll()
        .orderBy('id')
        .execute(),
    ])
  const typists = await loadTypists(
    db,
    sheets.map(({ id }) => id),
  )
  const typed = sheets.map((sheet): Sheet =>
    Object.assign(sheet, { typists: typists.get(sheet.id) ?? [] }),
  )
  const states = rounds.map((round): UnsampledState => {
    const ofRound = ({ round_id }: { round_id: number }) => round_id === round.id
    const kind = roundKind(contest.scoring as JudgedScoring, round.round_index)
    const dances = judgedDances(kind, round.dances ?? contest.dances)
    return {
      contest,
      round,
      kind,
      dances,
      panel,
      allSeats,
      seats: seatsOf(round, dances).seats,
      sheets: typed.filter(ofRound),
      isEnteredTwice:
        event?.second_entry === 'all' ||
        (event?.second_entry === 'finals' && round.round_index === 0),
      exits: exits.filter(ofRound),
      decisions: decisions.filter(ofRound),
    }
  })
  return Promise.all(
    states.map(async (state) =>
      Object.assign(state, { paperSample: await samplePapers(db, state) }),
    ),
  )
}

/** Where the event asks for a second entry of the round; a counted one is asked nothing more. */
function samplePapers(db: Kysely<Database>, state: UnsampledState): Promise<SheetOf[]> {
  const { contest, round, isEnteredTwice, dances } = state
  if (!isEnteredTwice || isJudged(round.status)) return Promise.resolve([])
  const entries = dances.flatMap((dance) =>
    markingLetters(state, dance).map((letter) =>
      currentSheets(state, dance, letter).map((sheet) => {
        const { attempt } = sheet
        return Object.assign({ dance, attempt, letter }, toEntered(sheet))
      }),
    ),
  )
  return loadPaperSample(db, { eventId: contest.event_id, roundId: round.id }, entries)
}

/** An entry as the rules of sheets see it. */
export function toEntered({ pass, source, finished_at, marks }: Sheet) {
  return { pass, source, isFinished: finished_at !== null, marks }
}

/** A round with its marks and decisions. */
export async function loadRound(
  db: Kysely<Database>,
  contest: Contest,
  round: RoundRow,
): Promise<RoundState> {
  const [state] = await loadRounds(db, contest, [round])
  return state as RoundState
}

/**
 * Who is marked: each entry of a round, in a final of pairs one of each pair, by registration with the start
 * number that stands in the marks.
 * @param isDancing of a pair one has to be
 */
export function markedNumbers(
  { round }: Pick<RoundState, 'round'>,
  isDancing: (registrationId: number) => boolean = () => true,
): ReadonlyMap<number, number> {
  const numbers = startNumbers({ round })
  const dancing = [...numbers.keys()].filter(isDancing)
  const marked =
    round.pairs.length > 0
      ? markedPairs(round.pairs, dancing).map(({ registration_id }) => registration_id)
      : dancing
  return new Map(marked.map((id) => [id, numbers.get(id) ?? 0]))
}

/** Start numbers by registration. */
export function startNumbers({ round }: Pick<RoundState, 'round'>): ReadonlyMap<number, number> {
  return new Map(round.entries.map(({ id, start_number }) => [id, start_number]))
}

/**
 * The letters of those who give marks.
 * @param dance in this dance; left out: in any
 */
export function markingLetters(
  { kind, seats }: Pick<RoundState, 'kind' | 'seats'>,
  dance?: string,
): string[] {
  const marking =
    dance === undefined ? judgesWhoMark(kind, seats) : judgesWhoMarkDance(kind, seats, dance)
  return marking.map(({ letter }) => letter)
}

/** The attempt of a dance that counts: one more than how often it was repeated. */
export function attemptOf({ decisions }: Pick<RoundState, 'decisions'>, dance: string): number {
  return 1 + decisions.filter((one) => one.kind === 'attempt' && one.dance === dance).length
}

/** All entries of a judge's marks of a dance, of the attempt that counts. */
export function currentSheets(
  state: Pick<RoundState, 'sheets' | 'decisions'>,
  dance: string,
  letter: string,
): Sheet[] {
  return state.sheets.filter(isOfSheet({ dance, letter, attempt: attemptOf(state, dance) }))
}

/** What each entry is marked for: the criteria of points, else one nameless mark. */
export function criteriaOf({ contest, kind }: Pick<RoundState, 'contest' | 'kind'>) {
  return kind === 'points' ? contest.criteria : null
}
