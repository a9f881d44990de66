import type { ApiClient } from '@parket/api-client/client'
import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import { keepFresh, PHONE_PACE, type Told } from './keepFresh.ts'
import { ports } from '../ports.ts'

type Schemas = components['schemas']

/** What is on at an event, and the results that are public. */
export interface NowAnswer {
  now: Schemas['EventNow']
  results: Schemas['ContestResultSummary'][]
}

/** With the server's time at which it was so: an ISO instant. */
export interface ReadNow extends NowAnswer {
  readAt: string
}

/** Consents change names in results with no new version of them. */
const OLD_RESULTS_MS = 2 * 60_000

/** The topics of the event's stream that it reads anew for. */
export const NOW_TOPICS = ['now', 'timetable', 'results'] as const

interface NowOptions {
  api: Pick<ApiClient, 'GET'>
  eventId: number
  /** Tells of changes of `NOW_TOPICS`. @returns what ends it */
  follow: (told: Told) => () => void
  onNow: (now: ReadNow) => void
  /** Whether changes are told; else it asks at intervals. */
  onLiveness: (isLive: boolean) => void
}

/**
 * Keeps what is on at an event fresh, at the pace of a phone among a thousand.
 * @returns what ends it
 */
export function keepNow({ api, eventId, follow, onNow, onLiveness }: NowOptions): () => void {
  const params = { path: { id: eventId } }
  let results: { list: NowAnswer['results']; version: number | undefined; readAt: number } | null =
    null

  /**
   * They change seldom, and a thousand ask: read where there are others.
   * @param version undefined: an older server does not say
   */
  async function readResults(
    version: number | undefined,
    signal: AbortSignal,
  ): Promise<NowAnswer['results']> {
    const readAt = Date.now()
    const isOld = readAt - (results?.readAt ?? 0) > OLD_RESULTS_MS
    const isSame = version !== undefined && version === results?.version
    if (results && isSame && !isOld) return results.list
    const list = await unwrap(api.GET('/api/events/{id}/results', { params, signal }))
    results = { list, version, readAt }
    return list
  }

  const { stop } = keepFresh<ReadNow>({
    ...PHONE_PACE,
    async read(signal) {
      const call = api.GET('/api/events/{id}/now', { params, signal })
      const [now, { response }] = await Promise.all([unwrap(call), call])
      const list = await readResults(now.results_version, signal)
      return { now, results: list, readAt: timeOf(response) }
    },
    follow,
    onAnswer: onNow,
    onLiveness,
  })
  return stop
}

/** What a server of another origin says of the time cannot be read: then the site's clock's. */
function timeOf({ headers }: Response): string {
  const told = Date.parse(headers.get('Date') ?? '')
  return new Date(Number.isNaN(told) ? ports.now() : told).toISOString()
}
