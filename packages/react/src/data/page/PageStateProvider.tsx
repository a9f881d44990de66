import { useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { PageStateContext, type PageState } from './PageState.tsx'
import { useNow } from './useNow.ts'

const MINUTE_MS = 60_000

interface PageStateProviderProps {
  state: PageState
  children: ReactNode
}

/**
 * Gives the page what the server knew. Its data are for the first page only: whoever comes back to it
 * later sees what has changed since, free places above all.
 */
export function PageStateProvider({ state, children }: PageStateProviderProps): ReactNode {
  const [path] = useLocation()
  const [firstPath] = useState(path)
  const [hasMoved, setMoved] = useState(false)
  const now = useNow(state.now, MINUTE_MS)
  if (path !== firstPath && !hasMoved) setMoved(true)
  const current = useMemo(
    () => ({ ...state, now, ...(hasMoved && { embedded: null }) }),
    [state, now, hasMoved],
  )
  return <PageStateContext value={current}>{children}</PageStateContext>
}
