import { useEffect } from 'react'
import { documentTitle } from '../head.ts'
import { usePageState } from './PageState.tsx'

/** Keeps the window's title: '' is the team's bare name; null leaves it while the page does not know. */
export function usePageTitle(title: string | null): void {
  const { team } = usePageState()
  useEffect(() => {
    if (title !== null) document.title = documentTitle(title, team)
  }, [title, team])
}
