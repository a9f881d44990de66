import { numberedTitle } from '@parket/domain/contest/title'
import { formatEventDates } from '@parket/domain/event/dates'
import type { ReactNode } from 'react'
import type { PaperPartProps, SheetPrint } from './paperData.ts'
import * as styles from './paper.css.ts'

interface PaperHeadProps {
  /** What the paper is: «Заходы». */
  title: string
  /** The round, or '' for the whole contest. */
  round: string
  frame: PaperPartProps['frame']
  print?: SheetPrint
  /** At the right: a judge's letter. */
  children?: ReactNode
}

/** What every paper is headed with: which event, contest and round. */
export function PaperHead({ title, round, frame, print, children }: PaperHeadProps) {
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
      {print && (
        <p className={styles.place}>
          <b>{print.hour}</b>
          {print.floor && <span>площадка {print.floor}</span>}
        </p>
      )}
      {children}
    </header>
  )
}

/** What changed since the sheet was printed before, and which printing this is. */
export function PaperFoot({
  print,
  isOfJudge = false,
}: {
  print?: SheetPrint
  isOfJudge?: boolean
}) {
  if (!print) return null
  return (
    <>
      {print.changed !== null && (
        <p className={styles.changed}>
          {isOfJudge && <b>Новый лист, прежний недействителен. </b>}
          {print.changed}
        </p>
      )}
      <p className={styles.foot}>{print.foot}</p>
    </>
  )
}
