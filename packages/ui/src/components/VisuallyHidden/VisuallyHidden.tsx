import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps {
  /** The element: a heading keeps its place in the outline. */
  as?: 'span' | 'p' | 'h2' | 'h3'
  /** Id of the element, for a link or a label to name it. */
  id?: string
  /** What only screen readers say. */
  children: ReactNode
}

/** Said by a screen reader, not drawn. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={visuallyHidden}>
      {children}
    </Element>
  )
}
