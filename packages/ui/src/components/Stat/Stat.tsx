import type { ReactNode } from 'react'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Stat.css.ts'

export interface StatProps extends ElementProps {
  /** What is counted. */
  label: string
  /** How many, already formatted: «1 204», «35 %». */
  value: ReactNode
  /** What it is compared with, or what it consists of. */
  detail?: ReactNode
}

/** One figure that matters. */
export function Stat({ label, value, detail, ...element }: StatProps) {
  return (
    <dl {...element} className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {detail && <dd className={styles.detail}>{detail}</dd>}
    </dl>
  )
}
