import type { StreamConnection } from '@parket/api-client/stream'
import type { LiveTopic } from '@parket/domain/live/topics'
import { useEffect, useState } from 'react'
import { useLatestCallback } from '@parket/ui/useLatestCallback'
import { followEvent, type Liveness } from './followEvent.ts'

interface LiveOptions {
  /** Whose stream it is: of an account or a station. Always the same one. */
  connection: StreamConnection
  eventId: number
  topic: LiveTopic
  /** Called at most once in this time, ms: many changes may come together. */
  pauseMs: number
  onChange: () => void
}

/** Follows a topic of an event while the page is seen (docs/adr/0090-streams-and-live-topics.md). */
export function useLiveEvent({
  connection,
  eventId,
  topic,
  pauseMs,
  onChange,
}: LiveOptions): Liveness {
  const [liveness, setLiveness] = useState<Liveness>('connecting')
  const tell = useLatestCallback(onChange)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null
    const stop = followEvent({
      connection,
      eventId,
      topics: [topic],
      onLiveness: setLiveness,
      onChange() {
        timer ??= setTimeout(() => {
          timer = null
          tell()
        }, pauseMs)
      },
    })
    return () => {
      if (timer) clearTimeout(timer)
      stop()
    }
  }, [connection, eventId, topic, pauseMs, tell])

  return liveness
}
