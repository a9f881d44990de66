import { ApiProblem, userFacingText } from '@parket/api-client/problem'
import { numberedTitle } from '@parket/domain/contest/title'
import { contestStatusLabel, statusStep, type ContestStatus } from '@parket/domain/contest/status'
import { countOf } from '@parket/domain/format/plural'
import type { AdminContest, Outcome } from '@parket/ui/screens/office/contests/ContestListScreen'
import { useState } from 'react'
import { api } from '../../../data/api.ts'
import { queryClient } from '../../../data/queryClient.ts'
import { undoChange, withChangeSet } from '../parts/changes.ts'

const words = ['номинация', 'номинации', 'номинаций'] as const

/** What is done to several contests at once, or to a whole one, and its way back. */
export function useContestActions(eventId: number) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** What is done once the question is answered. */
  const [asked, setAsked] = useState<{
    contests: readonly AdminContest[]
    status: ContestStatus
  } | null>(null)
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

  /** @returns whether they are gone: all or none */
  async function remove(contests: readonly AdminContest[]): Promise<boolean> {
    const [first, ...others] = contests
    if (!first) return false
    const isOne = others.length === 0
    const title = `Номинация «${numberedTitle(first)}»`
    try {
      const { changeSetId } = await withChangeSet(
        isOne
          ? api.DELETE('/api/contests/{id}', { params: { path: { id: first.id } } })
          : api.POST('/api/events/{id}/contests/delete', {
              params: { path: { id: eventId } },
              body: { contestIds: contests.map(({ id }) => id) },
            }),
      )
      const count = countOf(contests.length, words)
      showDone(isOne ? `${title} удалена.` : `Удалено: ${count}.`, changeSetId)
      await refetch()
      return true
    } catch (error) {
      const refused = isOne ? `${title} не удалена` : 'Ни одна номинация не удалена'
      refuse(refused, reasonsOf(error, contests))
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
    /** «A step back asks to confirm» (docs/rules/contest-life.md, «Steps»). */
    onStatus: (contests: readonly AdminContest[], status: ContestStatus) => {
      const isBack = contests.some((one) => statusStep(one.status, status, one.scoring) === 'back')
      if (isBack) setAsked({ contests, status })
      else void setStatus(contests, status)
    },
    question: asked && {
      title: 'Вернуть на шаг назад?',
      children: backText(asked.contests, asked.status),
      confirmLabel: 'Вернуть',
      tone: 'neutral' as const,
      onConfirm: () => {
        setAsked(null)
        void setStatus(asked.contests, asked.status)
      },
      onCancel: () => setAsked(null),
    },
    remove,
    download,
  }
}

/** «3 номинации будут снова «Приём заявок». Заявки и оценки остаются.» */
function backText(contests: readonly AdminContest[], status: ContestStatus): string {
  const back = contests.filter((one) => statusStep(one.status, status, one.scoring) === 'back')
  const label = contestStatusLabel(status)
  return `${countOf(back.length, words)}: снова «${label}». Заявки и оценки остаются.`
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
