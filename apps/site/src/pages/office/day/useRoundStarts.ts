import { ApiProblem, unwrap } from '@parket/api-client/problem'
import { countOf } from '@parket/domain/format/plural'
import type { StartDialogProps } from '@parket/ui/screens/office/day/DayScreen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, bulkApi } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { screenView } from '@parket/react/data/view'
import { withChangeSet } from '../parts/changes.ts'
import { reasonsOf } from '@parket/react/data/reasons'

type Until = 'locked' | 'running'

const roundForms = ['тур', 'тура', 'туров'] as const

interface RoundStartsOptions {
  eventId: number
  /** Says what was done; null: nothing can be taken back. */
  onDone: (text: string, changeSetId: number | null) => void
}

/** Starts rounds of the timetable together: a preview first, then one change. */
export function useRoundStarts({ eventId, onDone }: RoundStartsOptions) {
  const [itemIds, setItemIds] = useState<readonly number[] | null>(null)
  const [pending, setPending] = useState<Until | null>(null)
  const [problem, setProblem] = useState<{ text: string; isUnanswered: boolean } | null>(null)
  const preview = useQuery(
    {
      queryKey: ['event', eventId, 'round-starts', itemIds],
      queryFn: () =>
        unwrap(
          api.POST('/api/events/{id}/round-starts', {
            params: { path: { id: eventId } },
            body: { itemIds: [...(itemIds ?? [])], until: 'running', preview: true },
          }),
        ),
      enabled: itemIds !== null,
      gcTime: 0,
    },
    queryClient,
  )

  function close() {
    setItemIds(null)
    setProblem(null)
  }

  async function start(until: Until) {
    if (itemIds === null || pending !== null) return
    setPending(until)
    setProblem(null)
    try {
      const { answer, changeSetId } = await withChangeSet(
        bulkApi.POST('/api/events/{id}/round-starts', {
          params: { path: { id: eventId } },
          body: { itemIds: [...itemIds], until },
        }),
      )
      close()
      onDone(doneText(answer.started.length, answer.stopped.length, until), changeSetId)
    } catch (error) {
      const isUnanswered = error instanceof ApiProblem && error.status === 0
      setProblem({ text: reasonsOf(error).join(' '), isUnanswered })
    }
    setPending(null)
    await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
  }

  const dialog: StartDialogProps | null =
    itemIds === null
      ? null
      : {
          view: screenView(queryView(preview)),
          pending,
          problem: problem?.text ?? null,
          isUnanswered: problem?.isUnanswered ?? false,
          onStart: (until) => void start(until),
          onClose: close,
        }
  return { dialog, onStart: (ids: readonly number[]) => setItemIds(ids) }
}

function doneText(started: number, stopped: number, until: Until): string {
  const rounds = countOf(started, roundForms)
  const done = until === 'running' ? `Начато: ${rounds}.` : `Составлено и закреплено: ${rounds}.`
  return stopped === 0 ? done : `${done} Стоят ${stopped}.`
}
