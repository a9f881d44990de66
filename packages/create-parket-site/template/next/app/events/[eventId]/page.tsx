import { eventTitle } from '@parket/domain/event/title'
import { eventHomeSource } from '@parket/react/events/eventHome'
import { eventHomeLinks } from '@parket/react/events/eventPageLinks'
import { EventScreen } from '@parket/ui/screens/events/EventScreen'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { links, read } from '../../../api'
import { brand } from '../../../brand'

/** The home of an event, made on the server. */
export default async function Page({ params }: { params: Promise<{ eventId: string }> }) {
  const eventId = Number((await params).eventId)
  if (!Number.isSafeInteger(eventId) || eventId < 1) notFound()
  const data = await read(eventHomeSource(eventId))
  const now = new Date().toISOString()
  const host = (await headers()).get('host') ?? ''
  return (
    <EventScreen
      view={{ state: 'ready', ...data }}
      now={now}
      links={eventHomeLinks(eventId, data.event, { links, now })}
      organiser={{ name: brand.name, logoUrl: brand.logoUrl ?? null }}
      share={{
        url: `https://${host}${links.path('event', { eventId })}`,
        text: eventTitle(data.event),
      }}
    />
  )
}
