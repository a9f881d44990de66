import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './Badge.css.ts'

export interface BadgeProps {
  /** The meaning; the text says it too. */
  tone?: keyof typeof styles.tone
  /** A sign before the words; it says nothing that they do not. */
  icon?: ReactNode
  /** The word or two. */
  children: ReactNode
}

/** A state in a word or two. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles.tone[tone])}>
      {icon}
      {children}
    </span>
  )
}
