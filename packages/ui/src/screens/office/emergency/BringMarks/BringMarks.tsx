import { countOf } from '@parket/domain/format/plural'
import { useId } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { FileButton } from '../../../../components/FileButton/FileButton.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import * as styles from './bringMarks.css.ts'

/** What became of a sheet that was brought back. */
interface BroughtSheet {
  dance: string
  letter: string
  state: 'equal' | 'added' | 'waiting' | 'refused'
  /** Why it waits or is refused. */
  message: string | null
}

/** What became of all of them. */
export interface BroughtMarks {
  equal: number
  added: number
  waiting: number
  refused: number
  rounds: readonly {
    round_id: number
    /** Of the contest; null where the event has no such round. */
    group_num: number | null
    title: string
    sheets: readonly BroughtSheet[]
    /** What a person still has to do by hand. */
    notes: readonly string[]
  }[]
}

export interface BringMarksProps {
  /** Marks are being brought back. */
  isBringing: boolean
  /** Why they were not taken, in Russian. */
  problems: readonly string[]
  /** What the last file of marks came to; null: none was brought. */
  brought: BroughtMarks | null
  /** Brings back the marks of this file. */
  onBring: (file: File) => void
  /** The page of a round's marks, where what differs is decided; null: it is decided where this stands. */
  marksHref: ((groupNum: number, roundId: number) => string) | null
}

/** The button that brings back marks of an emergency file, and what became of them. */
export function BringMarks({ isBringing, problems, brought, onBring, marksHref }: BringMarksProps) {
  const problemId = useId()
  return (
    <div className={styles.bring}>
      <FileButton
        label="Копия оценок из аварийного файла"
        accept=".json,application/json"
        isPending={isBringing}
        isInvalid={problems.length > 0}
        problemId={problemId}
        onChoose={onBring}
      >
        Перенести оценки обратно
      </FileButton>
      <div id={problemId} className={styles.told}>
        {problems.length > 0 && <Alert tone="critical">{problems.join(' ')}</Alert>}
      </div>
      <output className={styles.told}>
        {brought && <Brought brought={brought} marksHref={marksHref} />}
      </output>
    </div>
  )
}

function Brought({
  brought,
  marksHref,
}: {
  brought: BroughtMarks
  marksHref: BringMarksProps['marksHref']
}) {
  const { equal, added, waiting, refused } = brought
  const parts = [
    added > 0 && `записано ${sheets(added)}`,
    equal > 0 && `совпало ${sheets(equal)}`,
    waiting > 0 && `ждёт решения ${sheets(waiting)}`,
    refused > 0 && `не принято ${sheets(refused)}`,
  ].filter((part) => part !== false)
  const told = brought.rounds
    .map((round) => Object.assign({ told: round.sheets.filter(isTold) }, round))
    .filter((round) => round.told.length + round.notes.length > 0)
  return (
    <Alert
      tone={told.length > 0 ? 'caution' : 'positive'}
      title={sentence(parts.join(', ') || 'оценок нет, есть решения')}
    >
      {told.length > 0 && (
        <ul className={styles.rounds}>
          {told.map((round) => (
            <li key={round.round_id}>
              <b className={styles.title}>{round.title}</b>
              <ul className={styles.sheets}>
                {round.told.map(({ dance, letter, message }) => (
                  <li key={`${dance} ${letter}`}>
                    {dance}, судья {letter}: {message}
                  </li>
                ))}
                {round.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
              {marksHref !== null && round.group_num !== null && isForPeople(round) && (
                <Link href={marksHref(round.group_num, round.round_id)}>
                  Решить на&nbsp;странице оценок
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

/** Something of it is decided on the page of marks. */
function isForPeople({ sheets, notes }: BroughtMarks['rounds'][number]): boolean {
  return notes.length > 0 || sheets.some(({ state }) => state === 'waiting')
}

/** What needs nobody's eyes is counted only. */
function isTold({ message }: BroughtSheet): boolean {
  return message !== null
}

function sheets(count: number): string {
  return countOf(count, ['лист', 'листа', 'листов'])
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
