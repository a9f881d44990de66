import { useEffect, useState } from 'react'
import { ports } from '../ports.ts'

/**
 * The server's time going on, in steps: what begins or ends while a page is open is seen. The
 * visitor's clock may be wrong, so only the time that has passed is read from it.
 *
 * @param made an ISO instant of the server's
 */
export function useNow(made: string, stepMs: number): string {
  const [passed, setPassed] = useState({ made, now: made })
  useEffect(() => {
    const opened = ports.now()
    const advance = () => {
      const now = new Date(Date.parse(made) + ports.now() - opened).toISOString()
      setPassed({ made, now })
    }
    // A phone stops the clock of a page in the background.
    const onShow = () => {
      if (document.visibilityState === 'visible') advance()
    }
    const timer = setInterval(advance, stepMs)
    document.addEventListener('visibilitychange', onShow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [made, stepMs])
  // Another instant of the server's counts at once.
  return passed.made === made ? passed.now : made
}
