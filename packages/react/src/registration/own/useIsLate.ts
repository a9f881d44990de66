import { useEffect, useState } from 'react'

/** As long as the worker waits for the network before it shows the kept document (docs/adr/0143). */
const LATE_MS = 4000

/** Whether something has been waited for so long that what the device keeps is shown meanwhile. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isWaiting && isLate
}
