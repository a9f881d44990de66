import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import { fullName } from '@parket/domain/account/user'
import { initialValues, mergeValues } from '@parket/domain/fields/field'
import { checkJudge, judgeFields, type JudgeFields } from '@parket/domain/judge/judge'
import type { JudgeRecordProps } from '@parket/ui/screens/organiser/JudgeListScreen'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { useEditForm } from '../../data/form/useEditForm.ts'
import { queryClient } from '../../data/queryClient.ts'
import { toasts } from '../../data/toasts.ts'

export type Judge = components['schemas']['Judge']

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
  const q = judge?.last_name ?? ''
  const twins = useQuery(
    {
      queryKey: ['judges', 'twins', q],
      queryFn: () => unwrap(api.GET('/api/judges', { params: { query: { q, page_size: 20 } } })),
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
  const { values, errors, message, refusals, isSending } = form
  return {
    judge: judge && { id, last_name: judge.last_name, first_name: judge.first_name, team },
    form: {
      values,
      errors,
      message,
      refusals,
      isSending,
      onChange: form.change,
      onSubmit: form.submit,
    },
    twins: (twins.data?.items ?? [])
      .filter((twin) => twin.id !== id && twin.team_id === null)
      .map((twin) => ({
        id: twin.id,
        title: [fullName(twin), twin.city, twin.club].filter(Boolean).join(', '),
      })),
    problem: refused && userFacingText(refused),
    isBusy: merge.isPending || removal.isPending,
    onMerge: (into) => merge.mutate(into),
    onDelete: () => removal.mutate(),
    onClose,
  }
}

function valuesOf(judge: Judge): JudgeFields {
  return mergeValues(judgeFields, initialValues(judgeFields), judge)
}
