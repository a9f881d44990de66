import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import type { ConsentKind } from '@parket/domain/privacy/consentKinds'
import type { ConsentRequestDialogProps } from '@parket/ui/screens/office/registrations/ConsentRequestDialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { mapView, screenView } from '@parket/react/data/view'
import { reasonsOf } from '@parket/react/data/reasons'

type ConsentNumbers = components['schemas']['ConsentRequests']

interface Asked {
  eventId: number
  consent: ConsentKind
  /** Number of the contest; null: the whole event. */
  groupNum: number | null
  /** Whether the numbers are shown before the dialog is opened. */
  isShown: boolean
}

/** The dialog that asks by mail for a consent, and the numbers behind it. */
export function useConsentRequests({ eventId, consent, groupNum, isShown }: Asked) {
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const scope = { consent, ...(groupNum !== null && { group_num: groupNum }) }
  const path = { id: eventId }
  const found = useQuery(
    {
      queryKey: ['event', eventId, 'consent-requests', consent, groupNum],
      enabled: isShown || isOpen,
      queryFn: () =>
        unwrap(api.GET('/api/events/{id}/consent-requests', { params: { path, query: scope } })),
    },
    queryClient,
  )

  async function send() {
    setIsSending(true)
    setProblem(null)
    try {
      const { letters } = await unwrap(
        api.POST('/api/events/{id}/consent-requests', { params: { path }, body: scope }),
      )
      setSent(letters)
    } catch (error) {
      setProblem(reasonsOf(error).join(' '))
    }
    // Who was asked, and the registrations' history, are others now.
    await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
    setIsSending(false)
  }

  const view = screenView(
    mapView(queryView(found), (numbers: ConsentNumbers) => ({ numbers })),
    [],
  )
  const dialog: ConsentRequestDialogProps | null = isOpen
    ? {
        consent,
        view,
        isSending,
        problem,
        sent,
        onSend: () => void send(),
        onClose: () => setIsOpen(false),
      }
    : null
  return {
    /** Null until they have come. */
    numbers: found.data ?? null,
    dialog,
    onAsk: () => {
      setProblem(null)
      setSent(null)
      setIsOpen(true)
      // What was read when the page opened may be hours old.
      if (found.data) void found.refetch()
    },
  }
}

/** The names that the public pages of a contest hide, as the screens of its day say it. */
export function useHiddenNames(eventId: number, groupNum: number) {
  const { numbers, dialog, onAsk } = useConsentRequests({
    eventId,
    consent: 'publication',
    groupNum,
    isShown: true,
  })
  return numbers && { names: numbers.names, dialog, onAsk }
}
