import type { ReactNode } from 'react'
import * as styles from './Answers.css.ts'

interface AnswerProps {
  question: string
  detail: ReactNode
  children: ReactNode
}

/** A question that everybody asks, answered. */
export function Answer({ question, detail, children }: AnswerProps) {
  return (
    <div className={styles.answer}>
      <dt className={styles.question}>{question}</dt>
      <dd className={styles.fact}>{children}</dd>
      {detail !== null && detail !== '' && <dd className={styles.detail}>{detail}</dd>}
    </div>
  )
}
