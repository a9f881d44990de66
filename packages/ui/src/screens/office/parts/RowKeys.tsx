import * as styles from './office.css.ts'

/** The keys that work in a table's rows, for those who have a keyboard. */
export function RowKeys() {
  return (
    <p className={styles.keys}>
      <span>
        <kbd>J</kbd> <kbd>K</kbd> соседние
      </span>
      <span>
        <kbd>X</kbd> выбрать
      </span>
      <span>
        <kbd>E</kbd> править
      </span>
    </p>
  )
}
