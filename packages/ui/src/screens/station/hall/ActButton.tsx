import type { ReactNode } from 'react'
import * as styles from './actButton.css.ts'

interface ActButtonProps {
  onPress: () => void
  children: ReactNode
}

/** The one button of a station in the hall; in the dark it is deep red with a pale edge: a lit tablet must not shine on a face. */
export function ActButton({ onPress, children }: ActButtonProps) {
  return (
    <button type="button" className={styles.act} onClick={onPress}>
      {children}
    </button>
  )
}
