import { unwrap } from '@parket/api-client/unwrap'
import type { HallFacts } from '@parket/domain/live/hall/hallScene'
import { useEffect, useState } from 'react'
import { followEvent } from '../../data/live/followEvent.ts'
import type { StaffConnection } from '../staff/staffConnection.ts'
import { followHall } from './followHall.ts'

interface ReadFacts {
  /** Null before the first answer. */
  facts: HallFacts | null
  /** Milliseconds since the epoch, by the server's clock. */
  readAt: number
}

/** What the screen shows, kept fresh as long as it is open. */
export function useHallFacts({ api, stream, now }: StaffConnection, eventId: number): ReadFacts {
  const [read, setRead] = useState<ReadFacts>({ facts: null, readAt: 0 })
  useEffect(
    () =>
      followHall<HallFacts>({
        read: () => unwrap(api.GET('/api/events/{id}/now', { params: { path: { id: eventId } } })),
        follow: ({ onChange, onLiveness }) =>
          followEvent({
            connection: stream,
            eventId,
            topics: ['staff', 'now', 'results', 'timetable'],
            onChange,
            onLiveness: (liveness) => onLiveness(liveness === 'live'),
          }),
        onAnswer: (facts) => setRead({ facts, readAt: now() }),
      }),
    [api, stream, now, eventId],
  )
  return read
}
