import { unwrap } from '@parket/api-client/problem'
import { can } from '@parket/domain/rights/rights'
import type {
  GivenAnswer,
  ResultApproval,
} from '@parket/ui/screens/office/results/ContestOutcomeScreen'
import { useQuery } from '@tanstack/react-query'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { queryClient } from '@parket/react/data/queryClient'
import type { ContestDay } from '../parts/useContestDay.ts'

/** The chief judge's word on a contest's result, and how whoever looks may give it. */
export function useApproval({ eventId, contest, view }: ContestDay): {
  /** Null while it is not known. */
  approval: ResultApproval | null
  canApprove: boolean
  approve: (isApproved: boolean, answers: readonly GivenAnswer[]) => Promise<unknown>
  /** Asks the chief judge by mail. */
  sendLink: () => Promise<unknown>
} {
  const { subject } = useAuth()
  const id = contest?.id ?? ''
  const path = { id }
  const { data = null } = useQuery(
    {
      queryKey: ['event', eventId, 'approval', id],
      enabled: contest !== null && view.state === 'ready',
      queryFn: () => unwrap(api.GET('/api/contests/{id}/approval', { params: { path } })),
    },
    queryClient,
  )
  const teamId = view.state === 'ready' ? view.data.event.team_id : 0
  return {
    approval: data,
    canApprove: can(subject, 'results.approve', { teamId, eventId }),
    approve: (isApproved, answers) =>
      unwrap(
        api.PUT('/api/contests/{id}/approval', {
          params: { path },
          body: { approve: isApproved, answers: [...answers] },
        }),
      ),
    sendLink: () => unwrap(api.POST('/api/contests/{id}/approval/link', { params: { path } })),
  }
}
