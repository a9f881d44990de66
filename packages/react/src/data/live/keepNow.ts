import type { ApiClient } from '@parket/api-client/client'
import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import { keepFresh, PHONE_PACE, type Told } from './keepFresh.ts'

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

/** How old results may become with nothing told of them, and where no stream tells. */
const OLD_MS = PHONE_PACE.everyMs
const OLD_UNTOLD_MS = 15_000

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
  let results: { list: NowAnswer['results']; readAt: number; asOf: number } | null = null
  let isLive = false
  /** Counts what may have changed results. Only an answer says of which count it is: a read may be given up. */
  let changes = 0

  /** They change seldom, and a thousand ask: read where one may have changed. */
  async function readResults(signal: AbortSignal): Promise<NowAnswer['results']> {
    const [readAt, asOf] = [Date.now(), changes]
    const isOld = readAt - (results?.readAt ?? 0) >= (isLive ? OLD_MS : OLD_UNTOLD_MS)
    if (results?.asOf === asOf && !isOld) return results.list
    const list = await unwrap(api.GET('/api/events/{id}/results', { params, signal }))
    results = { list, readAt, asOf }
    return list
  }

  const { stop } = keepFresh<ReadNow>({
    ...PHONE_PACE,
    async read(signal) {
      const call = api.GET('/api/events/{id}/now', { params, signal })
      const [now, results, { response }] = await Promise.all([
        unwrap(call),
        readResults(signal),
        call,
      ])
      return { now, results, readAt: timeOf(response) }
    },
    follow: (told) =>
      follow({
        ...told,
        onChange(topic) {
          if (topic !== 'now') changes += 1
          told.onChange(topic)
        },
      }),
    onAnswer: onNow,
    onLiveness(next) {
      if (isLive && !next) changes += 1
      isLive = next
      onLiveness(next)
    },
  })
  return stop
}

/** What a server of another origin says of the time cannot be read: then the device's. */
function timeOf({ headers }: Response): string {
  const told = Date.parse(headers.get('Date') ?? '')
  return new Date(Number.isNaN(told) ? Date.now() : told).toISOString()
}
