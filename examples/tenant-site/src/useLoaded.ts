import { useEffect, useState } from 'react'
import { userFacingText } from '@parket/api-client/problem'

/** How loading stands. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'ready'; data: T }

/** Loads once, and again when asked to. `load` has to stay the same function. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  useEffect(() => {
    let isWanted = true
    const settle = (next: Loaded<T>) => isWanted && setLoaded(next)
    function start() {
      load().then(
        (data) => settle({ state: 'ready', data }),
        (error: unknown) =>
          settle({ state: 'failed', message: userFacingText(error), onRetry: restart }),
      )
    }
    function restart() {
      settle({ state: 'loading' })
      start()
    }
    start()
    return () => {
      isWanted = false
    }
  }, [load])
  return loaded
}
