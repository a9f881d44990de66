import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { AccountUser } from '@parket/domain/account/user'
import type { ConsentKind } from '@parket/domain/privacy/consentKinds'
import type { ConsentsProps } from '@parket/ui/screens/account/ProfileScreen'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { toasts } from '../../data/toasts.ts'

const STEP = 10
/** As long as a page of the call gets. */
const MOST = 200

/** What the account consented to by registering, and taking it back. */
export function useConsents({ id }: AccountUser): ConsentsProps {
  const links = useLinks()
  const [count, setCount] = useState(STEP)
  const queryKey = ['consents', id]
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...queryKey, count],
      queryFn: () =>
        unwrap(
          api.GET('/api/users/{id}/consents', {
            params: { path: { id }, query: { page_size: count } },
          }),
        ),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  const withdrawal = useMutation(
    {
      mutationFn: ({ regDataId, kind }: { regDataId: number; kind: ConsentKind }) =>
        unwrap(
          api.POST('/api/users/{id}/consents/{regDataId}/withdraw', {
            params: { path: { id, regDataId } },
            body: { consent: kind },
          }),
        ),
      onSuccess: () => toasts.add({ text: 'Согласие отозвано' }),
      onSettled: () => queryClient.invalidateQueries({ queryKey }),
    },
    queryClient,
  )

  function view(): ConsentsProps['view'] {
    if (data) {
      // No more than a page is shown: who has so many has a club, and writes to the organiser.
      return { state: 'ready', consents: data.items, total: Math.min(data.total, MOST) }
    }
    if (!error) return { state: 'loading' }
    return { state: 'failed', message: userFacingText(error), onRetry: () => void refetch() }
  }
  return {
    view: view(),
    onMore: () => setCount(Math.min(count * 4, MOST)),
    onWithdraw: ({ reg_data_id }, kind) => withdrawal.mutate({ regDataId: reg_data_id, kind }),
    isSending: withdrawal.isPending,
    message: withdrawal.error && userFacingText(withdrawal.error),
    documents: {
      processing: links.to('consent', { consent: 'processing' }),
      publication: links.to('consent', { consent: 'publication' }),
    },
  }
}
