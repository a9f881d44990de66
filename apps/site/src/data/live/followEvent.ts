import { openStream, type StreamConnection } from '@parket/api-client/stream'
import { ApiProblem } from '@parket/api-client/unwrap'
import { liveMachine, type LiveEvent } from '@parket/domain/live/liveMachine'
import type { LiveTopic } from '@parket/domain/live/topics'
import { createActor, fromCallback } from 'xstate'
import type { Told } from './keepFresh.ts'

/** `cut`: what changes is not told at present, so the page asks at intervals. */
export type Liveness = 'live' | 'connecting' | 'cut'

interface FollowOptions {
  /** Whose stream it is: of an account or a station. */
  connection: StreamConnection
  eventId: number
  topics: readonly LiveTopic[]
  /** Told of each change of one of the topics. */
  onChange: () => void
  onLiveness: (liveness: Exclude<Liveness, 'connecting'>) => void
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
  const handleVisibility = () => {
    actor.send({ type: document.hidden ? 'page.hidden' : 'page.shown' })
    options.onSeen?.(!document.hidden)
  }
  const handleOnline = () => {
    if (document.hidden) return
    // A connection that was open without the network may be dead and not know it.
    actor.send({ type: 'page.hidden' })
    actor.send({ type: 'page.shown' })
    options.onSeen?.(true)
  }
  document.addEventListener('visibilitychange', handleVisibility)
  addEventListener('online', handleOnline)
  actor.start()
  handleVisibility()
  return () => {
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
    if (topics.includes(topic)) onChange()
  })
  actor.subscribe((snapshot) => {
    if (snapshot.matches({ following: 'live' })) onLiveness('live')
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
