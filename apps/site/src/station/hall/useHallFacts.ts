import { unwrap } from '@parket/api-client/unwrap'
import type { HallFacts } from '@parket/domain/live/hall/hallScene'
import { useEffect, useState } from 'react'
import { followTopics } from '@parket/react/data/live/followEvent'
import { keepFresh, SCREEN_PACE } from '@parket/react/data/live/keepFresh'
import type { StaffConnection } from '../staff/staffConnection.ts'

interface ReadFacts {
  /** Null before the first answer. */
  facts: HallFacts | null
  /** Milliseconds since the epoch, by the server's clock. */
  readAt: number
}

/** What the screen shows, kept fresh as long as it is open. */
export function useHallFacts({ api, stream, now }: StaffConnection, eventId: number): ReadFacts {
  const [read, setRead] = useState<ReadFacts>({ facts: null, readAt: 0 })
  useEffect(() => {
    const { stop } = keepFresh<HallFacts>({
      ...SCREEN_PACE,
      read: (signal) =>
        unwrap(api.GET('/api/events/{id}/now', { params: { path: { id: eventId } }, signal })),
      follow: followTopics({
        connection: stream,
        eventId,
        topics: ['staff', 'now', 'results', 'timetable'],
      }),
      onAnswer: (facts) => setRead({ facts, readAt: now() }),
    })
    return stop
  }, [api, stream, now, eventId])
  return read
}
