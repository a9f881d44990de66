import { unwrap } from '@parket/api-client/problem'
import { fullName } from '@parket/domain/account/user'
import { conflictText } from '@parket/domain/judge/conflicts'
import { can } from '@parket/domain/rights/rights'
import { roundName } from '@parket/domain/round/name'
import type {
  ContestRoundsScreenProps,
  RoundItem,
} from '@parket/ui/screens/office/rounds/ContestRoundsScreen'
import { useQuery } from '@tanstack/react-query'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { queryClient } from '@parket/react/data/queryClient'
import type { ContestDay } from '../parts/useContestDay.ts'
import type { useRoundSteps } from './useRoundSteps.ts'

/** Gives a round judges of its own, with a way back. */
export function useRoundPanel(
  { eventId, contest, view }: Pick<ContestDay, 'eventId' | 'contest' | 'view'>,
  { attempt, whileBusy }: Pick<ReturnType<typeof useRoundSteps>, 'attempt' | 'whileBusy'>,
): Pick<ContestRoundsScreenProps, 'judging' | 'onPanel'> {
  const { subject } = useAuth()
  const teamId = view.state === 'ready' ? view.data.event.team_id : null
  const mayChange = teamId !== null && can(subject, 'judges.edit', { teamId, eventId })
  const judges = useQuery(
    {
      queryKey: ['event', eventId, 'judges'],
      queryFn: () =>
        unwrap(api.GET('/api/events/{id}/judges', { params: { path: { id: eventId } } })),
      enabled: mayChange,
    },
    queryClient,
  )
  const ties = useQuery(
    {
      queryKey: ['event', eventId, 'judge-conflicts'],
      queryFn: () =>
        unwrap(api.GET('/api/events/{id}/judge-conflicts', { params: { path: { id: eventId } } })),
      enabled: mayChange,
    },
    queryClient,
  )
  const tiesOf = (judgeId: number) =>
    (ties.data ?? [])
      .filter((one) => one.contest_id === contest?.id && one.judge_id === judgeId)
      .map(conflictText)
  const send = (round: RoundItem, judgeIds: readonly number[] | null, version: number) => () =>
    unwrap(
      api.PUT('/api/contests/{id}/rounds/{roundId}/panel', {
        params: { path: { id: contest?.id ?? '', roundId: round.id } },
        body: { judgeIds: judgeIds && [...judgeIds], version },
      }),
    )
  const before = ({ own_panel, seats }: RoundItem) =>
    own_panel ? seats.flatMap(({ judges }) => judges[0]?.judge_id ?? []) : null
  return {
    judging:
      mayChange && contest && judges.data
        ? {
            scoring: contest.scoring,
            judges: judges.data.flatMap(({ letter, role, judge_id, judge }) =>
              letter === null || role === 'trainee'
                ? []
                : [{ id: judge_id, letter, role, name: fullName(judge), ties: tiesOf(judge_id) }],
            ),
          }
        : null,
    onPanel: (round, judgeIds) =>
      void whileBusy(round, () =>
        attempt(
          `${roundName(round)}: ${judgeIds ? 'свои судьи' : 'судьи номинации'}.`,
          (answer) => send(round, before(round), answer.version),
          send(round, judgeIds, round.version),
        ),
      ),
  }
}
