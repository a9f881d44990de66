import { ApiProblem } from '@parket/api-client/problem'
import { countOf } from '@parket/domain/format/plural'
import { sessionPapers } from '@parket/domain/round/sessionPapers'
import type {
  PlannedSheet,
  SessionPaperScreenProps,
} from '@parket/ui/screens/office/paper/SessionPaperScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { undoChange, withChangeSet } from '../parts/changes.ts'
import { reasonsOf } from '@parket/react/data/reasons'
import { useOutcome } from '../parts/useOutcome.ts'
import { sessionPapersOf } from './sessionPapersSource.ts'

/** Prints what is shown and notes it; where a round is another by now, the sheets are read anew instead. */
export function usePaperPrint(
  eventId: number,
  sessionId: number,
): Pick<SessionPaperScreenProps, 'outcome' | 'isPrinting' | 'onPrint'> {
  const { outcome, showDone, showRefused, clear } = useOutcome()
  const [isPrinting, setIsPrinting] = useState(false)
  const refetch = () => queryClient.invalidateQueries(sessionPapersOf(eventId, sessionId))

  async function print(sheets: readonly PlannedSheet[]) {
    if (isPrinting) return
    clear()
    setIsPrinting(true)
    try {
      const papers = noted(sheets)
      const changeSetId = papers.length === 0 ? null : await note(papers)
      // What is printed stands on the page until the printing is over: only then it is read anew.
      window.print()
      const count = sheets.reduce((sum, sheet) => sum + sheet.count, 0)
      showDone(
        `Отмечено: на\u00A0печать ушло ${countOf(count, ['лист', 'листа', 'листов'])}.`,
        changeSetId === null ? null : () => void undo(changeSetId),
      )
    } catch (error) {
      const isStale = error instanceof ApiProblem && error.status === 409
      if (isStale) {
        showRefused('Листы уже другие', [
          'Туры изменились, пока вы смотрели. Проверьте листы и напечатайте ещё раз.',
        ])
      } else {
        showRefused('Напечатать не получилось', reasonsOf(error))
      }
    }
    setIsPrinting(false)
    await refetch()
  }

  async function note(papers: ReturnType<typeof noted>): Promise<number | null> {
    const { changeSetId } = await withChangeSet(
      api.POST('/api/events/{id}/sessions/{sessionId}/paper-prints', {
        params: { path: { id: eventId, sessionId } },
        body: { papers },
      }),
    )
    return changeSetId
  }

  async function undo(changeSetId: number) {
    try {
      await undoChange(eventId, changeSetId)
      showDone('Отметка о\u00A0печати снята.', null)
    } catch (error) {
      showRefused('Вернуть не получилось', reasonsOf(error))
    }
    await refetch()
  }

  return {
    outcome,
    isPrinting,
    onPrint: (sheets) => void print(sheets),
  }
}

/** Each paper with its rounds, as they are shown. */
function noted(sheets: readonly PlannedSheet[]) {
  return sessionPapers.flatMap((paper) => {
    const rounds = new Map(
      sheets
        .filter((sheet) => sheet.paper === paper)
        .flatMap((sheet) => sheet.rounds.map(({ id, version }) => [id, version])),
    )
    if (rounds.size === 0) return []
    return [{ paper, rounds: [...rounds].map(([round_id, version]) => ({ round_id, version })) }]
  })
}
