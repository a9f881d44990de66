import { unwrap } from '@parket/api-client/problem'
import { contestStatusLabel } from '@parket/domain/contest/status'
import type { Contest } from '@parket/react/data/event/eventSource'
import {
  ContestRoundsScreen,
  type DrawOffer,
} from '@parket/ui/screens/office/rounds/ContestRoundsScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '@parket/react/data/api'
import { contestRounds } from '../../../data/event/contestRounds.ts'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import { useContestDay } from '../parts/useContestDay.ts'
import { useHiddenNames } from '../registrations/useConsentRequests.ts'
import { useLateEntry } from './useLateEntry.ts'
import { useRoundPanel } from './useRoundPanel.ts'
import { useRoundPlan } from './useRoundPlan.ts'
import { useRoundSteps } from './useRoundSteps.ts'

/** The rounds of a contest and their heats. */
export function ContestRoundsPage(props: PageProps): ReactNode {
  const day = useContestDay(props, 'contestRounds')
  const { contest } = day
  const rounds = useQuery(contestRounds(day.eventId, contest?.id ?? null), queryClient)
  const steps = useRoundSteps(day)
  const panel = useRoundPanel(day, steps)
  const plan = useRoundPlan(day)
  const hidden = useHiddenNames(day.eventId, day.groupNum)
  const late = useLateEntry(day, rounds.data ?? [], steps.showDone)
  const view = mapView(joinViews(day.view, queryView(rounds)), ([{ contest }, found]) => ({
    rounds: found,
    draw: drawOffer(contest),
  }))
  async function draw() {
    if (contest === null) return
    const isOpen = contest.status === 'open'
    await steps.attempt(
      isOpen ? 'Приём заявок закрыт.' : 'Туры составлены, заходы первого тура распределены.',
      null,
      () =>
        unwrap(
          api.PUT('/api/events/{id}/contest-statuses', {
            params: { path: { id: day.eventId } },
            body: {
              contestIds: [contest.id],
              status: isOpen ? 'closed' : 'ready',
              generateHeats: !isOpen,
            },
          }),
        ),
    )
  }
  return (
    <ContestRoundsScreen
      frame={day.frame}
      view={screenView(view, ['noRight'])}
      outcome={steps.outcome}
      hidden={hidden}
      busyRoundId={steps.busyRoundId}
      onDraw={() => void draw()}
      onStep={steps.onStep}
      onMove={steps.onMove}
      onArrangePairs={steps.onArrangePairs}
      onRenew={steps.onRenew}
      onLateEntry={late.begin}
      onPlan={plan.onPlan}
      onAddHope={plan.onAddHope}
      onRedance={steps.onRedance}
      onRemove={steps.onRemove}
      judging={panel.judging}
      onPanel={panel.onPanel}
      onPublishMarks={steps.onPublishMarks}
      planning={plan.dialog}
      late={late.dialog}
      reopening={steps.reopening}
    />
  )
}

/** The first round is drawn once nobody can enter any more. */
function drawOffer({ status }: Pick<Contest, 'status'>): DrawOffer {
  if (status === 'open') {
    return { text: 'Туры составляют, когда приём заявок закрыт.', label: 'Закрыть приём' }
  }
  if (status === 'closed') {
    const text = 'План туров следует из числа заявок. Отмеченные «нет» в заходы не попадут.'
    return { text, label: 'Составить туры и провести жеребьёвку' }
  }
  return { text: `Состояние номинации: ${contestStatusLabel(status)}.`, label: null }
}
