import { useSyncExternalStore } from 'react'

/** Whether the last call found no server. */
let isUnreached = false
const listeners = new Set<() => void>()

/** Told after every call: whether it was answered, whatever the answer. */
export function reportReachability(isReached: boolean): void {
  if (isUnreached === !isReached) return
  isUnreached = !isReached
  for (const tell of listeners) tell()
}

/** Whether there is no network, or no server to be found through it. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false)
}

function isOffline(): boolean {
  return isUnreached || !navigator.onLine
}

function subscribe(tell: () => void): () => void {
  // Back online, nothing is known of the server: the next call tells.
  const onOnline = () => {
    isUnreached = false
    tell()
  }
  listeners.add(tell)
  addEventListener('online', onOnline)
  addEventListener('offline', tell)
  return () => {
    listeners.delete(tell)
    removeEventListener('online', onOnline)
    removeEventListener('offline', tell)
  }
}
