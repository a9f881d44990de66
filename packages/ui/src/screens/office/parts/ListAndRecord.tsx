import { useLayoutEffect, type ReactNode } from 'react'
import { media } from '../../../theme/scale.ts'
import { cx } from '../../../theme/cx.ts'
import * as styles from './listAndRecord.css.ts'
import { noteOpener } from './recordOpener.ts'

interface ListAndRecordProps {
  list: ReactNode
  /** What is open; null: the list is alone. */
  record: ReactNode
  /** Of the record beside its list. */
  recordWidth: keyof typeof styles.open
}

/** A list and the record that is open: side by side, or the record alone where there is no room for both. */
export function ListAndRecord({ list, record, recordWidth }: ListAndRecordProps) {
  const isOpen = record !== null
  useListPlace(isOpen)
  return (
    <div
      className={cx(styles.split, isOpen && styles.open[recordWidth])}
      data-record={isOpen || undefined}
    >
      <div className={cx(styles.list, isOpen && styles.listBehind)}>{list}</div>
      {record}
    </div>
  )
}

/** Which list was left, and where. Beyond the component: a page may be made anew for each record. */
const left = { page: '', at: 0, isCovered: false }

/**
 * Where a record took the list's place, the list is where it was left once the record is closed. Another list, which
 * somebody goes on to from the record, begins at its top.
 */
function useListPlace(isOpen: boolean): void {
  useLayoutEffect(() => {
    noteOpener(isOpen ? document.activeElement : null)
    if (isOpen) {
      left.isCovered = true
      return
    }
    const isAlone = !window.matchMedia(media.roomy).matches
    const page = location.pathname
    if (left.isCovered && isAlone) window.scrollTo(0, left.page === page ? left.at : 0)
    left.page = page
    left.isCovered = false
    const look = () => (left.at = window.scrollY)
    look()
    // No longer once the record stands there: the page is as long as the record then.
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isOpen])
}
