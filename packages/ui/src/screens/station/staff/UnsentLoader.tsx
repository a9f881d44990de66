import { UnsentPicker, type UnsentPickerProps } from './UnsentPicker.tsx'
import * as styles from './staff.css.ts'

/** Takes the file of a tablet that could not send: its marks then wait for a decision. */
export function UnsentLoader(props: UnsentPickerProps) {
  return (
    <section aria-label="Файл с планшета" className={styles.item}>
      <p className={styles.itemTitle}>Файл с&nbsp;планшета</p>
      <p className={styles.quiet}>
        Планшет без сети сохраняет неотправленное файлом. Оценки из&nbsp;него ждут решения, сами
        не&nbsp;считаются.
      </p>
      <UnsentPicker {...props} />
    </section>
  )
}
