import { ApiProblem, userFacingText } from '@parket/api-client/problem'
import { numberedTitle } from '@parket/domain/contest/title'
import { contestStatusLabel, type ContestStatus } from '@parket/domain/contest/status'
import { countOf } from '@parket/domain/format/plural'
import type { AdminContest, Outcome } from '@parket/ui/screens/organiser/ContestListScreen'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { queryClient } from '../../data/queryClient.ts'
import { undoChange, withChangeSet } from './changes.ts'

const words = ['номинация', 'номинации', 'номинаций'] as const

/** What is done to several contests at once, or to a whole one, and its way back. */
export function useContestActions(eventId: number) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['event', eventId] })

  /** Says that something was done, and how to take it back. */
  function showDone(text: string, changeSetId: number | null) {
    const onUndo = changeSetId === null ? null : () => void undo(changeSetId)
    setOutcome({ state: 'done', text, onUndo })
  }

  async function undo(changeSetId: number) {
    try {
      await undoChange(eventId, changeSetId)
      setOutcome({ state: 'done', text: 'Возвращено как было.', onUndo: null })
    } catch (error) {
      refuse('Вернуть не получилось', [userFacingText(error)])
    }
    await refetch()
  }

  function refuse(title: string, reasons: readonly string[]) {
    setOutcome({ state: 'refused', title, reasons })
  }

  async function setStatus(contests: readonly AdminContest[], status: ContestStatus) {
    const contestIds = contests.map(({ id }) => id)
    try {
      const { changeSetId } = await withChangeSet(
        api.PUT('/api/events/{id}/contest-statuses', {
          params: { path: { id: eventId } },
          body: { contestIds, status },
        }),
      )
      const label = contestStatusLabel(status)
      showDone(`${countOf(contests.length, words)}: теперь «${label}».`, changeSetId)
    } catch (error) {
      refuse('Ни одна номинация не изменена', reasonsOf(error, contests))
    }
    await refetch()
  }

  /** @returns whether it is gone */
  async function remove(contest: AdminContest): Promise<boolean> {
    try {
      const { changeSetId } = await withChangeSet(
        api.DELETE('/api/contests/{id}', { params: { path: { id: contest.id } } }),
      )
      showDone(`Номинация «${numberedTitle(contest)}» удалена.`, changeSetId)
      await refetch()
      return true
    } catch (error) {
      refuse(`Номинация «${numberedTitle(contest)}» не удалена`, [userFacingText(error)])
      return false
    }
  }

  /** @param download saves a file */
  async function download(download: () => Promise<void>) {
    try {
      await download()
    } catch (error) {
      refuse('Выгрузить не получилось', [userFacingText(error)])
    }
  }

  return {
    outcome,
    showDone,
    onStatus: (contests: readonly AdminContest[], status: ContestStatus) =>
      void setStatus(contests, status),
    remove,
    download,
  }
}

/** By contest where the server names it by its place (`contestIds.3`), else what it says at all. */
function reasonsOf(error: unknown, contests: readonly AdminContest[]): string[] {
  const errors = error instanceof ApiProblem ? Object.entries(error.errors) : []
  if (errors.length === 0) return [userFacingText(error)]
  return errors.map(([path, texts]) => {
    const contest = contests[Number(path.split('.')[1])]
    const text = texts.join('. ')
    return contest ? `${numberedTitle(contest)}: ${text}` : text
  })
}
