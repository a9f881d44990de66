import { countOf } from '@parket/domain/format/plural'
import type { Refusal } from '@parket/domain/station/device/refusals'
import { useState } from 'react'
import * as styles from './Refusals.css.ts'

interface RefusalsProps {
  /** Rows that were refused and are not read yet. */
  refusals: readonly Refusal[]
  /** The judge has read them. */
  onRead: () => void
}

/** What the server does not take stays in sight until the judge has opened and read it; it covers no mark. */
export function Refusals({ refusals, onRead }: RefusalsProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (refusals.length === 0) return null
  const count = countOf(refusals.flatMap(({ numbers }) => numbers).length, [
    'отметка',
    'отметки',
    'отметок',
  ])
  const read = () => {
    setIsOpen(false)
    onRead()
  }
  return (
    <section aria-label="Не принятые отметки" className={styles.refusals}>
      <output className={styles.announced}>
        <button
          type="button"
          aria-expanded={isOpen}
          className={styles.head}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>
            <strong>Не&nbsp;принято: {count}.</strong> Покажите главному судье
          </span>
          <span className={styles.more}>{isOpen ? 'Свернуть' : 'Прочитать'}</span>
        </button>
      </output>
      {isOpen && (
        <>
          <ul className={styles.list}>
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
          <button type="button" className={styles.read} onClick={read}>
            Главный судья видел, убрать
          </button>
        </>
      )}
    </section>
  )
}
