import { useEffect } from 'react'
import { documentTitle } from '../head.ts'
import { usePageState } from './PageState.tsx'

/** Keeps the window's title; null while the page does not know it yet. */
export function usePageTitle(title: string | null): void {
  const { team } = usePageState()
  useEffect(() => {
    document.title = documentTitle(title, team)
  }, [title, team])
}
