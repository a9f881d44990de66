import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import { numberedName } from '@parket/domain/contest/title'
import { dancerName } from '@parket/domain/registration/dancers'
import type { JnjRole } from '@parket/domain/registration/request'
import type {
  AddDialogProps,
  EntryContest,
  FoundRegistration,
} from '@parket/ui/screens/office/registrations/ContestRegistrationsScreen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { TYPING_MS, useDebounced } from '@parket/react/data/useDebounced'
import { reasonsOf } from '@parket/react/data/reasons'
import { enterContest } from './enterContest.ts'

type RegDataAnswer = components['schemas']['RegDataAnswer']

interface AddOptions {
  eventId: number
  /** The contest of the page; null until it has come. */
  contest: EntryContest | null
  contests: readonly EntryContest[]
  onDone: (text: string, onUndo: null) => void
}

const none: RegDataAnswer[] = []

/** Enters registrations of the event in a contest, by the rules of registering. */
export function useAddEntry({ eventId, contest, contests, onDone }: AddOptions) {
  const links = useLinks()
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [chosenId, setChosenId] = useState('')
  const [role, setRole] = useState<JnjRole | ''>('')
  const [isSending, setIsSending] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const q = useDebounced(text, TYPING_MS)
  const search = useQuery(
    {
      queryKey: ['event', eventId, 'findRegistrations', q],
      queryFn: () => find(eventId, q),
      enabled: isOpen && q.trim() !== '',
    },
    queryClient,
  )
  const found = search.data ?? none

  /** What was refused is another answer once something else is typed or chosen. */
  function retyped<T>(set: (value: T) => void): (value: T) => void {
    return (value) => {
      setReasons([])
      set(value)
    }
  }

  async function add() {
    const chosen = found.find(({ regData }) => String(regData.id) === chosenId)
    if (!chosen || !contest) return
    setIsSending(true)
    try {
      await enterContest(eventId, chosen, {
        contest_id: contest.id,
        ...(contest.jnj_role_split && role !== '' && { role }),
      })
      setIsOpen(false)
      onDone(`Добавлено: ${labelOf(chosen)}.`, null)
      await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
    } catch (error) {
      setReasons(reasonsOf(error))
    }
    setIsSending(false)
  }

  const dialog: AddDialogProps | null = isOpen
    ? {
        search: { value: text, onChange: retyped(setText), isLoading: search.isFetching },
        found: found.map((each) => toFound(each, contests, contest?.id)),
        chosenId,
        onChoose: retyped(setChosenId),
        role: contest?.jnj_role_split ? { value: role, onChange: retyped(setRole) } : null,
        reasons,
        isSending,
        onAdd: () => void add(),
        onClose: () => setIsOpen(false),
        links: { register: links.to('paperForm', { eventId }) },
      }
    : null
  return {
    dialog,
    begin: () => {
      setText('')
      setChosenId('')
      setRole('')
      setReasons([])
      setIsOpen(true)
    },
  }
}

async function find(eventId: number, q: string): Promise<RegDataAnswer[]> {
  const { items } = await unwrap(
    api.GET('/api/events/{id}/registrations', {
      params: { path: { id: eventId }, query: { q, page_size: 20 } },
    }),
  )
  return items
}

function labelOf({ regData, dancers }: RegDataAnswer): string {
  return `${regData.reg_n}.\u00A0${dancers.map(dancerName).join(', ')}`
}

function toFound(
  found: RegDataAnswer,
  contests: readonly EntryContest[],
  contestId: string | undefined,
): FoundRegistration {
  const entered = contests.filter(({ id }) =>
    found.registrations.some((entry) => entry.contest_id === id && entry.status !== 'withdrawn'),
  )
  const isHere = entered.some(({ id }) => id === contestId)
  const others = entered.filter(({ id }) => id !== contestId).map(numberedName)
  return {
    id: String(found.regData.id),
    label: labelOf(found),
    description: [isHere && 'уже в этой номинации', found.regData.city, ...others]
      .filter(Boolean)
      .join(', '),
    isHere,
  }
}
