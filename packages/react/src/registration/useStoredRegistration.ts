import { ApiProblem, userFacingText } from '@parket/api-client/problem'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import type { RegistrationPendingScreenProps } from '@parket/ui/screens/registration/RegistrationPendingScreen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLinks } from '../data/address/useLinks.ts'
import { useAuth } from '../data/auth/AuthProvider.tsx'
import { useLoginDialog } from '../data/auth/LoginDialogContext.ts'
import { queryClient } from '../data/queryClient.ts'
import { fetchRegistration } from './own/fetchRegistration.ts'
import { knownPin } from './own/openRegistration.ts'

/** A registration that is about to be changed. */
export interface StoredRegistration {
  /** Null while it is on its way, or failed. */
  stored: RegistrationAnswer | null
  /** What is shown meanwhile. */
  pending: RegistrationPendingScreenProps
}

/** Fetches a registration once, for its change: what others change meanwhile is told when the change is sent. */
export function useStoredRegistration(eventId: number, regDataId: number): StoredRegistration {
  const { status } = useAuth()
  const [held, setHeld] = useState<RegistrationAnswer | null>(null)
  const stored = held?.regData.id === regDataId ? held : null
  const isSessionKnown = status === 'loggedIn' || status === 'anonymous'
  const {
    data: fresh,
    error,
    refetch,
  } = useQuery(
    {
      queryKey: ['registration-to-change', eventId, regDataId],
      queryFn: () => fetchRegistration(eventId, regDataId, knownPin(eventId, regDataId)),
      enabled: isSessionKnown && stored === null,
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  )
  if (fresh?.regData.id === regDataId && stored === null) setHeld(fresh)
  const onLogin = useLoginDialog()
  const links = useLinks()
  return {
    stored,
    pending: {
      view: error
        ? {
            state: 'failed',
            message: userFacingText(error),
            onRetry: isLoginNeeded(error) ? onLogin : () => void refetch(),
          }
        : { state: 'loading' },
      links: { event: links.to('event', { eventId }) },
    },
  }
}

function isLoginNeeded(error: Error): boolean {
  return error instanceof ApiProblem && error.status === 401
}
