import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { gap as gaps } from '../../theme/sprinkles.css.ts'
import * as styles from './Inline.css.ts'

export interface InlineProps {
  /** Space between the children, also between lines. */
  gap?: keyof typeof gaps
  /** Across the line. */
  align?: keyof typeof styles.align
  /** Along the line. */
  justify?: keyof typeof styles.justify
  /** Whether the line may break; it may unless told otherwise. */
  wrap?: boolean
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
  wrap = true,
  as: Element = 'div',
  children,
}: InlineProps) {
  return (
    <Element
      className={cx(
        styles.inline,
        gaps[gap],
        styles.align[align],
        styles.justify[justify],
        wrap && styles.wrapping,
      )}
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
    >
      {children}
    </Element>
  )
}
