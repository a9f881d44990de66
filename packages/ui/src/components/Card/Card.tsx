import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Card.css.ts'

export interface CardProps extends ElementProps {
  /** The sheet's colour. */
  tone?: keyof typeof styles.tone
  /** Space between its edge and its content. */
  padding?: keyof typeof styles.padding
  /** The whole card is a target for the stretched Link in it. */
  isLinked?: boolean
  /** The element: a list and an article keep their meaning. */
  as?: 'div' | 'section' | 'article' | 'li'
  /** The content. */
  children: ReactNode
}

/** What stands apart from the page: a hairline around it, or a quiet shade below it. */
export function Card({
  tone = 'page',
  padding = 'standard',
  isLinked = false,
  as: Element = 'div',
  children,
  ...element
}: CardProps) {
  return (
    <Element
      {...element}
      className={cx(
        styles.card,
        styles.tone[tone],
        styles.padding[padding],
        isLinked && styles.linked,
      )}
    >
      {children}
    </Element>
  )
}
