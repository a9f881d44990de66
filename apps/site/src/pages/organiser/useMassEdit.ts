import { contestFields } from '@parket/domain/contest/fields'
import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import { ApiProblem } from '@parket/api-client/problem'
import type {
  AdminContest,
  MassChanges,
  MassEditDialogProps,
} from '@parket/ui/screens/organiser/ContestListScreen'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { useEditForm } from '../../data/form/useEditForm.ts'
import { queryClient } from '../../data/queryClient.ts'
import { withChangeSet } from './changes.ts'

const nothing: MassChanges = {
  section: null,
  price: null,
  capacity: null,
  min_entries: null,
  heat_size: null,
}

const names = Object.keys(nothing) as (keyof MassChanges)[]

/**
 * The dialog that sets chosen fields of several contests, all or none.
 *
 * @param onDone is told what was done and the set that undoes it
 * @param onClose where to go when it was given up; left out, it only closes
 */
export function useMassEdit(
  eventId: number,
  onDone: (text: string, changeSetId: number | null) => void,
  onClose?: () => void,
) {
  const [chosen, setChosen] = useState<readonly (AdminContest & { version: number })[] | null>(null)
  function close() {
    setChosen(null)
    onClose?.()
  }
  const form = useEditForm({
    record: { values: nothing, version: null },
    check: checkChanges,
    send: ({ values }) => send(chosen ?? [], values),
    onDone({ changeSetId, count }) {
      setChosen(null)
      onDone(`Изменено: ${countOf(count, ['номинация', 'номинации', 'номинаций'])}.`, changeSetId)
      void queryClient.invalidateQueries({ queryKey: ['event', eventId] })
    },
  })
  const { values, errors, message, refusals, isSending, change, submit } = form
  const dialog: MassEditDialogProps | null = chosen && {
    form: { values, errors, message, refusals, isSending, onChange: change, onSubmit: submit },
    count: chosen.length,
    preview: previewOf(chosen, values),
    onClose: close,
  }
  return {
    dialog,
    begin: (contests: readonly (AdminContest & { version: number })[]) => {
      form.change(nothing)
      setChosen(contests)
    },
  }
}

function changesOf(values: MassChanges) {
  return Object.fromEntries(
    names.filter((name) => values[name] !== null).map((n) => [n, values[n]]),
  )
}

function checkChanges(values: MassChanges): FieldErrors {
  const errors: FieldErrors = {}
  for (const name of names) {
    const value = values[name]
    if (value !== null) contestFields[name].check(errors, name, value as never)
  }
  return errors
}

async function send(
  contests: readonly { id: string; version: number }[],
  values: MassChanges,
): Promise<{ changeSetId: number | null; count: number }> {
  const contestIds = contests.map(({ id }) => id)
  const [id = ''] = contestIds
  const versions = contests.map(({ version }) => version).join(', ')
  try {
    const { changeSetId } = await withChangeSet(
      api.PUT('/api/contests/{id}', {
        params: {
          path: { id },
          query: { 'mass-update': '' },
          header: { 'If-Match': versions },
        },
        body: { contestIds, changes: changesOf(values) },
      }),
    )
    return { changeSetId, count: contestIds.length }
  } catch (error) {
    throw error instanceof ApiProblem ? atFields(error) : error
  }
}

/** The server names fields below `changes.`; the form has them by themselves. */
function atFields(problem: ApiProblem): ApiProblem {
  const errors = Object.fromEntries(
    Object.entries(problem.errors).map(([path, texts]) => [path.replace(/^changes\./, ''), texts]),
  )
  const { answer, status, retryAfter } = problem
  return new ApiProblem({ status, retryAfter, answer: answer && { ...answer, errors } })
}

/** How many of the contests would change, and from what. */
function previewOf(
  contests: readonly AdminContest[],
  values: MassChanges,
): MassEditDialogProps['preview'] {
  const lines = names.flatMap((name): [keyof MassChanges, string][] => {
    const value = values[name]
    if (value === null) return []
    const changing = contests.filter((contest) => contest[name] !== value)
    if (changing.length === 0) return [[name, 'Так уже у всех']]
    const before = [...new Set(changing.map((contest) => textOf(name, contest[name])))]
    const most = before.slice(0, 3).join(', ') + (before.length > 3 ? '…' : '')
    return [[name, `Изменится в ${changing.length}: сейчас ${most}`]]
  })
  return Object.fromEntries(lines)
}

function textOf(name: keyof MassChanges, value: string | number | null): string {
  if (value === null || value === '') return 'не указано'
  return name === 'price' ? formatMoney(Number(value)) : String(value)
}
