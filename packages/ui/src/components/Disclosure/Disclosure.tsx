import type { ReactNode } from 'react'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps {
  /** What is inside. */
  summary: ReactNode
  /** Open from the start. */
  isInitiallyOpen?: boolean
  /** Folds on phones alone; where there is room its content takes part in the layout around it. */
  isForPhones?: boolean
  /** It was opened or folded. */
  onToggle?: (isOpen: boolean) => void
  /** What is shown once it is opened. */
  children: ReactNode
}

/** More, for those who want it: works without script, found by the browser's search. */
export function Disclosure({
  summary,
  isInitiallyOpen = false,
  isForPhones = false,
  onToggle,
  children,
}: DisclosureProps) {
  return (
    <details
      className={isForPhones ? styles.disclosureForPhones : styles.disclosure}
      open={isInitiallyOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.chevron}>
          <ChevronRightIcon />
        </span>
        <span>{summary}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
