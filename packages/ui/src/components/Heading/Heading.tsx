import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './Heading.css.ts'

export interface HeadingProps {
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /** Looks like a heading of this level; its own unless told otherwise. */
  size?: 1 | 2 | 3 | 4
  /** Id of the element, for a link or a label to name it. */
  id?: string
  /** Makes it a target of `focus()`: after a step changed, say. */
  tabIndex?: -1
  /** The heading's words. */
  children: ReactNode
}

export function Heading({ level, size = level, id, tabIndex, children }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element id={id} tabIndex={tabIndex} className={cx(styles.heading, styles.size[size])}>
      {children}
    </Element>
  )
}
