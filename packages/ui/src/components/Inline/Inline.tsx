import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { gap as gaps } from '../../theme/sprinkles.css.ts'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Inline.css.ts'

export interface InlineProps extends ElementProps {
  /** Space between the children, also between lines. */
  gap?: keyof typeof gaps
  /** Across the line. */
  align?: keyof typeof styles.align
  /** Along the line. */
  justify?: keyof typeof styles.justify
  /** The line may not break. */
  isOneLine?: boolean
  /** The element: a list keeps its meaning. */
  as?: 'div' | 'ul' | 'ol' | 'span' | 'li'
  /** The things, in reading order. */
  children: ReactNode
}

/** Things one beside another. */
export function Inline({
  gap = 'small',
  align = 'center',
  justify = 'start',
  isOneLine = false,
  as: Element = 'div',
  children,
  ...element
}: InlineProps) {
  return (
    <Element
      {...element}
      className={cx(
        styles.inline,
        gaps[gap],
        styles.align[align],
        styles.justify[justify],
        !isOneLine && styles.wrapping,
      )}
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
    >
      {children}
    </Element>
  )
}
