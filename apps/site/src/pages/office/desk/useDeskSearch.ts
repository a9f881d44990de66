import { unwrap } from '@parket/api-client/problem'
import { problemText } from '@parket/domain/problems/catalogue'
import { readTicketCode } from '@parket/domain/registration/ticket'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../data/api.ts'
import { queryClient } from '../../../data/queryClient.ts'
import { TYPING_MS, useDebounced } from '../../../data/useDebounced.ts'
import {
  useOpenRegistration,
  type StoredRegistration,
} from '../registrations/useOpenRegistration.ts'

/** Whom one can take in at a glance. */
const SHOWN = 20

/**
 * The search of the desk: by words as they are typed, by a number and Enter, by a code that the camera or a scanner in
 * the hand has read.
 *
 * @param warn says why a code opens nothing
 */
export function useDeskSearch(eventId: number, warn: (problem: string) => void) {
  const [q, setQ] = useState('')
  const asked = useDebounced(q.trim(), TYPING_MS)
  const query = useQuery(
    { ...queryOf(eventId, asked), placeholderData: keepPreviousData },
    queryClient,
  )
  const items = query.data ?? []
  const [open, setOpen] = useOpenRegistration(eventId, items, q.trim())

  async function openFound(
    text: string,
    choose: (found: readonly StoredRegistration[]) => StoredRegistration | undefined,
  ) {
    const found = await queryClient.fetchQuery({ ...queryOf(eventId, text), staleTime: 0 })
    const one = choose(found)
    if (one) setOpen(one, text)
  }

  function openByCode(text: string) {
    const code = readTicketCode(text)
    if (code?.eventId !== eventId) {
      setQ('')
      warn(problemText(code ? 'code_of_other_event' : 'code_unknown'))
      return
    }
    const { regN } = code
    setQ(String(regN))
    // Not by the start number: another registration may wear it.
    void openFound(String(regN), (found) => found.find(({ regData }) => regData.reg_n === regN))
  }

  function submit() {
    const text = q.trim()
    // A scanner in the hand types what it reads, and Enter.
    if (text.includes('://')) openByCode(text)
    else void openFound(text, (found) => byNumber(found, text))
  }

  return {
    query,
    items,
    open,
    setOpen,
    openByCode,
    q,
    onSearch: setQ,
    onSubmit: submit,
  }
}

function queryOf(eventId: number, q: string) {
  return {
    queryKey: ['event', eventId, 'desk', q],
    queryFn: async (): Promise<StoredRegistration[]> => {
      const query = { page_size: SHOWN, ...(q && { q }) }
      const { items } = await unwrap(
        api.GET('/api/events/{id}/registrations', { params: { path: { id: eventId }, query } }),
      )
      return items
    },
  }
}

/** Who wears the number, else whose registration it is, else the only one that was found. */
function byNumber(found: readonly StoredRegistration[], text: string) {
  return (
    found.find(({ regData }) => String(regData.start_number ?? regData.reg_n) === text) ??
    found.find(({ regData }) => String(regData.reg_n) === text) ??
    (found.length === 1 ? found[0] : undefined)
  )
}
