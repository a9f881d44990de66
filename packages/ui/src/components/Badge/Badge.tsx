import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Badge.css.ts'

export interface BadgeProps extends ElementProps {
  /** The meaning; the text says it too. */
  tone?: keyof typeof styles.tone
  /** An icon before the text; decorative. */
  iconStart?: ReactNode
  /** One or two words. */
  children: ReactNode
}

/** A state in a word or two. */
export function Badge({ tone = 'neutral', iconStart, children, ...element }: BadgeProps) {
  return (
    <span {...element} className={cx(styles.badge, styles.tone[tone])}>
      {iconStart}
      {children}
    </span>
  )
}
