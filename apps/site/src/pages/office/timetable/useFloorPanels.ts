import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import { floorObstacle, panelsByFloor } from '@parket/domain/timetable/floorPanels'
import type { PlanOptions, RoundToPlan } from '@parket/domain/timetable/plan'
import type { PlanDialogProps } from '@parket/ui/screens/office/timetable/TimetableScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'

interface FloorPanelsOptions {
  eventId: number
  rounds: readonly RoundToPlan[]
  /** The plan that was asked for; null while something is missing. */
  wanted: PlanOptions | null
  /** Who may sit, by letter. */
  judges: components['schemas']['TimetableRounds']['judges']
  onProblem: (text: string | null) => void
}

/** What stands against the floors that were asked for, and panels that would let all of them dance. */
export function useFloorPanels({
  eventId,
  rounds,
  wanted,
  judges,
  onProblem,
}: FloorPanelsOptions): PlanDialogProps['floors'] {
  const [isSending, setIsSending] = useState(false)
  const obstacle = wanted && floorObstacle(rounds, wanted)
  if (!wanted || !obstacle) return null
  const letterOf = (id: number) => {
    const judge = judges.find((one) => one.id === id)
    return judge ? [judge.letter, judge.name].filter(Boolean).join(' ') : ''
  }
  const offer =
    obstacle.because === 'judges'
      ? panelsByFloor(
          rounds,
          judges.map(({ id }) => id),
          wanted.floorCount,
        )
      : null

  async function seat(): Promise<void> {
    setIsSending(true)
    onProblem(null)
    const panels = (offer ?? []).flatMap(({ judges: judgeIds, contests }) =>
      contests.map((contest_id) => ({ contest_id, judgeIds })),
    )
    try {
      const params = { path: { id: eventId } }
      await unwrap(api.PUT('/api/events/{id}/panels', { params, body: { panels } }))
      await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
    } catch (error) {
      onProblem(userFacingText(error))
    }
    setIsSending(false)
  }

  return {
    used: obstacle.used,
    because: obstacle.because,
    judges: obstacle.judges.map(letterOf),
    offer:
      offer &&
      offer.map((floor) => ({
        judges: floor.judges.map(letterOf),
        contests: floor.contests.length,
      })),
    isSending,
    onSeat: () => void seat(),
  }
}
