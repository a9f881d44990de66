import type { ReactNode, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Heading.css.ts'

export interface HeadingProps extends ElementProps {
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /** The level it looks like; its own by default. */
  size?: 1 | 2 | 3 | 4
  /** Makes it a target of `focus()`: after a step changed, say. */
  tabIndex?: -1
  /** The element itself: to give it the focus. */
  ref?: Ref<HTMLHeadingElement>
  /** The heading's text. */
  children: ReactNode
}

export function Heading({ level, size = level, children, ...heading }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element {...heading} className={cx(styles.heading, styles.size[size])}>
      {children}
    </Element>
  )
}
