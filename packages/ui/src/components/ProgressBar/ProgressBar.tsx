import { useId } from 'react'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './ProgressBar.css.ts'

export interface ProgressBarProps extends ElementProps {
  /** What is going on. */
  label: string
  /** Part done, 0 to 1; null while nobody knows. */
  value: number | null
  /** The same in words: «3 из 20»; a percentage unless told. */
  valueText?: string
}

/** Progress of a long action. */
export function ProgressBar({ label, value, valueText, ...bar }: ProgressBarProps) {
  const labelId = useId()
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100)
  const text = valueText ?? (percent === null ? undefined : `${percent} %`)
  return (
    <div>
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {text && <span className={styles.value}>{text}</span>}
      </div>
      {/* Browsers draw <progress> each in its own way, and cannot show unknown progress at rest. */}
      <div
        {...bar}
        className={styles.track}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={text}
      >
        <div
          className={percent === null ? styles.running : styles.bar}
          style={percent === null ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
