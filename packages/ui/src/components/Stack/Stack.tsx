import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { gap as gaps } from '../../theme/sprinkles.css.ts'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Stack.css.ts'

export interface StackProps extends ElementProps {
  /** Space between the children. */
  gap?: keyof typeof gaps
  /** The element: lists and landmarks keep their meaning. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'span'
  /** The things, in reading order. */
  children: ReactNode
}

/** Things one under another. */
export function Stack({ gap = 'medium', as: Element = 'div', children, ...element }: StackProps) {
  return (
    <Element
      {...element}
      className={cx(styles.stack, gaps[gap])}
      // Safari forgets that an unmarked list is a list.
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
    >
      {children}
    </Element>
  )
}
