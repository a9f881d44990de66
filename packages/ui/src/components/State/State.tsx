import type { ReactNode } from 'react'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './State.css.ts'

export interface StateProps extends ElementProps {
  /** The meaning of the dot; `closed` is an empty one: over, cancelled, not yet. */
  tone: keyof typeof styles.tone
  /** The state in words: they say the same as the dot. */
  children: ReactNode
}

/** What state a thing is in: a dot and words. */
export function State({ tone, children, ...element }: StateProps) {
  return (
    <span {...element} className={styles.tone[tone]}>
      <span>{children}</span>
    </span>
  )
}
