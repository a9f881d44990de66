import type { RoundKind } from '@parket/domain/scoring/resultFile'
import { formatTime } from '@parket/domain/format/dateTime'
import { isApplicable, lateEffectText, type LateEffect } from '@parket/domain/marks/lateEffect'
import { Button } from '../../../../components/Button/Button.tsx'
import { TextArea } from '../../../../components/TextArea/TextArea.tsx'
import { useReason } from '../../parts/useReason.ts'
import { markWords } from './markText.ts'
import * as styles from './late.css.ts'

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

export interface LateMarksProps {
  /** What judges give there. */
  markKind: RoundKind
  item: LateItem
  /** The zone of the event. */
  timeZone: string
  isSending: boolean
  /** @param apply puts them into the sheet; false leaves it as it is */
  onDecide: (n: number, apply: boolean, reason: string) => void
}

/** «крест», «7,5, 8»; of several criteria in their order. */
function wordsOf(kind: RoundKind, values: readonly (number | null)[] | null): string {
  return (values ?? [null]).map((mark) => markWords(kind, mark)).join(', ')
}

/** Marks that wait for a person's decision, with the reason for it. */
export function LateMarks({ markKind, item, timeZone, isSending, onDecide }: LateMarksProps) {
  const { n, at, who, dance, letter, text, effect, changes, refused } = item
  const { reason, demand, field } = useReason()
  const decide = (apply: boolean) => {
    if (demand()) onDecide(n, apply, reason)
  }
  return (
    <>
      <p className={styles.lateTitle}>
        Судья {letter}, {dance}
      </p>
      <p className={styles.lateNote}>
        {who}, пришло в&nbsp;{formatTime(at, timeZone)}. {text}
      </p>
      <ul className={styles.lateList}>
        {refused.map(({ start_number, values }) => (
          <li key={`refused ${start_number}`}>
            №&nbsp;{start_number}: {wordsOf(markKind, values)}, не&nbsp;принято
          </li>
        ))}
        {changes.length === 0 && refused.length === 0 && <li>Ничего не&nbsp;меняют</li>}
        {changes.map(({ start_number, from, to }) => (
          <li key={start_number}>
            №&nbsp;{start_number}: было {wordsOf(markKind, from)}, станет {wordsOf(markKind, to)}
          </li>
        ))}
      </ul>
      <p className={styles.lateNote}>{lateEffectText(effect)}</p>
      <TextArea label="Почему" description="Причина останется в протоколе" {...field} />
      <div className={styles.lateButtons}>
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
