import * as styles from './grid.css.ts'

interface JudgeNameProps {
  /** Read by who points at it. */
  full: string
  /** The surname, and the initial of two who share it. */
  short: string
}

/** A judge above the own column: surname and initial a line each, cut short where there is no room. */
export function JudgeName({ full, short }: JudgeNameProps) {
  return (
    <span title={full}>
      {short.split('\u00A0').map((word) => (
        <span key={word} className={styles.judgeName}>
          {word}
        </span>
      ))}
    </span>
  )
}
