import { toMillis } from '@parket/domain/format/date'
import type { LiveScreenProps } from '@parket/ui/screens/events/LiveScreen'
import { useEffect, useState } from 'react'
import { useAddress } from '../data/address/useAddress.ts'
import { useLinks } from '../data/address/useLinks.ts'
import { followNumber } from '../data/event/ownNumbers.ts'
import { missingOf, type Shown } from '../data/page/Shown.ts'
import { useNow } from '../data/page/useNow.ts'
import { usePageData } from '../data/page/usePageData.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { mapView, screenView } from '../data/view.ts'
import { liveSource } from './eventLive.ts'
import { parseResultQuery } from './eventResults.ts'
import { useEventPage } from './useEventPage.ts'
import { useLiveNow } from './useLiveNow.ts'
import { useOwnNumbers } from './useOwnNumbers.ts'

/** How exactly the page knows the time. */
const STEP_MS = 10_000
/** What is older is said to be old. */
const FRESH_MS = 60_000

/** What is on at an event now, kept fresh while the page is open. */
export function useLive(eventId: number, title = ''): Shown<LiveScreenProps> {
  const now = useNow(usePageState().now, STEP_MS)
  const [begun] = useState(now)
  const links = useLinks()
  const view = usePageData(liveSource(eventId))
  const pages = useEventPage(eventId, view, title)
  const { fresh, isPolled } = useLiveNow(eventId)
  const own = useOwnNumbers(eventId)
  // A ticket leads here with its number.
  const { number } = parseResultQuery(useAddress().search)
  useEffect(() => {
    if (number !== null) followNumber(eventId, number)
  }, [eventId, number])
  const readAt = fresh?.readAt ?? begun
  return {
    missing: missingOf(view),
    props: {
      view: screenView(
        mapView(view, (data) => {
          const { now: day, results } = fresh ?? data
          const { floors, ceremonies } = day
          return { event: data.event, floors, ceremonies, results }
        }),
      ),
      now,
      links: {
        ...pages,
        live: links.to('eventLive', { eventId }),
        contest: links.pattern('contestResults', { eventId }),
      },
      freshness: { readAt, isStale: toMillis(now) - toMillis(readAt) > FRESH_MS, isPolled },
      own,
    },
  }
}
