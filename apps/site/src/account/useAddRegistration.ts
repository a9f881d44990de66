import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import { checkTicket, readTicket } from '@parket/domain/registration/ticket'
import type { AddRegistrationFormProps } from '@parket/ui/screens/account/AddRegistrationForm'
import { useMutation, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { allPages } from '../allPages.ts'
import { api } from '../api.ts'
import { readEventId } from '../event/storage.ts'
import { claimEntry, type EntryTicket } from '../registration/claimEntry.ts'

type FieldErrors = AddRegistrationFormProps['errors']

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
  const [isOpen, setOpen] = useState(false)
  const events = useEvents(isOpen)
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (ticket: EntryTicket) => claimEntry(ticket, userId),
    onSuccess: (_, { reg_n }) => {
      setNotice(`Заявка №\u00A0${reg_n} добавлена`)
      // Somebody may be typing the next one already.
      setTyped((now) => (readTicket(now).reg_n === reg_n ? { ...now, regN: '', pinCode: '' } : now))
    },
  })
  const isChosen = events.some(({ id }) => String(id) === typed.eventId)

  function submit() {
    if (isPending) return
    const { reg_n, pin_code } = readTicket(typed)
    const found: FieldErrors = {
      ...(!isChosen && { event_id: ['Выберите турнир'] }),
      ...checkTicket({ reg_n, pin_code }),
    }
    setErrors(found)
    setNotice(null)
    reset()
    const [first] = Object.keys(found)
    if (first !== undefined) document.getElementsByName(first)[0]?.focus()
    else if (reg_n !== undefined) mutate({ event_id: Number(typed.eventId), reg_n, pin_code })
  }
  return {
    ...typed,
    eventId: isChosen ? typed.eventId : '',
    events,
    errors: { ...errors, ...(error instanceof ApiProblem && error.errors) },
    isRunning: isPending,
    problem: error && userFacingText(error),
    notice,
    onToggle: setOpen,
    onChange: (change) => {
      setTyped((before) => ({ ...before, ...change }))
      setErrors({})
      if (error) reset()
    },
    onSubmit: submit,
  }
}

/** Events to come, the nearest first, then those gone by, the latest first. */
function useEvents(isWanted: boolean): AddRegistrationFormProps['events'] {
  return useQueries({
    queries: (['future', 'past'] as const).map((filter) => ({
      queryKey: ['events-to-choose', filter],
      queryFn: () =>
        allPages((query) =>
          unwrap(api.GET('/api/events', { params: { query: { filter, ...query } } })),
        ),
      enabled: isWanted,
    })),
    combine: (queries) => queries.flatMap(({ data }) => data ?? []),
  })
}
