import { useEffect, useState } from 'react'
import type { ReadNow } from '../data/live/keepNow.ts'

/** What was read last. */
type FreshNow = ReadNow & { eventId: number }

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
 */
export function useLiveNow(eventId: number | null): LiveNow {
  const [fresh, setFresh] = useState<FreshNow | null>(null)
  const [isPolled, setIsPolled] = useState(false)

  useEffect(() => {
    if (eventId === null) return
    const followed = eventId
    let isLeft = false
    let stop = () => {}
    async function start() {
      const { followNow } = await import('./followNow.ts')
      if (isLeft) return
      stop = followNow(followed, {
        onNow: (answer) => setFresh({ ...answer, eventId: followed }),
        onLiveness: (isLive) => setIsPolled(!isLive),
      })
    }
    // Without it the page stays as it is, and says how old it is.
    start().catch(() => {})
    return () => {
      isLeft = true
      stop()
    }
  }, [eventId])

  return { fresh: fresh?.eventId === eventId ? fresh : null, isPolled }
}
