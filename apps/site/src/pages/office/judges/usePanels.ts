import { unwrap, userFacingText } from '@parket/api-client/problem'
import { hasPanel } from '@parket/domain/contest/judged'
import { drawPanels } from '@parket/domain/judge/panels'
import type {
  ContestPanelItem,
  EventJudgeItem,
  JudgeTie,
  PanelsProps,
} from '@parket/ui/screens/office/judges/EventJudgesScreen'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '@parket/react/data/api'
import { useUnsavedGuard } from '@parket/react/data/form/unsavedGuard'
import type { Contest } from '@parket/react/data/event/eventSource'
import { queryClient } from '@parket/react/data/queryClient'
import { toasts } from '../../../data/toasts.ts'

type Panels = ReadonlyMap<string, readonly number[]>

const none: Panels = new Map()

/** The panels of an event: as they are stored, with what was changed and is not saved yet. */
export function usePanels(
  eventId: number,
  contests: readonly Contest[],
  eventJudges: readonly EventJudgeItem[],
): PanelsProps {
  const params = { path: { id: eventId } }
  const queryKey = ['event', eventId, 'panels']
  const [changed, setChanged] = useState<Panels>(none)
  const stored = useQuery(
    {
      queryKey,
      queryFn: () => unwrap(api.GET('/api/events/{id}/panels', { params })),
    },
    queryClient,
  )
  const save = useMutation(
    {
      mutationFn: () =>
        unwrap(
          api.PUT('/api/events/{id}/panels', {
            params,
            body: {
              panels: [...changed.keys()].map((contest_id) => ({
                contest_id,
                judgeIds: panelOf(contest_id),
              })),
            },
          }),
        ),
      onSuccess(panels) {
        // Before it is said: of so many boxes the page is late, and would still ask about leaving.
        flushSync(() => {
          queryClient.setQueryData(queryKey, panels)
          setChanged(none)
        })
        toasts.add({ text: 'Бригады сохранены' })
      },
    },
    queryClient,
  )

  const tiesKey = ['event', eventId, 'judge-conflicts']
  const ties = useQuery(
    {
      queryKey: tiesKey,
      queryFn: () => unwrap(api.GET('/api/events/{id}/judge-conflicts', { params })),
    },
    queryClient,
  )
  const answer = useMutation(
    {
      mutationFn: ({ ties, text }: { ties: readonly JudgeTie[]; text: string }) =>
        unwrap(
          api.PUT('/api/events/{id}/judge-conflicts', {
            params,
            body: { answers: ties.map(({ contest_id, key }) => ({ contest_id, key, text })) },
          }),
        ),
      onSuccess(all) {
        queryClient.setQueryData(tiesKey, all)
        toasts.add({ text: 'Ответ сохранён: он останется в\u00A0протоколе' })
      },
    },
    queryClient,
  )

  useUnsavedGuard(changed.size > 0)

  const judges = eventJudges.filter(({ letter, role }) => letter !== null && role !== 'trainee')
  const storedPanels: Panels = new Map(
    stored.data?.map(({ contest_id, judgeIds }) => [contest_id, judgeIds]),
  )
  // A judge taken off since the panels were drawn sits on none of them any more.
  const isSeated = (id: number) => judges.some(({ judge_id }) => judge_id === id)
  const panelOf = (id: string) => (changed.get(id) ?? storedPanels.get(id) ?? []).filter(isSeated)
  const judged = contests.filter((contest) => hasPanel(contest) && contest.status !== 'cancelled')
  const running = new Set(judged.filter(({ status }) => status === 'running').map(({ id }) => id))
  const items = judged.map(({ id, group_num, group_name, section, scoring, status }) => ({
    id,
    group_num,
    group_name,
    section,
    scoring,
    judgeIds: panelOf(id),
    isJudged: status === 'judged' || status === 'published',
  }))

  /** Leaves alone what is being danced: its panel may hold marks, and all panels are saved together. */
  function draw(size: number): void {
    const isFixed = ({ id, isJudged }: ContestPanelItem) => isJudged || running.has(id)
    const open = items.filter((item) => !isFixed(item)).map(({ id }) => id)
    const fixed = items.filter(isFixed).map(({ judgeIds }) => judgeIds)
    const lines = judges.filter(({ role }) => role === 'line')
    setChanged(
      drawPanels(
        open,
        lines.map(({ judge: { id, city, club } }) => ({ id, city, club })),
        size,
        fixed,
      ),
    )
  }

  return {
    contests: items,
    judges,
    isChanged: changed.size > 0,
    isSaving: save.isPending,
    problem: problemOf(save.error ?? answer.error),
    onToggle(contestId, judgeId) {
      const panel = panelOf(contestId)
      const ids = panel.includes(judgeId)
        ? panel.filter((id) => id !== judgeId)
        : judges
            .map(({ judge_id }) => judge_id)
            .filter((id) => id === judgeId || panel.includes(id))
      setChanged(new Map(changed).set(contestId, ids))
    },
    onDraw: draw,
    onSave: () => save.mutate(),
    onReset: () => setChanged(none),
    ties: ties.data ?? [],
    isAnswering: answer.isPending,
    onAnswer: (ties, text) => answer.mutate({ ties, text }),
  }
}

function problemOf(error: unknown): string | null {
  return error ? userFacingText(error) : null
}
