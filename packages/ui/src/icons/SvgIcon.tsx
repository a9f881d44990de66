import type { ReactNode } from 'react'
import * as styles from './SvgIcon.css.ts'

interface SvgIconProps {
  /** Strokes on a grid of 24 × 24. */
  children: ReactNode
}

/** The frame of every icon: as large as the text beside it, in its colour, silent to readers. */
export function SvgIcon({ children }: SvgIconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}
