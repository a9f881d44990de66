import { newId } from '@parket/api-client/newId'
import type { components } from '@parket/api-client/schema'
import { contestsOfGrid } from '@parket/domain/contest/grid'
import { parseGridAge, parseGridSize } from '@parket/domain/contest/gridWords'
import { numberedTitle } from '@parket/domain/contest/title'
import { countOf } from '@parket/domain/format/plural'
import type {
  GridDialogProps,
  GridDraft,
} from '@parket/ui/screens/office/contests/ContestListScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import { queryClient } from '@parket/react/data/queryClient'
import { withChangeSet } from '../parts/changes.ts'
import { contestBody } from './contestBody.ts'
import { contestWords } from './contestWords.ts'

const blank: GridDraft = {
  sections: [],
  sizes: [],
  ages: [],
  levels: [],
  price: null,
  from: null,
}

type Existing = readonly Pick<
  components['schemas']['Contest'],
  'group_num' | 'section' | 'level' | 'dances'
>[]

/**
 * The dialog that makes a grid of contests.
 *
 * @param contests those of the event: their numbers are taken
 * @param onDone is told what was done and the set that undoes it
 */
export function useContestGrid(
  eventId: number,
  contests: Existing,
  onDone: (text: string, changeSetId: number | null) => void,
) {
  const [isOpen, setIsOpen] = useState(false)
  const form = useEditForm({
    record: { values: blank, version: null },
    check: () => ({}),
    send: ({ values }) => send(eventId, gridOf(values, contests)),
    onDone({ count, changeSetId }) {
      setIsOpen(false)
      onDone(`Создано: ${countOf(count, ['номинация', 'номинации', 'номинаций'])}.`, changeSetId)
      void queryClient.invalidateQueries({ queryKey: ['event', eventId] })
    },
  })
  const { values, errors, message, refusals, isSending, change, submit } = form
  const dialog: GridDialogProps | null = isOpen
    ? {
        form: { values, errors, message, refusals, isSending, onChange: change, onSubmit: submit },
        preview: gridOf(values, contests).map((contest) => numberedTitle(contest)),
        words: contestWords(contests),
        onClose: () => setIsOpen(false),
      }
    : null
  return {
    dialog,
    begin() {
      change(blank)
      setIsOpen(true)
    },
  }
}

/** The contests that the words make; none before there are any. */
function gridOf({ sections, sizes, ages, levels, price, from }: GridDraft, contests: Existing) {
  if (sections.length === 0 && sizes.length === 0) return []
  const taken = contests.map(({ group_num }) => group_num)
  const named = sizes.length > 0 ? sizes : ['Соло']
  const grid = {
    sections,
    sizes: named.map((size) => parseGridSize(size, price ?? 0)),
    ages: ages.map((age) => parseGridAge(age)),
    levels,
    from: from ?? Math.max(0, ...taken) + 1,
  }
  return contestsOfGrid(grid, new Set(taken))
}

async function send(eventId: number, contests: ReturnType<typeof gridOf>) {
  const body = contests.map((contest) => Object.assign(contestBody(contest), { id: newId() }))
  const { answer, changeSetId } = await withChangeSet(
    api.POST('/api/events/{id}/contests', { params: { path: { id: eventId } }, body }),
  )
  return { count: answer.contests.length, changeSetId }
}
