import { unwrap } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import { roundMinutes } from '@parket/domain/timetable/minutes'
import type { RoundToPlan } from '@parket/domain/timetable/plan'
import type { UnplacedRound } from '@parket/ui/screens/office/timetable/TimetableSessionScreen'
import { useQuery } from '@tanstack/react-query'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import type { Contest } from '@parket/react/data/event/eventSource'

export type TimetableRounds = components['schemas']['TimetableRounds']

export function timetableKey(eventId: number) {
  return ['event', eventId, 'sessions'] as const
}

/** The sessions of an event as staff see them. */
export function useSessions(eventId: number) {
  const params = { path: { id: eventId } }
  return useQuery(
    {
      queryKey: timetableKey(eventId),
      queryFn: () => unwrap(api.GET('/api/events/{id}/sessions', { params })),
    },
    queryClient,
  )
}

/** The rounds of an event's contests, and who dances and judges them. */
export function useTimetableRounds(eventId: number) {
  const params = { path: { id: eventId } }
  return useQuery(
    {
      queryKey: ['event', eventId, 'timetable-rounds'],
      queryFn: () => unwrap(api.GET('/api/events/{id}/timetable-rounds', { params })),
    },
    queryClient,
  )
}

interface Placed {
  items: readonly { kind: string; contest_id: string | null; round_index: number | null }[]
}

/**
 * The rounds that stand in no session, with what a plan needs to know of them.
 * @param danceMinutes of one dance, walking on and off counted
 */
export function unplacedRounds(
  { contests: all }: TimetableRounds,
  contests: readonly Pick<Contest, 'id' | 'group_num'>[],
  sessions: readonly Placed[],
  danceMinutes: number,
): (RoundToPlan & UnplacedRound)[] {
  const placed = new Set(
    sessions.flatMap(({ items }) =>
      items.map(({ contest_id, round_index }) => `${String(contest_id)} ${String(round_index)}`),
    ),
  )
  const numbers = new Map(contests.map(({ id, group_num }) => [id, group_num]))
  return all
    .flatMap(({ contest_id, dances, rounds, dancers }) =>
      rounds.map((round) => ({
        contest_id,
        contestId: contest_id,
        groupNum: numbers.get(contest_id) ?? 0,
        round_index: round.round_index,
        roundIndex: round.round_index,
        minutes: roundMinutes(round, dances, danceMinutes),
        dancers,
        judges: round.judges,
      })),
    )
    .filter(({ contest_id, round_index }) => !placed.has(`${contest_id} ${round_index}`))
    .toSorted((one, other) => other.round_index - one.round_index || one.groupNum - other.groupNum)
}
