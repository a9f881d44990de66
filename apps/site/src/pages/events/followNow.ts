import { unwrap } from '@parket/api-client/unwrap'
import { api, siteStream } from '../../data/api.ts'
import { followTopics } from '../../data/live/followEvent.ts'
import { keepFresh, PHONE_PACE } from '../../data/live/keepFresh.ts'
import type { EventLive } from './eventLive.ts'

export type NowAnswer = Pick<EventLive, 'now' | 'results'>

/** How old results may become with nothing told of them, and where no stream tells. */
const OLD_MS = PHONE_PACE.everyMs
const OLD_UNTOLD_MS = 15_000

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
  const follow = followTopics({
    connection: siteStream,
    eventId,
    topics: ['now', 'timetable', 'results'],
  })
  let results: { list: NowAnswer['results']; readAt: number } | null = null
  let isLive = false
  /** Results may be others than those read. */
  let isStale = true

  /** They change seldom, and a thousand ask: read where one may have changed. */
  async function readResults(signal: AbortSignal): Promise<NowAnswer['results']> {
    const readAt = Date.now()
    const isOld = readAt - (results?.readAt ?? 0) >= (isLive ? OLD_MS : OLD_UNTOLD_MS)
    if (results && !isStale && !isOld) return results.list
    isStale = false
    try {
      const list = await unwrap(api.GET('/api/events/{id}/results', { params, signal }))
      results = { list, readAt }
      return list
    } catch (error) {
      isStale = true
      throw error
    }
  }

  const { stop } = keepFresh<NowAnswer>({
    ...PHONE_PACE,
    async read(signal) {
      const [now, results] = await Promise.all([
        unwrap(api.GET('/api/events/{id}/now', { params, signal })),
        readResults(signal),
      ])
      return { now, results }
    },
    follow: (told) =>
      follow({
        ...told,
        onChange(topic) {
          if (topic !== 'now') isStale = true
          told.onChange(topic)
        },
      }),
    onAnswer: onNow,
    onLiveness(next) {
      if (isLive && !next) isStale = true
      isLive = next
      onLiveness(next)
    },
  })
  return stop
}
