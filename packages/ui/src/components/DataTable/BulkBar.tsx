import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { CloseIcon } from '../../icons/CloseIcon.tsx'
import * as styles from './BulkBar.css.ts'

interface BulkBarProps {
  /** How many rows are selected. */
  count: number
  onClear: () => void
  children: ReactNode
}

/** What can be done with the selected rows; at the foot of the table while there are some. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <div className={styles.place} aria-live="polite">
      {count > 0 && (
        <div
          role="toolbar"
          aria-label="Выбранное"
          className={styles.bar}
          data-density="compact"
          data-theme="dark"
        >
          <span className={styles.count}>Выбрано: {count}</span>
          {children}
          <span className={styles.clear}>
            <IconButton aria-label="Снять выделение" icon={<CloseIcon />} onPress={onClear} />
          </span>
        </div>
      )}
    </div>
  )
}
