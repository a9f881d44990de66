import { unwrap } from '@parket/api-client/problem'
import { problemText } from '@parket/domain/problems/catalogue'
import { searchDesk, type DeskPerson } from '@parket/domain/desk/desk'
import { readTicketCode } from '@parket/domain/registration/ticket'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { TYPING_MS, useDebounced } from '@parket/react/data/useDebounced'
import type { OpenAtDesk } from './openAtDesk.ts'

/** Whom one can take in at a glance. */
const SHOWN = 20
/** Fewer characters are in everybody's phone or mail. */
const LEAST = 4

/**
 * The search of the desk and the registration in hand. Numbers and names are found in what is here, phones and mails by
 * the server, once no number is.
 *
 * @param warn says why a code opens nothing
 */
export function useDeskSearch(
  eventId: number,
  people: readonly DeskPerson[],
  warn: (problem: string) => void,
) {
  const [q, setQ] = useState('')
  const [opened, setOpened] = useState<Opened | null>(null)
  const asked = useDebounced(q.trim(), TYPING_MS)
  const here = searchDesk(people, asked)
  const isAsked =
    asked.length >= LEAST && here.exact === null && here.begins.length + here.named.length === 0
  const byContact = useQuery({ ...contactQuery(eventId, asked), enabled: isAsked }, queryClient)
  const foundByContact = isAsked && byContact.data ? new Set(byContact.data) : null

  // Another search closes what it does not find; what is done to the open one does not.
  const now = searchDesk(people, q)
  const isFound = (id: number) =>
    now.exact?.id === id ||
    [...now.begins, ...now.named].some((person) => person.id === id) ||
    foundByContact?.has(id) === true
  const openedId = opened && idOf(opened, people)
  const openId =
    openedId !== null && (opened?.search === q.trim() || isFound(openedId)) ? openedId : null
  const { data: open = null } = useQuery(
    { ...registrationQuery(eventId, openId ?? 0), enabled: openId !== null },
    queryClient,
  )

  function openByCode(text: string) {
    const code = readTicketCode(text)
    if (code?.eventId !== eventId) {
      setQ('')
      warn(problemText(code ? 'code_of_other_event' : 'code_unknown'))
      return
    }
    const search = String(code.regN)
    setQ(search)
    // Not by the start number: another registration may wear it.
    setOpened({ regN: code.regN, search })
  }

  return {
    q,
    onSearch: setQ,
    foundByContact,
    open: openId !== null && open?.regData.id === openId ? open : null,
    onOpen: (id: number | null) => setOpened(id === null ? null : { id, search: q.trim() }),
    openByCode,
  }
}

/** What is open, by the search that opened it: a code may be read before the list is here. */
type Opened = { search: string } & ({ id: number } | { regN: number })

function idOf(opened: Opened, people: readonly DeskPerson[]): number | null {
  if ('id' in opened) return opened.id
  return people.find(({ reg_n }) => reg_n === opened.regN)?.id ?? null
}

function contactQuery(eventId: number, q: string) {
  return {
    queryKey: ['event', eventId, 'desk', 'contact', q],
    queryFn: async (): Promise<number[]> => {
      const { items } = await unwrap(
        api.GET('/api/events/{id}/registrations', {
          params: { path: { id: eventId }, query: { page_size: SHOWN, q } },
        }),
      )
      return items.map(({ regData }) => regData.id)
    },
  }
}

function registrationQuery(eventId: number, regId: number) {
  return {
    queryKey: ['event', eventId, 'registration', regId],
    queryFn: (): Promise<OpenAtDesk> =>
      unwrap(
        api.GET('/api/events/{id}/reg-datas/{regId}', {
          params: { path: { id: eventId, regId } },
        }),
      ),
    // Nothing of it stays here when it is put away.
    gcTime: 0,
  }
}
