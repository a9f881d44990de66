import { eventLoadText } from '@parket/domain/problems/pageTexts'
import type { EventPageLinks } from '@parket/ui/screens/events/parts/EventNav'
import { useEffect } from 'react'
import { logToConsole } from '../logToConsole.ts'
import type { View } from '../page/source.ts'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import type { Event } from '../sources/events.ts'
import { useSelectEvent } from './CurrentEvent.tsx'
import { eventPageTitle } from './eventPageTitle.ts'

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
  useSelectEvent(event)
  const failure = view.state === 'failed' ? view.message : null
  useEffect(() => {
    if (failure !== null) logToConsole(eventLoadText, failure)
  }, [failure])
  usePageTitle(event && eventPageTitle(event, about))
  return {
    home: links.to(patterns.event, { eventId }),
    info: links.to(patterns.eventInfo, { eventId }),
    results: links.to(patterns.eventResults, { eventId }),
    statistics: links.to(patterns.eventStatistics, { eventId }),
  }
}
