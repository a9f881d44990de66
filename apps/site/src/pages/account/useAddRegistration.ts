import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import type { AddRegistrationFormProps } from '@parket/ui/screens/account/AddRegistrationForm'
import { useMutation, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { allPages } from '@parket/react/data/allPages'
import { api } from '@parket/react/data/api'
import { readEventId } from '@parket/react/data/event/storage'
import { claimRegistration } from '@parket/react/registration/own/claimRegistration'
import { useTicket } from '@parket/react/registration/own/useTicket'
import { queryClient } from '@parket/react/data/queryClient'

/**
 * The form that adds a registration to the account by event, number and PIN.
 * @param userId of the account
 */
export function useAddRegistration(userId: number): Omit<AddRegistrationFormProps, 'unowned'> {
  const { typed, errors, onChange, onTaken, read } = useTicket({
    eventId: String(readEventId() ?? ''),
    regN: '',
    pinCode: '',
  })
  const [notice, setNotice] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const events = useEvents(isOpen)
  const { mutate, error, isPending, reset } = useMutation(
    {
      // What is typed is checked without a connection too, and a lost one is said at once.
      networkMode: 'always',
      mutationFn: async ({ eventId }: typeof typed) => {
        const ticket = await read(isChosen ? {} : { event_id: ['Выберите турнир'] })
        if (ticket) await claimRegistration({ event_id: Number(eventId), ...ticket }, userId)
        return ticket
      },
      onSuccess: (ticket, { regN }) => {
        if (!ticket) return
        setNotice(`Заявка №\u00A0${ticket.reg_n} добавлена`)
        onTaken(regN)
      },
    },
    queryClient,
  )
  const isChosen = events.some(({ id }) => String(id) === typed.eventId)

  function submit() {
    if (isPending) return
    setNotice(null)
    mutate(typed)
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
      onChange(change)
      if (error) reset()
    },
    onSubmit: submit,
  }
}

/** Events to come, the nearest first, then those gone by, the latest first. */
function useEvents(isWanted: boolean): AddRegistrationFormProps['events'] {
  return useQueries(
    {
      queries: (['future', 'past'] as const).map((filter) => ({
        queryKey: ['events-to-choose', filter],
        queryFn: () =>
          allPages((query) =>
            unwrap(api.GET('/api/events', { params: { query: { filter, ...query } } })),
          ),
        enabled: isWanted,
      })),
      combine: (queries) => queries.flatMap(({ data }) => data ?? []),
    },
    queryClient,
  )
}
