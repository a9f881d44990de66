import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { AccountUser } from '@parket/domain/account/user'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import type { DevicesProps } from '@parket/ui/screens/account/ProfileScreen'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { queryClient } from '@parket/react/data/queryClient'

/** Where the account is logged in, and logging out there. */
export function useDevices({ id }: AccountUser): DevicesProps {
  const { end } = useAuth()
  const queryKey = ['devices', id]
  const { data, error, refetch } = useQuery(
    {
      queryKey,
      queryFn: () => unwrap(api.GET('/api/users/{id}/devices', { params: { path: { id } } })),
    },
    queryClient,
  )
  const ending = useMutation(
    {
      mutationFn: (deviceId: number) =>
        unwrap(
          api.DELETE('/api/users/{id}/devices/{deviceId}', { params: { path: { id, deviceId } } }),
        ),
      onSettled: () => queryClient.invalidateQueries({ queryKey }),
    },
    queryClient,
  )
  const endingAll = useMutation(
    {
      mutationFn: () =>
        unwrap(api.POST('/api/users/{id}/log-out-everywhere', { params: { path: { id } } })),
      // The token of this device ended too.
      onSuccess: end,
    },
    queryClient,
  )
  const refused = ending.error ?? endingAll.error

  function view(): DevicesProps['view'] {
    if (data) return { state: 'ready', devices: data }
    if (!error) return { state: 'loading' }
    return { state: 'failed', message: userFacingText(error), onRetry: () => void refetch() }
  }
  return {
    view: view(),
    timeZone: defaultTimeZone,
    endingId: ending.isPending ? ending.variables : null,
    message: refused && userFacingText(refused),
    onEnd: (deviceId) => ending.mutate(deviceId),
    onEndAll: () => endingAll.mutate(),
  }
}
