import type { components } from '@parket/api-client/schema'
import { ApiProblem } from '@parket/api-client/problem'
import {
  beginMassEdit,
  checkMassEdit,
  chosenValues,
  previewMassEdit,
  type MassChanges,
} from '@parket/domain/contest/massEdit'
import { countOf } from '@parket/domain/format/plural'
import { MassEditDialog } from '@parket/ui/screens/office/contests/MassEditDialog'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import { queryClient } from '@parket/react/data/queryClient'
import { withChangeSet } from '../parts/changes.ts'
import { contestWords } from './contestWords.ts'

type Contest = components['schemas']['Contest']

interface MassEditProps {
  eventId: number
  /** At least one. */
  contests: readonly [Contest, ...Contest[]]
  /** All of the event. */
  all: readonly Contest[]
  /** Is told what was done and the set that undoes it. */
  onDone: (text: string, changeSetId: number | null) => void
  onClose: () => void
}

/** Sets chosen fields of several contests, all or none (…/groups/{groupNum}/mass-edit). */
export function MassEdit({ eventId, contests: given, all, onDone, onClose }: MassEditProps) {
  // As they were when it began: their versions tell whether somebody has changed them meanwhile.
  const [contests] = useState(given)
  const form = useEditForm({
    record: { values: beginMassEdit(contests[0]), version: null },
    check: (changes) => {
      const groupNums = all.map(({ group_num }) => group_num)
      return checkMassEdit(contests, changes, groupNums)
    },
    send: async ({ values }) => ({
      changeSetId: await send(contests, values),
      count: previewMassEdit(contests, values).changing,
    }),
    onDone({ changeSetId, count }) {
      onDone(`Изменено: ${countOf(count, ['номинация', 'номинации', 'номинаций'])}.`, changeSetId)
      void queryClient.invalidateQueries({ queryKey: ['event', eventId] })
    },
  })
  const { values, errors, message, refusals, isSending, change, submit } = form
  return (
    <MassEditDialog
      form={{ values, errors, message, refusals, isSending, onChange: change, onSubmit: submit }}
      count={contests.length}
      preview={previewMassEdit(contests, values)}
      words={contestWords(all)}
      onClose={onClose}
    />
  )
}

/** @returns the set that undoes it */
async function send(
  contests: readonly [Contest, ...Contest[]],
  changes: MassChanges,
): Promise<number | null> {
  const versions = contests.map(({ version }) => version).join(', ')
  try {
    const { changeSetId } = await withChangeSet(
      api.PUT('/api/contests/{id}', {
        params: {
          path: { id: contests[0].id },
          query: { 'mass-update': '' },
          header: { 'If-Match': versions },
        },
        body: {
          contestIds: contests.map(({ id }) => id),
          changes: bodyOf(changes),
        },
      }),
    )
    return changeSetId
  } catch (error) {
    throw error instanceof ApiProblem ? atFields(error) : error
  }
}

/** Lists of the form are read-only, those of a body are not. */
function bodyOf(changes: MassChanges) {
  const { dances, tags, criteria, degrees, ...values } = chosenValues(changes)
  return {
    ...values,
    ...(dances && { dances: [...dances] }),
    ...(tags && { tags: [...tags] }),
    ...(criteria && { criteria: [...criteria] }),
    ...(degrees && { degrees: [...degrees] }),
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
