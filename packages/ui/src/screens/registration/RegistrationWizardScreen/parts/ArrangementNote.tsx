import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { cheaperArrangement } from '@parket/domain/money/arrangement'
import { autoArrangement } from '@parket/domain/money/autoArrangement'
import { arrangementWords, quotedBundles } from '../arrangementWords.ts'
import type { StepProps } from '../wizardView.ts'
import * as styles from './ArrangementNote.css.ts'

interface ArrangementNoteProps extends StepProps {
  now: Instant
}

/**
 * What makes the sum the cheapest, with the other way one press away (docs/rules/money.md, «Cheapest arrangement»): it
 * is in the sum already, or it is offered. A registration that is changed keeps the prices of the day it was made.
 */
export function ArrangementNote({ view, now, onEdit }: ArrangementNoteProps) {
  const { draft, contests, knownEntries, change } = view
  if (change) return null
  const auto = autoArrangement(draft, view, now, knownEntries)
  if (auto) {
    return (
      <div className={styles.note}>
        <output>
          <b className={styles.saved}>На&nbsp;{formatMoney(auto.saving)} дешевле</b>, уже
          в&nbsp;сумме: {quotedBundles(auto.bundles, contests)}
        </output>
        <button
          type="button"
          className={styles.press}
          onClick={() => onEdit({ type: 'packets.undo' })}
        >
          Считать отдельно
        </button>
      </div>
    )
  }
  const cheaper = cheaperArrangement(draft, view, now, knownEntries)
  if (cheaper === null) return null
  const { packets, saving } = cheaper
  return (
    <div className={styles.note}>
      <output>
        <b className={styles.offered}>
          Те&nbsp;же номинации&nbsp;— на&nbsp;{formatMoney(saving)} дешевле.
        </b>{' '}
        {arrangementWords(draft.packets, packets, contests)}
      </output>
      <button
        type="button"
        className={styles.press}
        onClick={() => onEdit({ type: 'packets.arrange', packets })}
      >
        Оформить так
      </button>
    </div>
  )
}
