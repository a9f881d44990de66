import type { ReactNode } from 'react'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './HallFrame.css.ts'

export interface HallFrameProps extends ElementProps {
  /** Over a video: no ground of its own. */
  isTransparent?: boolean
  /** What is shown; the last part stands at the foot. Its lengths are `framePx`. */
  children: ReactNode
}

/** A frame of 1920 × 1080 for a screen of the hall, as large as the window allows; always dark. */
export function HallFrame({ isTransparent = false, children, ...element }: HallFrameProps) {
  return (
    <div
      {...element}
      className={isTransparent ? styles.transparent : styles.window}
      data-theme="dark"
    >
      <div className={styles.frame}>{children}</div>
    </div>
  )
}
