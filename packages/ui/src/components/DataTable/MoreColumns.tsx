import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import * as styles from './DataTable.css.ts'

/**
 * Shows that there are columns beyond the right edge, and scrolls to them. The arrow keys do as well.
 * It watches the last column: give it a `key` that changes with the columns.
 */
export function MoreColumns({ grid }: { grid: RefObject<HTMLElement | null> }) {
  const [hasMore, setHasMore] = useState(false)
  useEffect(() => {
    const last = grid.current?.querySelector('[role=columnheader]:last-child')
    if (!last) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => setHasMore((entry?.intersectionRatio ?? 1) < 0.9),
      { root: grid.current, threshold: 0.9 },
    )
    observer.observe(last)
    return () => observer.disconnect()
  }, [grid])
  if (!hasMore) return null
  return (
    <div className={styles.moreColumns}>
      <button
        type="button"
        className={styles.moreColumnsButton}
        title="Показать столбцы справа"
        aria-hidden="true"
        tabIndex={-1}
        onClick={() => grid.current?.scrollBy({ left: grid.current.clientWidth / 2 })}
      >
        <ChevronRightIcon />
      </button>
    </div>
  )
}
