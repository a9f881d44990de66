import { unwrap, userFacingText } from '@parket/api-client/problem'
import { RehearsalBand } from '@parket/ui/layouts/RehearsalBand'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'

/** The band of a rehearsal, which throws it away and leads to the event that it rehearses. */
export function Rehearsal({ originId }: { originId: number }): ReactNode {
  const links = useLinks()
  const originHref = links.to('event', { eventId: originId })
  const { mutate, isPending, isSuccess, error } = useMutation(
    {
      mutationFn: () =>
        unwrap(
          api.DELETE('/api/admin/events/{id}/rehearsal', { params: { path: { id: originId } } }),
        ),
      // Loaded anew: nothing of the rehearsal is left to be shown.
      onSuccess: () => location.assign(originHref),
    },
    queryClient,
  )
  return (
    <RehearsalBand
      originHref={originHref}
      onEnd={mutate}
      isEnding={isPending || isSuccess}
      error={error && userFacingText(error)}
    />
  )
}
