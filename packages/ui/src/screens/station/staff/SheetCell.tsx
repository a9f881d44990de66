import type { SheetLook } from '@parket/domain/station/board/board'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { CheckIcon } from '../../../icons/CheckIcon.tsx'
import * as styles from './sheetCell.css.ts'

const words: Readonly<Record<Exclude<SheetLook, 'none'>, string>> = {
  empty: 'пусто',
  marking: 'ставит',
  waiting: 'ждёт на планшете',
  silent: 'молчит',
  differs: 'разошлось',
  once: 'нужен второй ввод',
  paper: 'сверьте с бумагой',
  done: 'сдано',
}

interface SheetCellProps {
  look: SheetLook
  /** How many marks are here; null: nothing to count. */
  given: number | null
}

/** How far a sheet is: a sign and a colour say the same, and words for who does not see them. */
export function SheetCell({ look, given }: SheetCellProps) {
  if (look === 'none') return null
  return (
    <span className={styles.look[look]}>
      {signOf(look, given)}
      <VisuallyHidden>{words[look]}</VisuallyHidden>
    </span>
  )
}

function signOf(look: SheetLook, given: number | null) {
  if (look === 'done') return <CheckIcon />
  if (look === 'differs') return <span aria-hidden>!</span>
  if (look === 'once') return <span aria-hidden>2-й</span>
  if (look === 'paper') return <span aria-hidden>лист</span>
  return look === 'empty' && !given ? null : <>{given ?? 0} </>
}

/** What the signs mean. */
export function SheetLegend() {
  return (
    <ul className={styles.legend} aria-label="Обозначения">
      <li className={styles.legendItem}>
        <SheetCell look="done" given={null} />
        <span aria-hidden>сдано</span>
      </li>
      <li className={styles.legendItem}>
        <SheetCell look="marking" given={3} />
        <span aria-hidden>ставит, отметок</span>
      </li>
      <li className={styles.legendItem}>
        <SheetCell look="waiting" given={4} />
        <span aria-hidden>ждёт на&nbsp;планшете</span>
      </li>
      <li className={styles.legendItem}>
        <SheetCell look="silent" given={0} />
        <span aria-hidden>молчит</span>
      </li>
    </ul>
  )
}
