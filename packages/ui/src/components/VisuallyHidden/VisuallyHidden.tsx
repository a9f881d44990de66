import type { ReactNode } from 'react'
import type { ElementProps } from '../elementProps.ts'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends ElementProps {
  /** The element: a heading keeps its place in the outline; `div` holds what is a block itself. */
  as?: 'span' | 'p' | 'h2' | 'h3' | 'div'
  /** What only screen readers say. */
  children: ReactNode
}

/** Said by a screen reader, not drawn. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
  ...element
}: VisuallyHiddenProps) {
  return (
    <Element {...element} className={visuallyHidden}>
      {children}
    </Element>
  )
}
