import { EventDrawsScreen } from '@parket/ui/screens/events/EventDrawsScreen'
import type { ReactNode } from 'react'
import { useDraws } from '../events/useDraws.ts'
import { NotFound } from './NotFound.tsx'

interface EventDrawsProps {
  eventId: number
  /** What the window's title says before the event's name. */
  title?: string
}

/** Every draw of an event, with its seed and its reason. */
export function EventDraws({ eventId, title }: EventDrawsProps): ReactNode {
  const { missing, props } = useDraws(eventId, title)
  if (missing !== null) return <NotFound message={missing} />
  return <EventDrawsScreen {...props} />
}
