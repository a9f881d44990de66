import { clockText } from '@parket/domain/station/hall/countdown'
import type { ReactNode } from 'react'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Countdown.css.ts'

export interface CountdownProps extends ElementProps {
  /** Of what is left, in seconds; negative over time. */
  left: number
  /** How much has passed, from 0 to 1. */
  share: number
  /** What stands beside it. */
  children?: ReactNode
}

/** What is left of a dance, read across the desk, and the share that has passed. It does not run by itself. */
export function Countdown({ left, share, children, ...element }: CountdownProps) {
  return (
    <div {...element}>
      <div className={styles.count}>
        <p className={styles.clock} role="timer" aria-label="Осталось">
          {clockText(left)}
        </p>
        {children}
      </div>
      <div className={styles.bar} aria-hidden>
        <div className={styles.played} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  )
}
