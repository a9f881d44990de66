import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** After a change of page: up to the top, and the focus to the content, as a new document would do. */
export function usePageChange(): void {
  const [path] = useLocation()
  const previous = useRef(path)
  useEffect(() => {
    if (previous.current === path) return
    previous.current = path
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [path])
}
