import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { gap as gaps } from '../../theme/sprinkles.css.ts'
import * as styles from './Stack.css.ts'

export interface StackProps {
  /** Space between the children. */
  gap?: keyof typeof gaps
  /** The element: lists and landmarks keep their meaning. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'span'
  /** For a landmark: what it is called. */
  ariaLabel?: string
  /** The things, in reading order. */
  children: ReactNode
}

/** Things one under another. */
export function Stack({ gap = 'medium', as: Element = 'div', ariaLabel, children }: StackProps) {
  return (
    <Element
      className={cx(styles.stack, gaps[gap])}
      aria-label={ariaLabel}
      // Safari forgets that an unmarked list is a list.
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
    >
      {children}
    </Element>
  )
}
