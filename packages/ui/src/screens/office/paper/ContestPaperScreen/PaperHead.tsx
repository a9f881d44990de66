import { numberedTitle } from '@parket/domain/contest/title'
import { formatEventDates } from '@parket/domain/event/dates'
import type { PaperPartProps, SheetPrint } from './paperData.ts'
import * as styles from './paper.css.ts'

interface PaperHeadProps {
  /** What the paper is: «Заходы». */
  title: string
  /** The round, or '' for the whole contest. */
  round: string
  frame: PaperPartProps['frame']
  print?: SheetPrint
  /** Whose sheet it is. */
  letter?: string
}

/** What every paper is headed with: which event, contest and round. */
export function PaperHead({ title, round, frame, print, letter }: PaperHeadProps) {
  const { contest, event } = frame
  return (
    <header className={styles.head}>
      {letter !== undefined && <span className={styles.letter}>{letter}</span>}
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
    </header>
  )
}

interface PaperFootProps {
  print?: SheetPrint
  /** Of a judge's sheet: by which it is told from the others. */
  code?: string
}

/** What changed since the sheet was printed before, which printing this is, and the sheet's code. */
export function PaperFoot({ print, code }: PaperFootProps) {
  if (!print && code === undefined) return null
  return (
    <>
      {print && print.changed !== null && (
        <p className={styles.changed}>
          {code !== undefined && <b>Новый лист, прежний недействителен. </b>}
          {print.changed}
        </p>
      )}
      <p className={styles.foot}>
        <span>{print?.foot}</span> <span>{code}</span>
      </p>
    </>
  )
}
