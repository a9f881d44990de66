import { useEffect, useState } from 'react'
import { useLatestCallback } from '../data/useLatestCallback.ts'
import type { NowAnswer } from '../data/live/keepNow.ts'

/** What was read last, and when: an ISO instant. */
type FreshNow = NowAnswer & { eventId: number; readAt: string }

interface LiveNow {
  /** Null before the first answer. */
  fresh: FreshNow | null
  /** Changes are not told at present. */
  isPolled: boolean
}

/**
 * Keeps what is on fresh while the page is open. The code that fetches is no part of a public page's first load.
 *
 * @param eventId null: nothing is asked
 * @param now the server's time
 */
export function useLiveNow(eventId: number | null, now: string): LiveNow {
  const [fresh, setFresh] = useState<FreshNow | null>(null)
  const [isPolled, setIsPolled] = useState(false)
  const keep = useLatestCallback((of: number, answer: NowAnswer) =>
    setFresh({ ...answer, eventId: of, readAt: now }),
  )

  useEffect(() => {
    if (eventId === null) return
    const followed = eventId
    let isLeft = false
    let stop = () => {}
    async function start() {
      const { followNow } = await import('./followNow.ts')
      if (isLeft) return
      stop = followNow(followed, {
        onNow: (answer) => keep(followed, answer),
        onLiveness: (isLive) => setIsPolled(!isLive),
      })
    }
    // Without it the page stays as it is, and says how old it is.
    start().catch(() => {})
    return () => {
      isLeft = true
      stop()
    }
  }, [eventId, keep])

  return { fresh: fresh?.eventId === eventId ? fresh : null, isPolled }
}
