import { EventScreen } from '@parket/ui/screens/events/EventScreen'
import { lazy, Suspense, type ReactNode } from 'react'
import { useAuth } from '../data/auth/AuthProvider.tsx'
import { useEvent } from '../events/useEvent.ts'
import { NotFound } from './NotFound.tsx'

/** Visitors do without it, and without the client that it asks by. */
const EventLeader = lazy(async () => ({
  default: (await import('./EventLeader.tsx')).EventLeader,
}))

interface EventHomeProps {
  eventId: number
  /** What the window's title says before the event's name. */
  title?: string
}

/** The home of an event: when and where, what is danced, what it costs, and the way to register. */
export function EventHome({ eventId, title }: EventHomeProps): ReactNode {
  const { missing, props } = useEvent(eventId, title)
  const { user } = useAuth()
  if (missing !== null) return <NotFound message={missing} />
  const leader = user && (
    <Suspense>
      <EventLeader eventId={eventId} userId={user.id} />
    </Suspense>
  )
  return <EventScreen {...props} leader={leader} />
}
