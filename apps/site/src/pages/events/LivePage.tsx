import { toMillis } from '@parket/domain/format/date'
import { LiveScreen } from '@parket/ui/screens/events/LiveScreen'
import { useEffect, useState, type ReactNode } from 'react'
import { followNumber } from '../../data/event/ownNumbers.ts'
import { useLinks } from '../../data/address/useLinks.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { useNow } from '../../data/page/useNow.ts'
import { usePageData } from '../../data/page/usePageData.ts'
import { mapView, screenView } from '../../data/view.ts'
import { NotFound } from '../status/NotFound.tsx'
import { liveSource } from './eventLive.ts'
import { parseResultQuery } from './eventResults.ts'
import { useEventPage } from './useEventPage.ts'
import { useLiveNow } from '../../data/live/useLiveNow.ts'
import { useOwnNumbers } from './useOwnNumbers.ts'

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
