import { EventListScreen } from '@parket/ui/screens/events/EventListScreen'
import type { ReactNode } from 'react'
import { useEventList } from '../events/useEventList.ts'

/** The events of the team: future or past ones, with a search. */
export function EventList(): ReactNode {
  return <EventListScreen {...useEventList()} />
}
