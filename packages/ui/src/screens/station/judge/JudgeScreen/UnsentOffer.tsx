import { useState } from 'react'
import * as styles from './UnsentOffer.css.ts'

interface UnsentOfferProps {
  /** How many marks wait for long; 0: none do. */
  marks: number
  /** Saves them as a file. */
  onSave: () => void
}

/** Marks that the server has not had for minutes, as a file for the scrutineers; the device goes on trying. It covers no mark. */
export function UnsentOffer({ marks, onSave }: UnsentOfferProps) {
  const [isSaved, setIsSaved] = useState(false)
  if (marks === 0) return null
  function save() {
    onSave()
    setIsSaved(true)
  }
  return (
    <section aria-label="Не отправленные отметки" className={styles.offer}>
      <button type="button" className={styles.head} onClick={save}>
        <strong>{isSaved ? 'Отдайте файл счётной' : `Не\u00A0отправлено: ${marks}`}</strong>
        <span className={styles.more}>{isSaved ? 'Ещё раз' : 'Сохранить файл'}</span>
      </button>
    </section>
  )
}
