import { markedPairs } from '@parket/domain/marks/markedRows'
import { markingSeats } from '@parket/domain/marks/sheets'
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
import { listPanel } from '../judges/queries.ts'
import type { RoundRow } from '../rounds/queries.ts'

export type Sheet = Selectable<MarkSheetsTable>
export type Decision = Selectable<RoundDecisionsTable>
export type Exit = Selectable<RoundExitsTable>

/** Who sits in a seat of the panel from a dance on; null: from the beginning. */
export interface SeatJudge {
  judge_id: number
  name: string
  round_id: number | null
  dance: string | null
  reason: string
}

/** A seat of the panel: its letter stays whoever sits in it. */
export interface Seat {
  letter: string
  role: 'chief' | 'line' | 'scrutineer'
  judges: SeatJudge[]
}

/** A round with everything that its result follows from. */
export interface RoundState {
  contest: Contest
  round: RoundRow
  kind: RoundKind
  /** What judges mark one by one. */
  dances: string[]
  seats: Seat[]
  sheets: Sheet[]
  exits: Exit[]
  /** Those that stand, in the order they were made. */
  decisions: Decision[]
}

/** Rounds of a contest with their marks and decisions, in the order given. */
export async function loadRounds(
  db: Kysely<Database>,
  contest: Contest,
  rounds: readonly RoundRow[],
): Promise<RoundState[]> {
  const ids = rounds.map(({ id }) => id)
  if (ids.length === 0) return []
  const [seats, sheets, exits, decisions] = await Promise.all([
    listSeats(db, contest),
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
  return rounds.map((round) => {
    const ofRound = ({ round_id }: { round_id: number }) => round_id === round.id
    const kind = roundKind(contest.scoring as JudgedScoring, round.round_index)
    return {
      contest,
      round,
      kind,
      dances: judgedDances(kind, round.dances ?? contest.dances),
      seats,
      sheets: sheets.filter(ofRound),
      exits: exits.filter(ofRound),
      decisions: decisions.filter(ofRound),
    }
  })
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

/** The seats of a contest's panel, in its order, with those who took them over. */
export async function listSeats(
  db: Kysely<Database>,
  contest: Pick<Contest, 'id' | 'event_id'>,
): Promise<Seat[]> {
  const [panel, substitutes] = await Promise.all([
    listPanel(db, contest.event_id, contest.id),
    db
      .selectFrom('panel_substitutions')
      .innerJoin('rounds', 'rounds.id', 'panel_substitutions.round_id')
      .innerJoin('judges', 'judges.id', 'panel_substitutions.judge_id')
      .where('rounds.contest_id', '=', contest.id)
      .select([
        'panel_substitutions.letter',
        'panel_substitutions.judge_id',
        'panel_substitutions.round_id',
        'panel_substitutions.dance',
        'panel_substitutions.reason',
        'judges.last_name',
        'judges.first_name',
      ])
      .orderBy('panel_substitutions.id')
      .execute(),
  ])
  return panel.map(({ letter, role, judge_id, ...judge }) => ({
    letter: letter ?? '',
    role,
    judges: [
      { judge_id, name: nameOf(judge), round_id: null, dance: null, reason: '' },
      ...substitutes
        .filter((one) => one.letter === letter)
        .map(({ judge_id, round_id, dance, reason, ...judge }) => ({
          judge_id,
          name: nameOf(judge),
          round_id,
          dance,
          reason,
        })),
    ],
  }))
}

function nameOf({ last_name, first_name }: { last_name: string; first_name: string }): string {
  return `${last_name} ${first_name}`
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

/** The letters of those who give marks. */
export function markingLetters({ kind, seats }: Pick<RoundState, 'kind' | 'seats'>): string[] {
  return markingSeats(kind, seats).map(({ letter }) => letter)
}

/** The attempt of a dance that counts: one more than how often it was repeated. */
export function attemptOf({ decisions }: Pick<RoundState, 'decisions'>, dance: string): number {
  return 1 + decisions.filter((one) => one.kind === 'attempt' && one.dance === dance).length
}

/** What each entry is marked for: the criteria of points, else one nameless mark. */
export function criteriaOf({ contest, kind }: Pick<RoundState, 'contest' | 'kind'>) {
  return kind === 'points' ? contest.criteria : null
}
