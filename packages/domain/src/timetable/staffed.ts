import { peopleConflicts, type StaffedItem, type TimetableConflict } from './conflicts.ts'
import { roundsInWrongOrder, type TimedRound } from './order.ts'
import { timeItems, type PlannedItem } from './timetable.ts'

/** A session as conflicts are looked for in it. */
export interface StaffedSession {
  floor: string
  start: string | Date
  items: readonly (PlannedItem & {
    id: number
    kind: string
    contest_id: string | null
    round_index: number | null
  })[]
}

/** Who dances and who judges a contest. */
export interface ContestPeople extends Pick<StaffedItem, 'dancers' | 'judgeIds'> {
  /** By index of round: of those that have other judges than the contest. */
  roundJudges?: ReadonlyMap<number, readonly number[]>
}

/**
 * The conflicts of a timetable, by time. Only rounds need people, and each round the dancers of its whole contest:
 * who goes on is not known before.
 *
 * @param people by contest id
 * @param minRest minutes a dancer should have between two rounds
 */
export function sessionConflicts(
  sessions: readonly StaffedSession[],
  people: ReadonlyMap<string, ContestPeople>,
  minRest: number,
): TimetableConflict[] {
  const rounds = sessions.flatMap(roundsOf)
  const staffed = rounds.map((round) => {
    const { dancers, judgeIds, roundJudges } = people.get(round.contestId) ?? nobody
    return { ...round, dancers, judgeIds: roundJudges?.get(round.roundIndex) ?? judgeIds }
  })
  const starts = new Map(rounds.map(({ id, start }) => [id, start]))
  const begins = ({ itemIds }: TimetableConflict) =>
    Math.min(...itemIds.map((id) => starts.get(id) ?? 0))
  return [...peopleConflicts(staffed, minRest), ...orderConflicts(rounds)].toSorted(
    (one, other) => begins(one) - begins(other),
  )
}

const nobody: ContestPeople = { dancers: [], judgeIds: [] }

function roundsOf({ floor, start, items }: StaffedSession): (TimedRound & { floor: string })[] {
  return timeItems(start, items).flatMap(({ id, kind, contest_id, round_index, start, end }) =>
    kind === 'round' && contest_id !== null && round_index !== null
      ? { id, contestId: contest_id, roundIndex: round_index, floor, start, end }
      : [],
  )
}

function orderConflicts(rounds: readonly TimedRound[]): TimetableConflict[] {
  return roundsInWrongOrder(rounds).map(({ earlier, later }) => ({
    kind: 'order',
    itemIds: [earlier.id, later.id],
    dancerIds: [],
    judgeIds: [],
    restMinutes: null,
  }))
}
