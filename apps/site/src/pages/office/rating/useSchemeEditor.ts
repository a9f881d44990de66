import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import { checkScheme } from '@parket/domain/rating/checkScheme'
import { initialScheme, type PointsScheme } from '@parket/domain/rating/scheme'
import type { SchemeEditorProps } from '@parket/ui/screens/office/rating/RatingSchemesScreen'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { toRecordForm } from '../../../data/form/toRecordForm.ts'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import { queryClient } from '@parket/react/data/queryClient'
import { toasts } from '../../../data/toasts.ts'

export type Scheme = components['schemas']['PointsScheme']
type SchemeBody = components['schemas']['PointsSchemeInput']

interface SchemeEditorOptions {
  /** Null: the scheme is new. */
  scheme: Scheme | null
  /** `YYYY-MM-DD`: from when on a new scheme is in force unless told. */
  today: string
  onClose: () => void
}

/** The scheme that is open, on the real API; made anew for each. */
export function useSchemeEditor({
  scheme,
  today,
  onClose,
}: SchemeEditorOptions): Omit<SchemeEditorProps, 'personHref'> {
  const path = { params: { path: { schemeId: scheme?.id ?? 0 } } }
  /** What the comparison was made of. */
  const [compared, setCompared] = useState<PointsScheme | null>(null)

  function finish(text: string): void {
    toasts.add({ text })
    void queryClient.invalidateQueries({ queryKey: ['rating'] })
    onClose()
  }
  const form = useEditForm({
    record: {
      values: scheme ? valuesOf(scheme) : { ...initialScheme, starts_on: today },
      version: scheme?.version ?? null,
    },
    check: checkScheme,
    send: ({ values, version }) =>
      unwrap(
        scheme
          ? api.PUT('/api/rating/schemes/{schemeId}', {
              ...path,
              body: { ...bodyOf(values), ...(version !== null && { version }) },
            })
          : api.POST('/api/rating/schemes', { body: bodyOf(values) }),
      ),
    onDone: ({ name }) => finish(`Сохранено: ${name}. Рейтинг пересчитывается`),
    isGuarded: true,
  })
  const comparison = useMutation(
    {
      mutationFn: (values: PointsScheme) =>
        unwrap(api.POST('/api/rating/preview', { body: bodyOf(values) })),
    },
    queryClient,
  )
  const removal = useMutation(
    {
      mutationFn: () => unwrap(api.DELETE('/api/rating/schemes/{schemeId}', path)),
      onSuccess: () => finish(`Удалено: ${scheme?.name ?? ''}. Рейтинг пересчитывается`),
    },
    queryClient,
  )

  const { values } = form
  const refused = comparison.error ?? removal.error
  return {
    scheme: scheme && { name: scheme.name },
    form: toRecordForm(form),
    onCompare() {
      // What keeps the scheme from being saved keeps it from being tried; nothing is sent then.
      if (Object.keys(checkScheme(values)).length > 0) {
        form.submit()
        return
      }
      setCompared(values)
      comparison.mutate(values)
    },
    isComparing: comparison.isPending,
    comparison: comparison.data ?? null,
    isComparisonOld: compared !== values,
    problem: refused && userFacingText(refused),
    isDeleting: removal.isPending,
    onDelete: () => removal.mutate(),
    onClose,
  }
}

function valuesOf(scheme: Scheme): PointsScheme {
  const { id: _, version: __, ...values } = scheme
  return values
}

/** A formula takes the place of tiers. */
function bodyOf(values: PointsScheme): SchemeBody {
  const { tiers, formula } = values
  return {
    ...values,
    tiers: formula
      ? []
      : tiers.map(({ from, points, rest }) => ({ from, points: [...points], rest: rest ?? null })),
  }
}
