import { LiveScreen } from '@parket/ui/screens/events/LiveScreen'
import type { ReactNode } from 'react'
import { useLive } from '../events/useLive.ts'
import { NotFound } from './NotFound.tsx'

interface LiveProps {
  eventId: number
  /** What the window's title says before the event's name. */
  title?: string
}

/** What is on at an event now: for those in the hall, on their own phones. */
export function Live({ eventId, title }: LiveProps): ReactNode {
  const { missing, props } = useLive(eventId, title)
  if (missing !== null) return <NotFound message={missing} />
  return <LiveScreen {...props} />
}
