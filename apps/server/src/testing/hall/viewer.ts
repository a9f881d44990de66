import { createApiClient } from '@parket/api-client/client'
import type { components } from '@parket/api-client/schema'
import { liveActor } from '@parket/react/data/live/followEvent'
import { keepFresh, SCREEN_PACE, type Told } from '@parket/react/data/live/keepFresh'
import { keepNow, NOW_TOPICS, type NowAnswer } from '@parket/react/data/live/keepNow'

type Schemas = components['schemas']

/** What a page shows: of everybody, of the hall's screen, or of who works there. */
export type Looked = Schemas['EventNow'] | Schemas['Hall']

/** Where somebody looks, and who hears what is shown. */
export interface Viewing {
  url: string
  eventId: number
  onAnswer: (answer: Looked, results: NowAnswer['results'] | null) => void
}

/** Opens a page. @returns ends it */
export type OpenPhone = (viewing: Viewing) => () => void

/** A phone: the page that everybody has, with all that it reads. A browser's cache is what it has besides. */
export const openPhone: OpenPhone = ({ url, eventId, onAnswer }) =>
  keepNow({
    api: createApiClient({ baseUrl: url, csrf: 'none', fetch: cachingFetch() }),
    eventId,
    follow: follow({ url, eventId, token: null, topics: NOW_TOPICS }),
    onNow: ({ now, results }) => onAnswer(now, results),
    onLiveness: () => {},
  })

/** A device of who runs the day, or the screen. */
export function openStaffPage(
  { url, eventId, onAnswer }: Viewing,
  { path, token }: { path: string; token: string },
): () => void {
  const read = cachingFetch()
  const { stop } = keepFresh<Looked>({
    ...SCREEN_PACE,
    async read(signal) {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await read(new Request(url + path, { signal, headers }))
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      return (await answer.json()) as Looked
    },
    follow: follow({ url, eventId, token, topics: ['staff', 'now', 'results'] }),
    onAnswer: (answer) => onAnswer(answer, null),
  })
  return stop
}

interface Following extends Pick<Viewing, 'url' | 'eventId'> {
  token: string | null
  topics: Parameters<typeof liveActor>[0]['topics']
}

function follow({ url, eventId, token, topics }: Following) {
  return ({ onChange, onLiveness }: Told) => {
    const actor = liveActor({
      connection: { baseUrl: url, getToken: () => token, getDs: () => null },
      eventId,
      topics,
      onChange,
      onLiveness: (liveness) => onLiveness(liveness === 'live'),
    })
    actor.start()
    actor.send({ type: 'page.shown' })
    return () => actor.stop()
  }
}

/** As a browser does: what was read is asked for by its tag. */
function cachingFetch(): (request: Request) => Promise<Response> {
  const kept = new Map<string, { etag: string; body: string }>()
  return async (request) => {
    const before = kept.get(request.url)
    if (before) request.headers.set('if-none-match', before.etag)
    const answer = await fetch(request)
    if (answer.status === 304 && before) {
      return new Response(before.body, { headers: { 'content-type': 'application/json' } })
    }
    const etag = answer.headers.get('etag')
    if (answer.ok && etag !== null) {
      kept.set(request.url, { etag, body: await answer.clone().text() })
    }
    return answer
  }
}
