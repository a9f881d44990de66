import { EventStatisticsScreen } from '@parket/ui/screens/events/EventStatisticsScreen'
import type { ReactNode } from 'react'
import { useStatistics } from '../events/useStatistics.ts'
import { NotFound } from './NotFound.tsx'

interface EventStatisticsProps {
  eventId: number
  /** What the window's title says before the event's name. */
  title?: string
}

/** How many have entered an event, and from where. */
export function EventStatistics({ eventId, title }: EventStatisticsProps): ReactNode {
  const { missing, props } = useStatistics(eventId, title)
  if (missing !== null) return <NotFound message={missing} />
  return <EventStatisticsScreen {...props} />
}
