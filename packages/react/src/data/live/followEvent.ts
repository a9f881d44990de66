import { openStream, type StreamConnection } from '@parket/api-client/stream'
import { ApiProblem } from '@parket/api-client/unwrap'
import { liveMachine, type LiveEvent } from '@parket/domain/live/liveMachine'
import type { LiveTopic } from '@parket/domain/live/topics'
import { createActor, fromCallback } from 'xstate'
import type { Told } from './keepFresh.ts'

/** While the page begins to follow, or again once it is seen; `cut`: what changes is not told, so it asks at intervals. */
export type Liveness = 'live' | 'connecting' | 'cut'

/** The network is back for a thousand at the same moment. */
const OPEN_WITHIN_MS = 1000

interface FollowOptions {
  /** Whose stream it is: of an account or a station. */
  connection: StreamConnection
  eventId: number
  topics: readonly LiveTopic[]
  /** Told of each change of one of the topics. */
  onChange: (topic: LiveTopic) => void
  onLiveness: (liveness: Liveness) => void
}

interface PageOptions extends FollowOptions {
  /** Told when the page is looked at, or has the network again, and when it is hidden. */
  onSeen?: (isSeen: boolean) => void
}

/**
 * Follows an event while the page is seen (docs/adr/0090-streams-and-live-topics.md).
 * @returns what ends it
 */
export function followEvent(options: PageOptions): () => void {
  const actor = liveActor(options)
  let opening: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(opening)
    actor.send({ type: 'page.hidden' })
  }
  const openSoon = () => {
    clearTimeout(opening)
    opening = setTimeout(() => actor.send({ type: 'page.shown' }), Math.random() * OPEN_WITHIN_MS)
  }
  const handleVisibility = () => {
    if (document.hidden) close()
    else openSoon()
    options.onSeen?.(!document.hidden)
  }
  const handleOnline = () => {
    if (document.hidden) return
    // A connection that was open without the network may be dead and not know it.
    close()
    openSoon()
    options.onSeen?.(true)
  }
  document.addEventListener('visibilitychange', handleVisibility)
  addEventListener('online', handleOnline)
  actor.start()
  if (document.hidden) handleVisibility()
  return () => {
    clearTimeout(opening)
    document.removeEventListener('visibilitychange', handleVisibility)
    removeEventListener('online', handleOnline)
    actor.stop()
  }
}

/** Follows an event for what a page keeps fresh of it (`keepFresh`). */
export function followTopics(options: Pick<FollowOptions, 'connection' | 'eventId' | 'topics'>) {
  return ({ onChange, onLiveness, onSeen }: Told): (() => void) =>
    followEvent({
      ...options,
      onChange,
      onLiveness: (liveness) => onLiveness(liveness === 'live'),
      onSeen,
    })
}

/** Follows an event once it is started and told that its page is shown. */
export function liveActor({ connection, eventId, topics, onChange, onLiveness }: FollowOptions) {
  const actor = createActor(
    liveMachine.provide({ actors: { follow: following(eventId, connection) } }),
  )
  actor.on('changed', ({ topic }) => {
    if (topics.includes(topic)) onChange(topic)
  })
  actor.subscribe((snapshot) => {
    if (snapshot.matches({ following: 'live' })) onLiveness('live')
    else if (snapshot.matches('hidden')) onLiveness('connecting')
    // While it connects again the page goes on as before.
    else if (snapshot.matches('cut')) onLiveness('cut')
  })
  return actor
}

function following(eventId: number, connection: StreamConnection) {
  return fromCallback<LiveEvent>(({ sendBack }) => {
    const leaving = new AbortController()
    void read(eventId, { ...connection, signal: leaving.signal }, sendBack)
    return () => leaving.abort()
  })
}

async function read(
  eventId: number,
  options: StreamConnection & { signal: AbortSignal },
  tell: (event: LiveEvent) => void,
): Promise<void> {
  try {
    const stream = openStream('/api/events/{id}/live', { path: { id: eventId }, ...options })
    for await (const event of stream) {
      if (event.type === 'open') tell({ type: 'live.open' })
      else if (event.type === 'retry') tell({ type: 'live.retry', ms: event.ms })
      else tell({ type: 'live.version', ...event.message })
    }
  } catch (error) {
    const isFull = error instanceof ApiProblem && error.retryAfter !== null
    if (isFull) tell({ type: 'live.retry', ms: error.retryAfter * 1000 })
  }
  if (!options.signal.aborted) tell({ type: 'live.cut' })
}
