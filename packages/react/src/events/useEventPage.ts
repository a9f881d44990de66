import { eventLoadText } from '@parket/domain/problems/publicProblems'
import type { EventPageLinks } from '@parket/ui/screens/events/parts/EventNav'
import { useEffect } from 'react'
import { logToConsole } from '../data/logToConsole.ts'
import type { View } from '../data/view.ts'
import { useLinks } from '../data/address/useLinks.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { usePageTitle } from '../data/page/usePageTitle.ts'
import type { Event } from '../data/event/eventSource.ts'
import { useSelectEvent } from '../data/event/CurrentEvent.tsx'
import { eventPageTitle } from '../data/event/eventPageTitle.ts'
import { eventPageLinks } from './eventPageLinks.ts'

/**
 * Every page of an event selects it, and is called by what it is about and by the event.
 * @param about '' for the event's home
 * @returns where the event's pages stand
 */
export function useEventPage(
  eventId: number,
  view: View<{ event: Event }>,
  about: string,
): EventPageLinks {
  const event = view.state === 'ready' ? view.data.event : null
  const links = useLinks()
  const { now } = usePageState()
  useSelectEvent(event)
  const failure = view.state === 'failed' ? view.message : null
  useEffect(() => {
    if (failure !== null) logToConsole(eventLoadText, failure)
  }, [failure])
  usePageTitle(event && eventPageTitle(event, about))
  return eventPageLinks(eventId, event, { links, now })
}
