import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import { problemText } from '@parket/domain/problems/catalogue'
import type { AddRegistrationFormProps } from '@parket/ui/screens/account/AddRegistrationForm'
import { useMutation, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api.ts'
import { readEventId } from '../event/storage.ts'
import { claimEntry, type EntryTicket } from '../registration/claimEntry.ts'

type FieldErrors = AddRegistrationFormProps['errors']

/** As many events as somebody may look through in a list. */
const MOST = 100

/**
 * The form that adds a registration to the account by event, number and PIN.
 * @param userId of the account
 */
export function useAddRegistration(userId: number): Omit<AddRegistrationFormProps, 'unowned'> {
  const [typed, setTyped] = useState({
    eventId: String(readEventId() ?? ''),
    regN: '',
    pinCode: '',
  })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [notice, setNotice] = useState<string | null>(null)
  const events = useEvents()
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (ticket: EntryTicket) => claimEntry(ticket, userId),
    onSuccess: (_, { reg_n }) => {
      setNotice(`Заявка №\u00A0${reg_n} добавлена`)
      // Somebody may be typing the next one already.
      setTyped((now) => (Number(now.regN) === reg_n ? { ...now, regN: '', pinCode: '' } : now))
    },
  })
  const isChosen = events.some(({ id }) => String(id) === typed.eventId)

  function submit() {
    if (isPending) return
    const found = problemsOf({ ...typed, eventId: isChosen ? typed.eventId : '' })
    setErrors(found)
    setNotice(null)
    reset()
    const [first] = Object.keys(found)
    if (first === undefined) mutate(ticketOf(typed))
    else document.getElementsByName(first)[0]?.focus()
  }
  return {
    ...typed,
    eventId: isChosen ? typed.eventId : '',
    events,
    errors: { ...errors, ...(error instanceof ApiProblem && error.errors) },
    isRunning: isPending,
    problem: error && userFacingText(error),
    notice,
    onChange: (change) => {
      setTyped((before) => ({ ...before, ...change }))
      setErrors({})
      if (error) reset()
    },
    onSubmit: submit,
  }
}

/** Events to come, the nearest first, then those gone by, the latest first. */
function useEvents(): AddRegistrationFormProps['events'] {
  return useQueries({
    queries: (['future', 'past'] as const).map((filter) => ({
      queryKey: ['events-to-choose', filter],
      queryFn: () =>
        unwrap(api.GET('/api/events', { params: { query: { filter, page_size: MOST } } })),
    })),
    combine: (queries) => queries.flatMap(({ data }) => data?.items ?? []),
  })
}

type Typed = Record<'eventId' | 'regN' | 'pinCode', string>

function ticketOf({ eventId, regN, pinCode }: Typed): EntryTicket {
  return { event_id: Number(eventId), reg_n: Number(regN), pin_code: pinCode.trim() }
}

function problemsOf({ eventId, regN, pinCode }: Typed) {
  const errors: FieldErrors = {}
  if (eventId === '') errors.event_id = ['Выберите турнир']
  if (regN.trim() === '') errors.reg_n = [problemText('required')]
  else if (!/^\s*\d+\s*$/.test(regN)) errors.reg_n = [problemText('number_invalid')]
  if (pinCode.trim() === '') errors.pin_code = [problemText('required')]
  return errors
}
