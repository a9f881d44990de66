import type { ReactNode } from 'react'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './LiveBadge.css.ts'

export interface LiveBadgeProps extends ElementProps {
  /** What is on, in a word: «идёт». */
  children: ReactNode
}

/** Says that a thing is on at this moment: a green dot and a word. It does not blink. */
export function LiveBadge({ children, ...element }: LiveBadgeProps) {
  return (
    <span {...element} className={styles.badge}>
      <span className={styles.dot} />
      {children}
    </span>
  )
}
