import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { PageStateContext, type PageState } from './PageState.tsx'

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
  if (path !== firstPath && !hasMoved) setMoved(true)
  return (
    <PageStateContext value={hasMoved ? { ...state, result: null } : state}>
      {children}
    </PageStateContext>
  )
}
