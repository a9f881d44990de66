import { countOf } from '@parket/domain/format/plural'
import type { DayTask } from '@parket/ui/screens/office/day/DayScreen'
import { useState } from 'react'
import { bulkApi } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { withChangeSet } from '../parts/changes.ts'
import { reasonsOf } from '@parket/react/data/reasons'
import type { useOutcome } from '../parts/useOutcome.ts'

type RoundTask = Pick<DayTask, 'round_id' | 'round_version'>

interface RoundEndsOptions extends Pick<
  ReturnType<typeof useOutcome>,
  'showDone' | 'showPartial' | 'showRefused'
> {
  eventId: number
  /** The way back of a change; null: it has none. */
  undoOf: (changeSetId: number | null) => (() => void) | null
}

/** Counts rounds whose marks are all there, in one change: what is refused stops none of the others. */
export function useRoundEnds({ eventId, undoOf, ...outcome }: RoundEndsOptions) {
  const [isFinishing, setIsFinishing] = useState(false)

  async function finish(tasks: readonly RoundTask[]) {
    setIsFinishing(true)
    const rounds = tasks.flatMap(({ round_id: id, round_version: version }) =>
      id === null || version === null ? [] : [{ id, version }],
    )
    try {
      const { answer, changeSetId } = await withChangeSet(
        bulkApi.POST('/api/events/{id}/round-ends', {
          params: { path: { id: eventId } },
          body: { rounds },
        }),
      )
      const done = `Закончено: ${countOf(answer.ended.length, ['тур', 'тура', 'туров'])}.`
      const refusals = answer.stopped.map(({ title, text }) => `${title}: ${text}`)
      if (refusals.length === 0) outcome.showDone(done, undoOf(changeSetId))
      else outcome.showPartial(`${done} Остальные стоят`, refusals, undoOf(changeSetId))
    } catch (error) {
      outcome.showRefused('Закончить туры не\u00A0получилось', reasonsOf(error))
    }
    await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
    setIsFinishing(false)
  }

  return { isFinishing, onFinish: (tasks: readonly RoundTask[]) => void finish(tasks) }
}
