import { EventResultsScreen } from '@parket/ui/screens/events/EventResultsScreen'
import type { ReactNode } from 'react'
import { useResults } from '../events/useResults.ts'
import { NotFound } from './NotFound.tsx'

interface EventResultsProps {
  eventId: number
  /** What the window's title says before the event's name. */
  title?: string
}

/** Places and marks of an event, contest by contest. */
export function EventResults({ eventId, title }: EventResultsProps): ReactNode {
  const { missing, props } = useResults(eventId, title)
  if (missing !== null) return <NotFound message={missing} />
  return <EventResultsScreen key={props.form.number} {...props} />
}
