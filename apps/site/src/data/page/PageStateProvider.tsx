import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { PageStateContext, type PageState } from './PageState.tsx'

interface PageStateProviderProps {
  state: PageState
  children: ReactNode
}

const MINUTE = 60_000

/**
 * Gives the page what the server knew. Its data are for the first page only: whoever comes back to it
 * later sees what has changed since, free places above all.
 */
export function PageStateProvider({ state, children }: PageStateProviderProps): ReactNode {
  const [path] = useLocation()
  const [firstPath] = useState(path)
  const [hasMoved, setMoved] = useState(false)
  const now = useNow(state.now)
  if (path !== firstPath && !hasMoved) setMoved(true)
  const current = useMemo(
    () => ({ ...state, now, ...(hasMoved && { embedded: null }) }),
    [state, now, hasMoved],
  )
  return <PageStateContext value={current}>{children}</PageStateContext>
}

/**
 * The server's time going on, minute by minute: what begins or ends while a page is open is seen. The
 * visitor's clock may be wrong, so only the time that has passed is read from it.
 */
function useNow(made: string): string {
  const [now, setNow] = useState(made)
  useEffect(() => {
    const opened = Date.now()
    const advance = () => setNow(new Date(Date.parse(made) + Date.now() - opened).toISOString())
    // A phone stops the clock of a page in the background.
    const onShow = () => {
      if (document.visibilityState === 'visible') advance()
    }
    const timer = setInterval(advance, MINUTE)
    document.addEventListener('visibilitychange', onShow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [made])
  return now
}
