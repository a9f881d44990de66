import { eventCalendarFile } from '@parket/domain/event/eventCalendarFile'
import { createLinks, wholeAddress } from '@parket/domain/site/links'
import { saveFile } from '@parket/ui/saveFile'
import { api } from '../../data/api.ts'
import { eventCalls } from '../../data/event/eventCalls.ts'
import type { Event } from '../../data/event/eventSource.ts'
import { ports } from '../../data/ports.ts'

/** The event's days with the hours of its sessions, as they are planned now. */
export async function saveCalendar(event: Event, siteUrl: string, now: string): Promise<void> {
  // Out of reach, whole days are better than no file.
  const sessions = await eventCalls
    .sessions(event.id)
    .fetch(api)
    .catch(() => [])
  const address = createLinks(null, ports.addresses).path('event', { eventId: event.id })
  const pageUrl = wholeAddress(siteUrl, address)
  const { name, text } = eventCalendarFile(event, sessions, pageUrl, now)
  const blob = new Blob([text], { type: 'text/calendar;charset=utf-8' })
  saveFile({ blob, name })
}
