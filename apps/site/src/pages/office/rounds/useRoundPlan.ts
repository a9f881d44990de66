import { unwrap } from '@parket/api-client/problem'
import { roundName } from '@parket/domain/round/name'
import type {
  PlanDialogProps,
  RoundItem,
} from '@parket/ui/screens/office/rounds/ContestRoundsScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { reasonsOf } from '@parket/react/data/reasons'
import type { ContestDay } from '../parts/useContestDay.ts'

type Plan = Parameters<PlanDialogProps['onSubmit']>[0]

/** A round that is planned, or one that gets a hope round. */
interface Planned {
  round: RoundItem
  isNewHope: boolean
}

/** Plans a round that has not begun, or a new hope round: how many go on, and its dances. */
export function useRoundPlan({ contest, refetch }: Pick<ContestDay, 'contest' | 'refetch'>) {
  const [planned, setPlanned] = useState<Planned | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])

  async function submit({ round, isNewHope }: Planned, { advance, dances }: Plan) {
    const params = { path: { id: contest?.id ?? '', roundId: round.id } }
    const going = advance === null ? {} : { advance }
    setIsSending(true)
    try {
      await (isNewHope
        ? unwrap(
            api.POST('/api/contests/{id}/rounds/{roundId}/extra', {
              params,
              body: { type: 'hope', ...going },
            }),
          )
        : unwrap(
            api.PUT('/api/contests/{id}/rounds/{roundId}/plan', {
              params,
              body: { dances: [...dances], ...going },
            }),
          ))
      setPlanned(null)
      await refetch()
    } catch (error) {
      setReasons(reasonsOf(error))
    }
    setIsSending(false)
  }

  const begin = (round: RoundItem, isNewHope: boolean) => {
    setReasons([])
    setPlanned({ round, isNewHope })
  }
  return {
    dialog: planned && contest && dialogOf(planned, contest),
    onPlan: (round: RoundItem) => begin(round, false),
    onAddHope: (round: RoundItem) => begin(round, true),
  }

  function dialogOf(
    planned: Planned,
    { dances, recall_same_dances }: NonNullable<ContestDay['contest']>,
  ): PlanDialogProps {
    const { round, isNewHope } = planned
    return {
      label: roundName(isNewHope ? { ...round, type: 'hope' } : round),
      advance: isNewHope ? 1 : round.index === 0 ? null : round.advance,
      dances: round.dances ?? dances,
      // A hope round is danced like its round; its own dances can be planned afterwards.
      choices: isNewHope || recall_same_dances ? [] : dances,
      isSending,
      reasons,
      onSubmit: (plan) => void submit(planned, plan),
      onClose: () => setPlanned(null),
    }
  }
}
