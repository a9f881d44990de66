import { numberedTitle } from '@parket/domain/contest/title'
import { formatEventDates } from '@parket/domain/event/dates'
import type { ReactNode } from 'react'
import type { ContestDayFrame } from '../../../../layouts/ContestDayPage/ContestDayPage.tsx'
import * as styles from './paper.css.ts'

interface PaperHeadProps {
  /** What the paper is: «Заходы». */
  title: string
  /** The round, or '' for the whole contest. */
  round: string
  frame: ContestDayFrame
  /** At the right: a judge's letter. */
  children?: ReactNode
}

/** What every paper is headed with: which event, contest and round. */
export function PaperHead({ title, round, frame, children }: PaperHeadProps) {
  const { contest, event } = frame
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.quiet}>
          {event && [event.name, formatEventDates(event), event.city].filter(Boolean).join(', ')}
        </p>
        <h2 className={styles.title}>{contest && numberedTitle(contest)}</h2>
        <p>{[title, round].filter(Boolean).join('. ')}</p>
      </div>
      {children}
    </header>
  )
}
