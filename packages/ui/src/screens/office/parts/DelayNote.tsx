import * as styles from './office.css.ts'

interface DelayNoteProps {
  /** How old, in seconds, what is shown may be; null: changes are told at once, so there is nothing to say. */
  seconds: number | null
}

/** Says that changes are asked for at intervals, because nothing tells of them at present. */
export function DelayNote({ seconds }: DelayNoteProps) {
  if (seconds === null) return null
  return (
    <output className={styles.delayNote}>
      Изменения видны с&nbsp;задержкой до&nbsp;{seconds}&nbsp;с
    </output>
  )
}
