import { isCounted } from '@parket/domain/round/extraRound'
import { isJudged } from '@parket/domain/round/status'
import { missingSheetText } from '@parket/domain/marks/missingSheet'
import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx'
import type { JudgeColumn } from './columns.ts'
import type { RoundMarksItem } from './marksData.ts'
import * as office from '../../parts/office.css.ts'
import * as styles from './marks.css.ts'

interface RoundPreviewProps {
  round: RoundMarksItem
  /** All sheets of the round. */
  sheets: readonly JudgeColumn[]
  /** The sheet that typing begins with; null: none is left. */
  first: JudgeColumn | null
  /** A sheet was just closed: the focus goes to what is left. */
  isAfterSheet: boolean
  /** Takes a sheet that is missing. */
  onOffer: (sheet: JudgeColumn) => void
  /** Counts the round; null: it is not theirs to end. */
  onFinish: (() => void) | null
  /** Gives the round that is drawn already those who go on now; null: it is not theirs. */
  onRenewNext: ((roundId: number) => void) | null
  children?: ReactNode
}

/** Beside a sheet that nobody types: what is left to do, and what the marks say so far. */
export function RoundPreview(props: RoundPreviewProps) {
  const { round, sheets, first, isAfterSheet, onOffer, onFinish, onRenewNext, children } = props
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAfterSheet) title.current?.focus()
  }, [isAfterSheet])
  const { problems, going_on, next, undecided } = round
  const named = new Map(
    round.entries.map(({ registration_id, start_number, dancers }) => [
      registration_id,
      `№\u00A0${start_number} ${dancers.join(', ')}`,
    ]),
  )
  const listed = (ids: readonly number[]) =>
    ids.map((id) => named.get(id) ?? `участие ${id}`).join(', ')
  const hasChanges = next !== null && next.would_go_on.length + next.would_drop_out.length > 0
  return (
    <section className={styles.panel} aria-label="Что осталось">
      <h2 ref={title} className={styles.panelTitle} tabIndex={-1}>
        {headingOf(round)}
      </h2>
      {first && (
        <div className={styles.begin}>
          <Button variant="primary" onPress={() => onOffer(first)}>
            Начать ввод
          </Button>
          <p className={office.keys}>
            <kbd>Enter</kbd>
          </p>
        </div>
      )}
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((text) => (
            <li key={text}>
              <Problem text={text} sheets={sheets} onOffer={onOffer} />
            </li>
          ))}
        </ul>
      )}
      {problems.length === 0 && round.status === 'running' && onFinish && (
        <Button variant="primary" onPress={onFinish}>
          Закончить тур
        </Button>
      )}
      {hasChanges && (
        <Alert tone="caution" title="Следующий тур уже составлен иначе">
          {next.would_go_on.length > 0 && <p>Теперь проходят: {listed(next.would_go_on)}.</p>}
          {next.would_drop_out.length > 0 && (
            <p>Теперь не&nbsp;проходят: {listed(next.would_drop_out)}.</p>
          )}
          {isCounted(round) && onRenewNext && (
            <Button onPress={() => onRenewNext(next.round_id)}>
              Исправить состав следующего тура
            </Button>
          )}
        </Alert>
      )}
      {going_on.length > 0 && (
        <div>
          <h3 className={styles.panelHead}>Проходят {going_on.length}</h3>
          <Entries ids={going_on} named={named} />
        </div>
      )}
      {undecided.length > 0 && (
        <div>
          <h3 className={styles.panelHead}>Поровну на&nbsp;границе</h3>
          <Entries ids={undecided} named={named} />
        </div>
      )}
      {children}
    </section>
  )
}

function headingOf({ status, problems }: Pick<RoundMarksItem, 'status' | 'problems'>): string {
  if (problems.length > 0) return 'Что осталось'
  return isJudged(status) ? 'Тур закончен' : 'Тур можно закончить'
}

interface ProblemProps {
  text: string
  sheets: readonly JudgeColumn[]
  onOffer: (sheet: JudgeColumn) => void
}

/** A sheet that is missing can be taken at once; what else is left is only said. */
function Problem({ text, sheets, onOffer }: ProblemProps): ReactNode {
  const sheet = sheets.find(({ dance, letter, offer, check }) =>
    [false, true].some((isCompared) => {
      const state = check === 'asked' ? 'paper' : offer.state
      return missingSheetText({ dance, letter, isCompared }, state) === text
    }),
  )
  if (!sheet || sheet.offer.action === 'wait' || sheet.offer.action === 'none') return text
  return <LinkButton onPress={() => onOffer(sheet)}>{text}</LinkButton>
}

interface EntriesProps {
  ids: readonly number[]
  named: ReadonlyMap<number, string>
}

function Entries({ ids, named }: EntriesProps) {
  return (
    <ul className={styles.entries}>
      {ids.map((id) => (
        <li key={id}>{named.get(id) ?? `участие ${id}`}</li>
      ))}
    </ul>
  )
}
