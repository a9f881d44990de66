import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import { fullName } from '@parket/domain/account/user'
import { initialValues, mergeValues } from '@parket/domain/fields/field'
import { checkJudge, judgeFields, type JudgeFields } from '@parket/domain/judge/judge'
import type { JudgeRecordProps } from '@parket/ui/screens/office/judges/JudgeListScreen'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { toRecordForm } from '../../../data/form/toRecordForm.ts'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { toasts } from '../../../data/toasts.ts'
import { TYPING_MS, useDebounced } from '@parket/react/data/useDebounced'
import { mapView, screenView } from '@parket/react/data/view'

export type Judge = components['schemas']['Judge']

/** A page of the search: judges that teams have entered are on it, too, and cannot be chosen. */
const SEARCHED = 200

interface JudgeRecordOptions {
  /** Null: the judge is being entered. */
  judge: Judge | null
  /** Name of the team that entered the judge; null for one of the directory. */
  team: string | null
  onClose: () => void
}

/** The judge who is open beside the directory, on the real API; made anew for each. */
export function useJudgeRecord({ judge, team, onClose }: JudgeRecordOptions): JudgeRecordProps {
  const id = judge?.id ?? 0
  const path = { params: { path: { id } } }
  const [typed, setTyped] = useState(judge?.last_name ?? '')
  const q = useDebounced(typed.trim(), TYPING_MS)
  const found = useQuery(
    {
      queryKey: ['judges', 'to merge', q],
      queryFn: () =>
        unwrap(
          api.GET('/api/judges', { params: { query: { page_size: SEARCHED, ...(q && { q }) } } }),
        ),
      enabled: judge !== null,
    },
    queryClient,
  )

  function finish(text: string, name: string): void {
    toasts.add({ text: `${text}: ${name}` })
    void queryClient.invalidateQueries({ queryKey: ['judges'] })
    onClose()
  }
  const form = useEditForm({
    record: { values: judge ? valuesOf(judge) : initialValues(judgeFields), version: null },
    check: checkJudge,
    send: ({ values: body }) =>
      unwrap(
        judge ? api.PUT('/api/judges/{id}', { ...path, body }) : api.POST('/api/judges', { body }),
      ),
    onDone: (saved) => finish('Сохранено', fullName(saved)),
    isGuarded: true,
  })
  const merge = useMutation(
    {
      mutationFn: (into: number) =>
        unwrap(api.POST('/api/judges/{id}/merge', { ...path, body: { into } })),
      onSuccess: (kept) => finish('Объединено', fullName(kept)),
    },
    queryClient,
  )
  const removal = useMutation(
    {
      mutationFn: () => unwrap(api.DELETE('/api/judges/{id}', path)),
      onSuccess: () => finish('Удалено', judge ? fullName(judge) : ''),
    },
    queryClient,
  )

  const refused = merge.error ?? removal.error
  return {
    judge: judge && { id, last_name: judge.last_name, first_name: judge.first_name, team },
    form: toRecordForm(form),
    merge: judge && {
      q: typed,
      onSearch: setTyped,
      found: screenView(
        mapView(queryView(found), ({ items }) => ({ judges: mergeable(items, id) })),
      ),
      onMerge: (into) => merge.mutate(into),
    },
    problem: refused && userFacingText(refused),
    isBusy: merge.isPending || removal.isPending,
    onDelete: () => removal.mutate(),
    onClose,
  }
}

/** A judge goes into one of the directory alone: those that teams have entered are of one team. */
function mergeable(judges: readonly Judge[], id: number): { id: number; title: string }[] {
  return judges
    .filter((other) => other.id !== id && other.team_id === null)
    .map((other) => ({
      id: other.id,
      title: [fullName(other), other.city, other.club].filter(Boolean).join(', '),
    }))
}

function valuesOf(judge: Judge): JudgeFields {
  return mergeValues(judgeFields, initialValues(judgeFields), judge)
}
