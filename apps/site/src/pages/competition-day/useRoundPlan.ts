import { unwrap } from '@parket/api-client/problem'
import type {
  PlanDialogProps,
  RoundItem,
} from '@parket/ui/screens/competition-day/ContestRoundsScreen'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { reasonsOf } from '../organiser/reasons.ts'
import type { ContestDay } from './useContestDay.ts'

type Plan = Parameters<PlanDialogProps['onSubmit']>[0]

/** Plans a round that has not begun: how many go on, and its dances. */
export function useRoundPlan({ contest, refetch }: Pick<ContestDay, 'contest' | 'refetch'>) {
  const [round, setRound] = useState<RoundItem | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])

  async function submit({ id }: RoundItem, { advance, dances }: Plan) {
    setIsSending(true)
    try {
      await unwrap(
        api.PUT('/api/contests/{id}/rounds/{roundId}/plan', {
          params: { path: { id: contest?.id ?? '', roundId: id } },
          body: { dances: [...dances], ...(advance !== null && { advance }) },
        }),
      )
      setRound(null)
      await refetch()
    } catch (error) {
      setReasons(reasonsOf(error))
    }
    setIsSending(false)
  }

  const dialog: PlanDialogProps | null =
    round === null || contest === null
      ? null
      : {
          label: round.label,
          advance: round.index === 0 ? null : round.advance,
          dances: round.dances ?? contest.dances,
          choices: contest.recall_same_dances ? [] : contest.dances,
          isSending,
          reasons,
          onSubmit: (plan) => void submit(round, plan),
          onClose: () => setRound(null),
        }
  return {
    dialog,
    begin: (chosen: RoundItem) => {
      setReasons([])
      setRound(chosen)
    },
  }
}
