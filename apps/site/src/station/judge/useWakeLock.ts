import { useEffect, useState } from 'react'

/** Keeps the screen lit while the page is seen; false where the browser does not (plain HTTP, older ones, low battery). */
export function useWakeLock(): boolean {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false
    async function ask() {
      // Not there on plain HTTP.
      const { wakeLock } = navigator as { wakeLock?: WakeLock }
      if (!wakeLock || document.visibilityState !== 'visible') return
      try {
        lock = await wakeLock.request('screen')
        if (isOver) void lock.release()
        else setIsAwake(true)
        lock.addEventListener('release', () => setIsAwake(false), { once: true })
      } catch {
        setIsAwake(false)
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
  return isAwake
}
