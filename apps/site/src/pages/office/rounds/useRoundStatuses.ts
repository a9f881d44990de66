import type { components } from '@parket/api-client/schema'
import { roundName } from '@parket/domain/round/name'
import type { DayEntry } from '@parket/ui/screens/office/rounds/ContestEntriesScreen'
import { useQueries, useQuery } from '@tanstack/react-query'
import { contestRounds } from '../../../data/event/contestRounds.ts'
import { queryClient } from '@parket/react/data/queryClient'
import { roundMarks } from '../marks/roundMarks.ts'
import type { ContestDay } from '../parts/useContestDay.ts'

type Round = components['schemas']['Round']

/** What became of each registration in the last round that it came to; empty before one has begun. */
export function useRoundStatuses({
  eventId,
  contest,
}: Pick<ContestDay, 'eventId' | 'contest'>): ReadonlyMap<number, DayEntry['round']> {
  const id = contest?.id ?? null
  const rounds = useQuery(contestRounds(eventId, id), queryClient)
  const begun = (rounds.data ?? []).filter(({ status }) => hasBegun(status))
  return useQueries(
    {
      queries: begun.map((round) => roundMarks(eventId, id, round.id)),
      // Later rounds stand for earlier ones.
      combine: (found) =>
        new Map(
          found.flatMap(({ data }, at) =>
            (data?.entries ?? []).map(({ registration_id, status, reason }) => {
              const round = begun[at] as Round
              return [
                registration_id,
                { id: round.id, label: roundName(round), status, reason },
              ] as const
            }),
          ),
        ),
    },
    queryClient,
  )
}

function hasBegun(status: Round['status']): boolean {
  return status === 'running' || status === 'judged' || status === 'published'
}
