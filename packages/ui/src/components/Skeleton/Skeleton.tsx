import type { ElementProps } from '../elementProps.ts'
import { bar, lines as linesClass } from './Skeleton.css.ts'

export interface SkeletonProps extends ElementProps {
  /** CSS width; the whole line unless told. */
  width?: number | string
  /** CSS height; a line of text unless told. */
  height?: number | string
  /** Several lines of text, the last one shorter. */
  lines?: number
}

/** The shape of what is coming. The screen around it says `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', lines = 1, ...element }: SkeletonProps) {
  return (
    <span {...element} className={linesClass} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => {
        const isLastOfSeveral = lines > 1 && line === lines - 1
        return (
          <span
            key={line}
            className={bar}
            style={{ width: isLastOfSeveral ? '60%' : width, height }}
          />
        )
      })}
    </span>
  )
}
