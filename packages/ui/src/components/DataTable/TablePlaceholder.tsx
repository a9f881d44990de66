import type { ReactNode } from 'react'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import * as styles from './DataTable.css.ts'

interface TablePlaceholderProps {
  error: { message: string; onRetry: () => void } | undefined
  empty: ReactNode
}

/** What stands in the place of the rows when there are none. */
export function TablePlaceholder({ error, empty }: TablePlaceholderProps) {
  if (error) return <ErrorState message={error.message} onRetry={error.onRetry} />
  return <div className={styles.placeholder}>{empty}</div>
}
