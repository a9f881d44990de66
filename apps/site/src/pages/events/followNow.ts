import { unwrap } from '@parket/api-client/unwrap'
import { api, siteStream } from '../../data/api.ts'
import { followEvent } from '../../data/live/followEvent.ts'
import type { EventLive } from './eventLive.ts'

export type NowAnswer = Pick<EventLive, 'now' | 'results'>

/** A change reaches a thousand phones at once: they ask within this time, each at a moment of its own. */
const SPREAD_MS = 1000
/** Expected times go on by the minute, with nothing that changed. */
const READ_EVERY_MS = 45_000
/** While no stream tells. */
const READ_WITHOUT_STREAM_MS = 15_000

/**
 * Reads what is on at an event: at once, when it changes, when the page is looked at again, and at intervals.
 * @returns what ends it
 */
export function followNow(eventId: number, onNow: (now: NowAnswer) => void): () => void {
  const params = { path: { id: eventId } }
  let timer: ReturnType<typeof setTimeout> | null = null
  let isLive = false
  let isLeft = false

  async function read(): Promise<void> {
    try {
      const [now, results] = await Promise.all([
        unwrap(api.GET('/api/events/{id}/now', { params })),
        unwrap(api.GET('/api/events/{id}/results', { params })),
      ])
      if (!isLeft) onNow({ now, results })
    } catch {
      // The page says how old it is; the next read may be answered.
    }
    if (!isLeft) readIn(isLive ? READ_EVERY_MS : READ_WITHOUT_STREAM_MS)
  }

  function readIn(ms: number): void {
    if (timer) clearTimeout(timer)
    timer = setTimeout(() => void read(), ms)
  }

  const readSoon = () => {
    if (!document.hidden) readIn(Math.random() * SPREAD_MS)
  }
  const stopFollowing = followEvent({
    connection: siteStream,
    eventId,
    topics: ['now', 'timetable', 'results'],
    onChange: readSoon,
    onLiveness: (liveness) => (isLive = liveness === 'live'),
  })
  document.addEventListener('visibilitychange', readSoon)
  addEventListener('online', readSoon)
  void read()
  return () => {
    isLeft = true
    if (timer) clearTimeout(timer)
    stopFollowing()
    document.removeEventListener('visibilitychange', readSoon)
    removeEventListener('online', readSoon)
  }
}
