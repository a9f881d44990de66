import type { Refusal } from '@parket/domain/station/device/refusals'
import * as styles from './Refusals.css.ts'

interface RefusalsProps {
  /** Rows that were refused and are not read yet. */
  refusals: readonly Refusal[]
  /** Marks that wait for the network beside them, and what saves them as a file; null: none wait long. */
  waiting: { text: string; save: { label: string; onPress: () => void } } | null
  /** The judge has read them. */
  onRead: () => void
}

/** What the server does not take, in full: the judge has opened it, and shows it to the chief judge. */
export function Refusals({ refusals, waiting, onRead }: RefusalsProps) {
  return (
    <section aria-label="Не принятые отметки" className={styles.refusals}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.list} tabIndex={0} aria-label="Что не принято">
        {refusals.map(({ seq, round, dance, numbers, message }) => (
          <li key={seq} className={styles.item}>
            <p className={styles.numbers}>
              {numbers.map((number) => `№\u00A0${number}`).join(', ')}
            </p>
            <p>{[round, dance].filter(Boolean).join(', ')}</p>
            <p>{message}</p>
          </li>
        ))}
      </ul>
      {waiting && (
        <div className={styles.waiting}>
          <span className={styles.waitingText}>{waiting.text}</span>
          <button type="button" className={styles.save} onClick={waiting.save.onPress}>
            {waiting.save.label}
          </button>
        </div>
      )}
      <button type="button" className={styles.read} onClick={onRead}>
        Главный судья видел, убрать
      </button>
    </section>
  )
}
