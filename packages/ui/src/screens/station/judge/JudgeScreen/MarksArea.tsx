import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import * as styles from './JudgeScreen.css.ts'

interface MarksAreaProps {
  /** How many numbers stand there. */
  count: number
  children: ReactNode
}

/** What one taps. Where more numbers dance than fit it scrolls, alone: head and slide stay, and its lower edge tells of more. */
export function MarksArea({ count, children }: MarksAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const [isScrollable, setIsScrollable] = useState(false)
  const [hasMore, setHasMore] = useState(false)
  const measure = useCallback(() => {
    const element = area.current
    if (!element) return
    const { scrollHeight, clientHeight, scrollTop } = element
    setIsScrollable(scrollHeight > clientHeight + 1)
    setHasMore(scrollHeight > clientHeight + scrollTop + 1)
  }, [])
  useEffect(measure, [measure, count])
  useEffect(() => {
    const element = area.current
    if (!element) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [measure])
  // Without a key that takes a press the arrows still scroll it.
  const scrolled = isScrollable ? { tabIndex: 0, role: 'group', 'aria-label': 'Номера' } : {}
  return (
    <div
      ref={area}
      className={styles.marks}
      data-more={hasMore || undefined}
      onScroll={measure}
      {...scrolled}
    >
      {children}
    </div>
  )
}
