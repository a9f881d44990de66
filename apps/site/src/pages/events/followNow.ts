import { unwrap } from '@parket/api-client/unwrap'
import { api, siteStream } from '../../data/api.ts'
import { followTopics } from '../../data/live/followEvent.ts'
import { keepFresh, PHONE_PACE } from '../../data/live/keepFresh.ts'
import type { EventLive } from './eventLive.ts'

export type NowAnswer = Pick<EventLive, 'now' | 'results'>

interface NowListener {
  onNow: (now: NowAnswer) => void
  /** Whether changes are told; else the page asks at intervals. */
  onLiveness: (isLive: boolean) => void
}

/**
 * Keeps what is on at an event fresh.
 * @returns what ends it
 */
export function followNow(eventId: number, { onNow, onLiveness }: NowListener): () => void {
  const params = { path: { id: eventId } }
  const { stop } = keepFresh<NowAnswer>({
    ...PHONE_PACE,
    async read(signal) {
      const [now, results] = await Promise.all([
        unwrap(api.GET('/api/events/{id}/now', { params, signal })),
        unwrap(api.GET('/api/events/{id}/results', { params, signal })),
      ])
      return { now, results }
    },
    follow: followTopics({
      connection: siteStream,
      eventId,
      topics: ['now', 'timetable', 'results'],
    }),
    onAnswer: onNow,
    onLiveness,
  })
  return stop
}
