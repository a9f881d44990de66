import { toMillis } from '@parket/domain/format/date'
import { LiveScreen } from '@parket/ui/screens/events/LiveScreen'
import { useEffect, useState, type ReactNode } from 'react'
import { followNumber } from '@parket/react/data/event/ownNumbers'
import { useLinks } from '@parket/react/data/address/useLinks'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { useNow } from '@parket/react/data/page/useNow'
import { usePageData } from '@parket/react/data/page/usePageData'
import { mapView, screenView } from '@parket/react/data/view'
import { NotFound } from '@parket/react/components/NotFound'
import { liveSource } from '@parket/react/events/eventLive'
import { parseResultQuery } from '@parket/react/events/eventResults'
import { useEventPage } from '@parket/react/events/useEventPage'
import { useLiveNow } from '@parket/react/events/useLiveNow'
import { useOwnNumbers } from '@parket/react/events/useOwnNumbers'

/** How exactly the page knows the time. */
const STEP_MS = 10_000
/** What is older is said to be old. */
const FRESH_MS = 60_000

/** What is on at an event now: for those in the hall, on their own phones. */
export function LivePage({ params, search, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const now = useNow(usePageState().now, STEP_MS)
  const [begun] = useState(now)
  const links = useLinks()
  const view = usePageData(liveSource(eventId))
  const pages = useEventPage(eventId, view, title)
  const { fresh, isPolled } = useLiveNow(eventId, now)
  const own = useOwnNumbers(eventId)
  // A ticket leads here with its number.
  const { number } = parseResultQuery(search)
  useEffect(() => {
    if (number !== null) followNumber(eventId, number)
  }, [eventId, number])
  const readAt = fresh?.readAt ?? begun

  if (view.state === 'notFound') return <NotFound message={view.message} />
  return (
    <LiveScreen
      view={screenView(
        mapView(view, (data) => {
          const { now: day, results } = fresh ?? data
          const { floors, ceremonies } = day
          return { event: data.event, floors, ceremonies, results }
        }),
      )}
      now={now}
      links={{
        ...pages,
        live: links.to('eventLive', { eventId }),
        contest: (groupNum) => links.to('contestResults', { eventId, groupNum }),
      }}
      freshness={{
        readAt,
        isStale: toMillis(now) - toMillis(readAt) > FRESH_MS,
        isPolled,
      }}
      own={own}
    />
  )
}
