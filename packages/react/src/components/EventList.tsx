import { EventListScreen } from '@parket/ui/screens/events/EventListScreen'
import type { ReactNode } from 'react'
import { useEventList } from '../events/useEventList.ts'

interface EventListProps {
  /** 2 where the list stands below the heading of a page. */
  headingLevel?: 1 | 2
}

/** The events of the team: future or past ones, with a search. */
export function EventList({ headingLevel = 1 }: EventListProps): ReactNode {
  return <EventListScreen {...useEventList()} headingLevel={headingLevel} />
}
