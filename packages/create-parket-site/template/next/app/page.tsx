import { eventListSource, parseEventListQuery } from '@parket/react/events/eventList'
import { eventListProps } from '@parket/react/events/eventListProps'
import { eventListView } from '@parket/react/events/eventListView'
import { EventListScreen } from '@parket/ui/screens/events/EventListScreen'
import { links, read } from '../api'

/** The list of events, made on the server. */
export default async function Page({
  searchParams,
}: {
  searchParams: Promise<Record<string, string>>
}) {
  const query = parseEventListQuery(new URLSearchParams(await searchParams).toString())
  const list = await read(eventListSource(query))
  return (
    <EventListScreen
      {...eventListProps(query, links)}
      view={eventListView({ state: 'ready', data: list })}
      now={new Date().toISOString()}
    />
  )
}
