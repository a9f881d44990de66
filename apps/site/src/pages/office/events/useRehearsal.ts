import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { Outcome } from '@parket/ui/screens/office/events/AdminEventListScreen'
import { useMutation } from '@tanstack/react-query'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'

/** Makes the rehearsal of an event, or opens the one there is. */
export function useRehearsal() {
  const links = useLinks()
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: (id: number) =>
        unwrap(api.POST('/api/admin/events/{id}/rehearsal', { params: { path: { id } } })),
      // Loaded anew: the rights at the rehearsal come with the page.
      onSuccess: ({ id }) => location.assign(links.to('eventContests', { eventId: id })),
    },
    queryClient,
  )
  return { onRehearse: mutate, isPending, outcome: outcomeOf(isPending, error) }
}

function outcomeOf(isPending: boolean, error: Error | null): Outcome | null {
  if (isPending) return { state: 'pending', text: 'Готовим репетицию: заявки, заходы, оценки…' }
  if (error === null) return null
  return {
    state: 'refused',
    title: 'Репетицию начать не удалось',
    reasons: [userFacingText(error)],
  }
}
