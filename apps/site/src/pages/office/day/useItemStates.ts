import type { DayScreenProps } from '@parket/ui/screens/office/day/DayScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { withChangeSet } from '../parts/changes.ts'
import { reasonsOf } from '@parket/react/data/reasons'
import { useUndo } from '../parts/useUndo.ts'
import type { useOutcome } from '../parts/useOutcome.ts'

type State = Parameters<DayScreenProps['onItemState']>[1]

const doneTexts: Record<State, string> = {
  running: 'Отмечено: началось.',
  over: 'Отмечено: закончилось.',
  ahead: 'Отметка снята.',
}

/** Notes that items of the timetable start and end, with a way back. */
export function useItemStates(
  eventId: number,
  { showDone, showRefused }: ReturnType<typeof useOutcome>,
) {
  const [pendingItems, setPendingItems] = useState<ReadonlySet<number>>(new Set())
  const { undoOf } = useUndo(eventId, { showDone, showRefused })
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['event', eventId] })

  async function setState(itemId: number, state: State) {
    if (pendingItems.has(itemId)) return
    setPendingItems((before) => new Set([...before, itemId]))
    try {
      const { changeSetId } = await withChangeSet(
        api.PUT('/api/events/{id}/session-items/{itemId}/state', {
          params: { path: { id: eventId, itemId } },
          body: { state },
        }),
      )
      showDone(doneTexts[state], undoOf(changeSetId))
    } catch (error) {
      showRefused('Отметить не получилось', reasonsOf(error))
    }
    await refetch()
    setPendingItems((before) => new Set([...before].filter((id) => id !== itemId)))
  }

  return {
    pendingItems,
    onItemState: (itemId: number, state: State) => void setState(itemId, state),
    undoOf,
  }
}
