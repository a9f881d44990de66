import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps extends ElementProps {
  /** What is not there. */
  title: string
  /** Place of the title in the outline of the page. */
  headingLevel?: 1 | 2 | 3
  /** What to do next. */
  children?: ReactNode
  /** A button or link that does it. */
  action?: ReactNode
}

export function EmptyState({
  title,
  headingLevel = 2,
  children,
  action,
  ...element
}: EmptyStateProps) {
  return (
    <div {...element} className={styles.empty}>
      <Heading level={headingLevel} size={headingLevel === 1 ? 1 : 2}>
        {title}
      </Heading>
      {children && <div className={styles.body}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
