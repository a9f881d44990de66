import { useCallback } from 'react'
import { ErrorState } from '@parket/ui/components/ErrorState'
import { Skeleton } from '@parket/ui/components/Skeleton'
import { fetchEvent, type Registered } from './api.ts'
import { RegistrationForm } from './RegistrationForm.tsx'
import { useLoaded } from './useLoaded.ts'

interface RegistrationPageProps {
  eventId: number
  onRegistered: (registered: Registered) => void
}

/** The form, once its event has come. */
export function RegistrationPage({ eventId, onRegistered }: RegistrationPageProps) {
  const load = useCallback(() => fetchEvent(eventId), [eventId])
  const data = useLoaded(load)
  if (data.state === 'loading') return <Skeleton lines={6} />
  if (data.state === 'failed') return <ErrorState message={data.message} onRetry={data.onRetry} />
  return <RegistrationForm data={data.data} onRegistered={onRegistered} />
}
