import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { DancerInput } from '@parket/domain/registration/request'
import type {
  RosterDancer,
  RosterDialogProps,
  RosterEdit,
} from '@parket/ui/screens/registration/RosterDialog'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { allPages } from '../../data/allPages.ts'
import { api } from '../../data/api.ts'
import { queryClient } from '../../data/queryClient.ts'

type Fields = RosterEdit['values']
type Stored = components['schemas']['RosterDancer']

interface Roster {
  view: RosterDialogProps['view']
  state: Pick<RosterDialogProps, 'edit' | 'isSaving' | 'problem' | 'removed'>
  actions: Omit<RosterDialogProps['actions'], 'onAdd' | 'onClose'>
}

/**
 * The roster of an account, and what changes it.
 * @param isWanted false until somebody looks at it: nothing is fetched before
 */
export function useRoster(userId: number, isWanted: boolean): Roster {
  const key = ['roster', userId]
  const roster = useQuery(
    { queryKey: key, queryFn: () => fetchAll(userId), enabled: isWanted },
    queryClient,
  )
  const [edit, setEdit] = useState<RosterEdit | null>(null)
  const [removed, setRemoved] = useState<DancerInput | null>(null)
  const saving = useMutation(
    {
      mutationFn: (work: () => Promise<unknown>) => work(),
      onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
    },
    queryClient,
  )

  function run(work: () => Promise<unknown>, onDone: () => void = () => {}) {
    setRemoved(null)
    saving.mutate(work, { onSuccess: onDone })
  }
  function saveEdit(sent: RosterEdit) {
    saving.mutate(() => save(userId, sent.rosterId, sent.values), {
      // What was typed while it was being saved is not saved yet.
      onSuccess: () => setEdit((now) => (now?.values === sent.values ? null : now)),
      onError: (error) => setEdit((now) => now && { ...now, errors: fieldErrors(error) }),
    })
  }
  return {
    view: viewOf(roster.data, roster.error, () => void roster.refetch()),
    state: {
      edit,
      isSaving: saving.isPending,
      problem: problemOf(saving.error, edit),
      removed,
    },
    actions: {
      onKeep: (dancers) => run(() => Promise.all(dancers.map((dancer) => keep(userId, dancer)))),
      onEdit: ({ rosterId, last_name, first_name, birth_date, gender }) => {
        saving.reset()
        if (rosterId === null) return
        setEdit({
          rosterId,
          values: { last_name, first_name, birth_date, ...(gender && { gender }) },
          errors: {},
        })
      },
      onEditChange: (change) =>
        setEdit(edit && { ...edit, values: { ...edit.values, ...change }, errors: {} }),
      onEditSave: () => {
        if (edit) saveEdit(edit)
      },
      onEditCancel: () => {
        saving.reset()
        setEdit(null)
      },
      onRemove: (dancer) => {
        if (dancer.rosterId === null) return
        const { rosterId, ...fields } = dancer
        run(
          () => remove(userId, rosterId),
          () => setRemoved(fields),
        )
      },
      onPutBack: () => {
        if (removed) run(() => keep(userId, removed))
      },
    },
  }
}

function fieldErrors(error: Error): FieldErrors {
  return error instanceof ApiProblem ? error.errors : {}
}

/** What no field of the form shows, in Russian. */
function problemOf(error: Error | null, edit: RosterEdit | null): string | null {
  if (!error) return null
  const isShown = edit !== null && Object.keys(edit.errors).some((field) => field in edit.values)
  return isShown ? null : userFacingText(error)
}

function viewOf(
  stored: readonly Stored[] | undefined,
  error: Error | null,
  onRetry: () => void,
): RosterDialogProps['view'] {
  if (stored) return { state: 'ready', dancers: stored.map(asDancer) }
  return error ? { state: 'failed', message: userFacingText(error), onRetry } : { state: 'loading' }
}

function asDancer({
  id,
  user_id,
  last_name,
  first_name,
  birth_date,
  gender,
}: Stored): RosterDancer {
  return { rosterId: id, user_id, last_name, first_name, birth_date, gender }
}

function fetchAll(userId: number): Promise<Stored[]> {
  return allPages((query) =>
    unwrap(api.GET('/api/users/{id}/roster', { params: { path: { id: userId }, query } })),
  )
}

/** Whoever is in the roster already stays there once. */
async function keep(userId: number, dancer: Fields): Promise<void> {
  const { last_name, first_name, birth_date, gender } = dancer
  try {
    await unwrap(
      api.POST('/api/users/{id}/roster', {
        params: { path: { id: userId } },
        body: { last_name, first_name, birth_date, ...(gender && { gender }) },
      }),
    )
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 409) throw error
  }
}

function save(userId: number, dancerId: number, values: Fields): Promise<Stored> {
  return unwrap(
    api.PUT('/api/users/{id}/roster/{dancerId}', {
      params: { path: { id: userId, dancerId } },
      body: values,
    }),
  )
}

async function remove(userId: number, dancerId: number): Promise<void> {
  await unwrap(
    api.DELETE('/api/users/{id}/roster/{dancerId}', { params: { path: { id: userId, dancerId } } }),
  )
}
