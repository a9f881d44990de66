import { api, siteStream } from '../data/api.ts'
import { followTopics } from '../data/live/followEvent.ts'
import { keepNow, NOW_TOPICS, type ReadNow } from '../data/live/keepNow.ts'

interface NowListener {
  onNow: (now: ReadNow) => void
  /** Whether changes are told; else the page asks at intervals. */
  onLiveness: (isLive: boolean) => void
}

/**
 * Keeps what is on at an event fresh on a page.
 * @returns what ends it
 */
export function followNow(eventId: number, listener: NowListener): () => void {
  const follow = followTopics({ connection: siteStream, eventId, topics: NOW_TOPICS })
  return keepNow({ api, eventId, follow, ...listener })
}
