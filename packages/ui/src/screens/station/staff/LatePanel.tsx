import type { RoundKind } from '@parket/domain/scoring/resultFile'
import { formatTime } from '@parket/domain/format/dateTime'
import { isApplicable, lateEffectText, type LateEffect } from '@parket/domain/marks/lateEffect'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { TextArea } from '../../../components/TextArea/TextArea.tsx'
import { markWords } from '../../office/marks/ContestMarksScreen/markText.ts'
import { useReason } from '../../office/parts/useReason.ts'
import { PanelHead } from './PanelHead.tsx'
import * as styles from './staff.css.ts'

/** Marks that came too late, with what they would change. */
export interface LateItem {
  n: number
  at: string
  who: string
  dance: string
  letter: string
  /** Why they are late, in Russian. */
  text: string
  /** What becomes of them once they are applied. */
  effect: LateEffect
  /** By number; null: no marks. */
  changes: readonly {
    start_number: number
    from: readonly (number | null)[] | null
    to: readonly (number | null)[] | null
  }[]
  /** Rows that were refused, as the device sent them. */
  refused: readonly { start_number: number; values: readonly (number | null)[] | null }[]
}

export interface LatePanelProps {
  /** What judges give there. */
  markKind: RoundKind
  /** The contest and its round. */
  title: string
  /** Those that wait; null while they are on their way. */
  items: readonly LateItem[] | null
  /** The zone of the event. */
  timeZone: string
  isSending: boolean
  /** Why it was refused, in Russian. */
  reasons: readonly string[]
  /** @param apply puts them into the sheet; false leaves it as it is */
  onDecide: (n: number, apply: boolean, reason: string) => void
  onClose: () => void
}

/** A person decides about marks that came too late, with a reason: never by itself. */
export function LatePanel(props: LatePanelProps) {
  const { title, items, reasons, onClose } = props
  return (
    <div className={styles.panel}>
      <PanelHead title="Поздние оценки" onClose={onClose} />
      <p className={styles.itemTitle}>{title}</p>
      {reasons.length > 0 && <Alert tone="critical">{reasons.join(' ')}</Alert>}
      {items === null && <p className={styles.quiet}>Загружаем…</p>}
      {items?.length === 0 && <p className={styles.quiet}>Ничего не&nbsp;ждёт решения.</p>}
      <ul className={styles.list}>
        {items?.map((item) => (
          <li key={item.n} className={styles.item}>
            <LateMarks {...props} item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** «крест», «7,5, 8»; of several criteria in their order. */
function wordsOf(kind: RoundKind, values: readonly (number | null)[] | null): string {
  return (values ?? [null]).map((mark) => markWords(kind, mark)).join(', ')
}

function LateMarks({
  markKind,
  item,
  timeZone,
  isSending,
  onDecide,
}: LatePanelProps & { item: LateItem }) {
  const { n, at, who, dance, letter, text, effect, changes, refused } = item
  const { reason, demand, field } = useReason()
  const decide = (apply: boolean) => {
    if (demand()) onDecide(n, apply, reason)
  }
  return (
    <>
      <p className={styles.itemTitle}>
        Судья {letter}, {dance}
      </p>
      <p className={styles.quiet}>
        {who}, пришло в&nbsp;{formatTime(at, timeZone)}. {text}
      </p>
      <ul className={styles.list}>
        {refused.map(({ start_number, values }) => (
          <li key={`refused ${start_number}`}>
            №&nbsp;{start_number}: {wordsOf(markKind, values)}, не&nbsp;принято
          </li>
        ))}
        {changes.length === 0 && refused.length === 0 && <li>Ничего не&nbsp;меняют</li>}
        {changes.map(({ start_number, from, to }) => (
          <li key={start_number}>
            №&nbsp;{start_number}: {wordsOf(markKind, from)} → {wordsOf(markKind, to)}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{lateEffectText(effect)}</p>
      <TextArea label="Почему" description="Причина останется в протоколе" {...field} />
      <div className={styles.buttons}>
        {isApplicable(effect) && (
          <Button variant="primary" isPending={isSending} onPress={() => decide(true)}>
            Учесть
          </Button>
        )}
        <Button isDisabled={isSending} onPress={() => decide(false)}>
          {effect === 'refused' ? 'Прочитано' : 'Не учитывать'}
        </Button>
      </div>
    </>
  )
}
