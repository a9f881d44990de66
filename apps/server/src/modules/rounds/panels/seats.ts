import { isDancedAfter } from '@parket/domain/round/extraRound'
import { emptyDances } from '@parket/domain/scoring/emptySeat'
import type { Kysely, Selectable } from 'kysely'

import type { Database, RoundDecisionsTable, RoundsTable } from '../../../db/schema.ts'
import type { Contest } from '../../../records/contests.ts'
import {
  listContestPanels,
  listRoundPanels,
  type EventJudgeRow,
  type RoundJudgeRow,
} from '../../../records/eventJudges.ts'

/** Who sits in a seat of the panel from a dance on; null: from the beginning. */
export interface SeatJudge {
  judge_id: number
  name: string
  round_id: number | null
  dance: string | null
  reason: string
  /** The round among those of the contest; null: from the beginning. */
  place: Danced | null
}

/** A seat of the panel: its letter stays whoever sits in it. */
export interface Seat {
  letter: string
  role: 'chief' | 'line' | 'scrutineer'
  judges: SeatJudge[]
}

/** A seat in a round. */
export interface RoundSeat extends Seat {
  /** The dance of the round from which on nobody sits there; null: somebody does in all of them. */
  empty_from: string | null
  /** The dances of the round whose marks are asked of nobody there. */
  empty_in: string[]
}

type Round = Pick<Selectable<RoundsTable>, 'id' | 'round_index' | 'type' | 'role'>

/** Everybody who judges a contest. */
export interface ContestSeats {
  /** The contest's panel. */
  panel: Seat[]
  /** The seats of the contest and of rounds with a panel of their own, each letter once. */
  all: Seat[]
  /**
   * Who judges a round: its own panel where it has one, else the contest's.
   * @param dances what is judged one by one in it
   */
  ofRound: (round: Round, dances: readonly string[]) => { isOwn: boolean; seats: RoundSeat[] }
}

/** Who judges a contest and each of its rounds, with substitutes and empty seats. */
export async function loadSeats(
  db: Kysely<Database>,
  { id, event_id }: Pick<Contest, 'id' | 'event_id'>,
): Promise<ContestSeats> {
  return (await loadSeatsOf(db, event_id, [id]))(id)
}

/**
 * The one place that says who judges contests and their rounds; as many queries for all contests as for one.
 * @returns the seats of one of these contests by its id
 */
export async function loadSeatsOf(
  db: Kysely<Database>,
  eventId: number,
  contestIds: readonly string[],
): Promise<(contestId: string) => ContestSeats> {
  if (contestIds.length === 0) return () => toContestSeats([], [], [], [])
  const [panels, own, substitutes, decisions] = await Promise.all([
    listContestPanels(db, eventId, contestIds),
    listRoundPanels(db, eventId, contestIds),
    listSubstitutes(db, contestIds),
    listSeatDecisions(db, contestIds),
  ])
  return (contestId) => {
    const isOwn = ({ contest_id }: { contest_id: string }) => contest_id === contestId
    return toContestSeats(
      panels.get(contestId) ?? [],
      own.filter(isOwn),
      substitutes.filter(isOwn),
      decisions.filter(isOwn),
    )
  }
}

function toContestSeats(
  judges: readonly EventJudgeRow[],
  own: readonly RoundJudgeRow[],
  substitutes: readonly Substitute[],
  decisions: readonly SeatDecision[],
): ContestSeats {
  const panel = judges.map((judge) => toSeat(judge, substitutes))
  const ownPanels = new Map(
    [...Map.groupBy(own, ({ round_id }) => round_id)].map(([id, panel]) => [
      id,
      panel.map((judge) => toSeat(judge, substitutes)),
    ]),
  )
  const byLetter = new Map(
    [...panel, ...[...ownPanels.values()].flat()].map((seat) => [seat.letter, seat]),
  )
  return {
    panel,
    all: [...byLetter.values()],
    ofRound(round, dances) {
      const own = ownPanels.get(round.id)
      return {
        isOwn: own !== undefined,
        seats: toRoundSeats(own ?? panel, decisions, round, dances),
      }
    },
  }
}

type Substitute = SeatJudge & {
  letter: string
  contest_id: string
  place: Danced
  /** The place of the dance in the contest. */
  danceAt: number
}

async function listSubstitutes(
  db: Kysely<Database>,
  contestIds: readonly string[],
): Promise<Substitute[]> {
  const rows = await db
    .selectFrom('panel_substitutions')
    .innerJoin('rounds', 'rounds.id', 'panel_substitutions.round_id')
    .innerJoin('judges', 'judges.id', 'panel_substitutions.judge_id')
    .innerJoin('contests', 'contests.id', 'rounds.contest_id')
    .where('rounds.contest_id', 'in', contestIds)
    .select([
      'rounds.contest_id',
      'panel_substitutions.letter',
      'panel_substitutions.judge_id',
      'panel_substitutions.round_id',
      'panel_substitutions.dance',
      'panel_substitutions.reason',
      'judges.last_name',
      'judges.first_name',
      'rounds.round_index',
      'rounds.type',
      'rounds.role',
      'contests.dances',
    ])
    .orderBy('panel_substitutions.id')
    .execute()
  return rows
    .map(({ last_name, first_name, dances, round_index, type, role, ...one }) =>
      Object.assign(one, {
        name: nameOf({ last_name, first_name }),
        place: { round_index, type, role },
        danceAt: dances.indexOf(one.dance),
      }),
    )
    .toSorted(byDance)
}

/** As they were danced, whatever order they were typed in; one round of leaders and one of followers as they were typed. */
function byDance(one: Substitute, other: Substitute): number {
  if (one.round_id === other.round_id) return one.danceAt - other.danceAt
  if (isAfter(one.place, other.place)) return 1
  return isAfter(other.place, one.place) ? -1 : 0
}

function toSeat(
  { letter, role, judge_id, ...judge }: EventJudgeRow,
  substitutes: readonly Substitute[],
): Seat {
  return {
    letter: letter ?? '',
    // A trainee is on no panel.
    role: role === 'trainee' ? 'line' : role,
    judges: [
      { judge_id, name: nameOf(judge), round_id: null, dance: null, reason: '', place: null },
      ...substitutes
        .filter((one) => one.letter === letter)
        .map(({ judge_id, name, round_id, dance, reason, place }) => ({
          judge_id,
          name,
          round_id,
          dance,
          reason,
          place,
        })),
    ],
  }
}

function nameOf({ last_name, first_name }: { last_name: string; first_name: string }): string {
  return `${last_name} ${first_name}`
}

/** A seat that is left empty, or a dance that is repeated, and the round in which it was decided. */
type SeatDecision = Pick<Round, 'round_index' | 'type' | 'role'> &
  Pick<Selectable<RoundDecisionsTable>, 'round_id' | 'kind' | 'letter' | 'dance'> & {
    contest_id: string
  }

/** In the order in which they were made. */
function listSeatDecisions(
  db: Kysely<Database>,
  contestIds: readonly string[],
): Promise<SeatDecision[]> {
  return db
    .selectFrom('round_decisions')
    .innerJoin('rounds', 'rounds.id', 'round_decisions.round_id')
    .where('rounds.contest_id', 'in', contestIds)
    .where('round_decisions.kind', 'in', ['seat', 'attempt'])
    .where('round_decisions.withdrawn_at', 'is', null)
    .select([
      'rounds.contest_id',
      'round_decisions.round_id',
      'round_decisions.kind',
      'round_decisions.letter',
      'round_decisions.dance',
      'rounds.round_index',
      'rounds.type',
      'rounds.role',
    ])
    .orderBy('round_decisions.id')
    .execute()
}

function toRoundSeats(
  panel: readonly Seat[],
  decisions: readonly SeatDecision[],
  round: Round,
  dances: readonly string[],
): RoundSeat[] {
  const own = decisions.filter(({ round_id }) => round_id === round.id)
  const before = decisions.filter((one) => one.kind === 'seat' && isAfter(round, one))
  return panel
    .filter(({ letter }) => !before.some((one) => one.letter === letter))
    .map((seat) => {
      const vacated = own.find(({ kind, letter }) => kind === 'seat' && letter === seat.letter)
      const empty_in = emptyDances(
        seat.letter,
        dances,
        own.map(({ kind, letter, dance }) => ({ kind, judge: letter, dance })),
      )
      return Object.assign({}, seat, { empty_from: vacated?.dance ?? null, empty_in })
    })
}

/** A round as the order of dancing knows it. */
export type Danced = Pick<Round, 'round_index' | 'type' | 'role'>

/** Whether a round is danced after another of its contest. */
export function isAfter(round: Danced, other: Danced): boolean {
  const [one, two] = [round, other].map(({ round_index: index, type, role }) => ({
    index,
    type,
    role,
  })) as [RoundPlace, RoundPlace]
  return isDancedAfter(one, two)
}

type RoundPlace = Parameters<typeof isDancedAfter>[0]
