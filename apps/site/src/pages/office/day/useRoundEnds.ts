import { unwrap } from '@parket/api-client/problem'
import { countOf } from '@parket/domain/format/plural'
import type { DayTask } from '@parket/ui/screens/office/day/DayScreen'
import { useState } from 'react'
import { api } from '../../../data/api.ts'
import { queryClient } from '../../../data/queryClient.ts'
import { reasonsOf } from '../parts/reasons.ts'
import type { useOutcome } from '../parts/useOutcome.ts'

/** Counts rounds whose marks are all there, one after another: what is refused stops none of the others. */
export function useRoundEnds(
  eventId: number,
  { showDone, showRefused }: ReturnType<typeof useOutcome>,
) {
  const [isFinishing, setIsFinishing] = useState(false)

  async function finish(tasks: readonly DayTask[]) {
    setIsFinishing(true)
    const refusals: string[] = []
    for (const task of tasks) {
      try {
        await unwrap(
          api.PUT('/api/contests/{id}/rounds/{roundId}/status', {
            params: { path: { id: task.contest_id, roundId: task.round_id ?? 0 } },
            body: { status: 'judged' },
          }),
        )
      } catch (error) {
        refusals.push(`${task.title}: ${reasonsOf(error).join(' ')}`)
      }
    }
    const done = `Закончено: ${countOf(tasks.length - refusals.length, ['тур', 'тура', 'туров'])}.`
    if (refusals.length === 0) showDone(done, null)
    else showRefused(`${done} Остальные стоят`, refusals)
    await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
    setIsFinishing(false)
  }

  return { isFinishing, onFinish: (tasks: readonly DayTask[]) => void finish(tasks) }
}
