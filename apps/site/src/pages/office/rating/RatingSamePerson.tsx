import { unwrap, userFacingText } from '@parket/api-client/problem'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import {
  SamePersonScreen,
  type SamePersonPair,
  type SamePersonDecision,
} from '@parket/ui/screens/office/rating/SamePersonScreen'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { mapView, screenView } from '@parket/react/data/view'
import { usePartLinks } from './usePartLinks.ts'

/** Who of the team is one person (docs/adr/0036). */
export function RatingSamePerson(): ReactNode {
  const links = useLinks()
  const parts = usePartLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const query = useQuery(
    { queryKey: ['rating', 'doubles'], queryFn: () => unwrap(api.GET('/api/rating/doubles')) },
    queryClient,
  )
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['rating'] })
  const decision = useMutation(
    {
      mutationFn: ({ pair: { one, other }, isSame }: { pair: SamePersonPair; isSame: boolean }) =>
        unwrap(
          api.POST('/api/rating/doubles', {
            body: { dancer_id: one.dancer_id, other_id: other.dancer_id, is_same: isSame },
          }),
        ),
      onSuccess,
    },
    queryClient,
  )
  const undo = useMutation(
    {
      mutationFn: ({ id }: SamePersonDecision) =>
        unwrap(api.DELETE('/api/rating/doubles/{linkId}', { params: { path: { linkId: id } } })),
      onSuccess,
    },
    queryClient,
  )
  const refused = decision.error ?? undo.error
  return (
    <SamePersonScreen
      view={screenView(
        mapView(queryView(query), ({ items, decisions }) => ({ pairs: items, decisions })),
        ['noRight'],
      )}
      onDecide={(pair, isSame) => decision.mutate({ pair, isSame })}
      onUndo={(taken) => undo.mutate(taken)}
      isBusy={decision.isPending || undo.isPending}
      problem={refused && userFacingText(refused)}
      timeZone={defaultTimeZone}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{ home: links.to('home'), parts }}
    />
  )
}
