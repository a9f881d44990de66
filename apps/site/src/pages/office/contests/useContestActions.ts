import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import { numberedTitle, type NumberedContest } from '@parket/domain/contest/title'
import {
  contestLifeMachine,
  isDrawGivenUp,
  steppingBack,
  type ContestAnswer,
  type ContestChecks,
  type ContestWithStatus,
  type ReasonedChange,
  type StatusChange,
} from '@parket/domain/contest/contestLifeMachine'
import { contestStatusLabel, type ContestStatus } from '@parket/domain/contest/status'
import { countOf } from '@parket/domain/format/plural'
import type { AdminContest } from '@parket/ui/screens/office/contests/ContestListScreen'
import type { Outcome } from '@parket/ui/screens/office/registrations/ContestRegistrationsScreen'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { api, bulkApi } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { withChangeSet } from '../parts/changes.ts'
import { useRoundEnds } from '../day/useRoundEnds.ts'
import { useOutcome } from '../parts/useOutcome.ts'
import { useUndo } from '../parts/useUndo.ts'

const words = ['номинация', 'номинации', 'номинаций'] as const

/** What is done to several contests at once, or to a whole one, and its way back. */
export function useContestActions(eventId: number) {
  const said = useOutcome()
  const { outcome, showRefused: refuse } = said
  const { undoOf } = useUndo(eventId, said)
  const rounds = useRoundEnds({ eventId, undoOf, ...said })
  const life = useActorRef(lifeOf(eventId))
  const asked = useSelector(life, (current) =>
    current.matches('confirming') ? current.context.wanted : null,
  )
  const checks = useSelector(life, (current) =>
    current.matches('answering') ? current.context : null,
  )
  const work = useSelector(life, workUnderWay)
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['event', eventId] })

  /** Says that something was done, and how to take it back. */
  function showDone(text: string, changeSetId: number | null) {
    said.showDone(text, undoOf(changeSetId))
  }

  const tellChanged = useEffectEvent(
    ({ contests, status }: StatusChange, changeSetId: number | null) => {
      const label = contestStatusLabel(status)
      showDone(`${countOf(contests.length, words)}: теперь «${label}».`, changeSetId)
    },
  )
  const tellRefused = useEffectEvent(({ contests, status }: StatusChange, error: unknown) => {
    const refused = refusedOf(error, contests)
    const rest = contests.filter((contest) => !refused.has(contest))
    // One that waits, for an answer to a check say, does not stop the others.
    const next =
      refused.size > 0 && rest.length > 0
        ? {
            label: `Без\u00A0них: ${countOf(rest.length, words)}`,
            onPress: () => life.send({ type: 'status.choose', contests: rest, status }),
          }
        : null
    refuse('Ни одна номинация не изменена', reasonsOf(error, contests), next)
  })
  useEffect(() => {
    const subscriptions = [
      life.on('statuses.changed', ({ change, changeSetId }) => tellChanged(change, changeSetId)),
      life.on('statuses.refused', ({ change, error }) => tellRefused(change, error)),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [life])

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
    outcome: work ?? outcome,
    showDone,
    onStatus: (contests: readonly AdminContest[], status: ContestStatus) =>
      life.send({ type: 'status.choose', contests, status }),
    question: asked && {
      title: 'Вернуть на шаг назад?',
      text: backText(asked),
      confirmLabel: 'Вернуть',
      reasonOf: isDrawGivenUp(asked) ? ('either' as const) : null,
      onConfirm: (reason: string) => life.send({ type: 'change.confirm', reason }),
      onCancel: () => life.send({ type: 'change.drop' }),
    },
    checks: checks && {
      asked: checks.asked,
      given: checks.given,
      count: checks.wanted?.contests.length ?? 0,
      onPublish: (answers: readonly ContestAnswer[], left: readonly ContestWithStatus[]) =>
        life.send({ type: 'checks.answer', answers, left }),
      onClose: () => life.send({ type: 'change.drop' }),
    },
    remove,
    download,
    rounds,
  }
}

const checking: Outcome = { state: 'pending', text: 'Проверяем результаты…' }
const changing: Outcome = { state: 'pending', text: 'Меняем номинации…' }

/** What takes seconds with the contests of a whole session; null: nothing is under way. */
function workUnderWay({ value }: SnapshotFrom<typeof contestLifeMachine>): Outcome | null {
  if (value === 'asking') return checking
  return value === 'changing' ? changing : null
}

/** The machine of an event's contests, with the call that changes them. */
function lifeOf(eventId: number) {
  return contestLifeMachine.provide({
    actors: {
      changeStatuses: fromPromise<number | null, ReasonedChange>(async ({ input }) => {
        const { contests, status, reason, answers } = input
        try {
          const { changeSetId } = await withChangeSet(
            bulkApi.PUT('/api/events/{id}/contest-statuses', {
              params: { path: { id: eventId } },
              body: {
                contestIds: contests.map(({ id }) => id),
                status,
                ...(reason !== '' && { reason }),
                ...(answers.length > 0 && { answers: [...answers] }),
              },
            }),
          )
          return changeSetId
        } finally {
          // The list is fetched anew, whether its page is still open or not.
          void queryClient.invalidateQueries({ queryKey: ['event', eventId] })
        }
      }),
      listChecks: fromPromise<readonly ContestChecks[], StatusChange>(async ({ input }) => {
        const waiting = await unwrap(
          bulkApi.GET('/api/events/{id}/checks', { params: { path: { id: eventId } } }),
        )
        return input.contests.flatMap((contest) => {
          const own = waiting.find(({ contest_id }) => contest_id === contest.id)
          return own ? [{ contest, checks: own.checks }] : []
        })
      }),
    },
  })
}

/** «3 номинации будут снова «Приём заявок». Заявки и оценки остаются.» */
function backText(change: StatusChange): string {
  const label = contestStatusLabel(change.status)
  const kept = isDrawGivenUp(change)
    ? 'Заявки остаются, заходы пропадут; закреплённые можно отменить только по решению главного судьи.'
    : 'Заявки и оценки остаются.'
  return `${countOf(steppingBack(change).length, words)}: снова «${label}». ${kept}`
}

/** The contests that the server names by their places (`contestIds.3`). */
function refusedOf<Contest>(error: unknown, contests: readonly Contest[]): Set<Contest> {
  const paths = error instanceof ApiProblem ? Object.keys(error.errors) : []
  return new Set(
    paths.flatMap((path) => {
      const [field, place] = path.split('.')
      const contest = field === 'contestIds' ? contests[Number(place)] : undefined
      return contest === undefined ? [] : [contest]
    }),
  )
}

/** By contest where the server names it by its place (`contestIds.3`), else what it says at all. */
function reasonsOf(error: unknown, contests: readonly NumberedContest[]): string[] {
  const errors = error instanceof ApiProblem ? Object.entries(error.errors) : []
  if (errors.length === 0) return [userFacingText(error)]
  return errors.map(([path, texts]) => {
    const contest = contests[Number(path.split('.')[1])]
    const text = texts.join('. ')
    return contest ? `${numberedTitle(contest)}: ${text}` : text
  })
}
