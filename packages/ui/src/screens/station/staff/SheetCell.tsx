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

/** What the legend shows, in the order in which a sheet comes to it. */
const legend = [
  ['marking', 3, 'ставит, отметок'],
  ['waiting', 4, words.waiting],
  ['silent', 0, words.silent],
  ['differs', null, words.differs],
  ['once', null, words.once],
  ['paper', null, words.paper],
  ['done', null, words.done],
] as const

/** What the signs mean. */
export function SheetLegend() {
  return (
    <ul className={styles.legend} aria-label="Обозначения">
      {legend.map(([look, given, text]) => (
        <li key={look} className={styles.legendItem}>
          <SheetCell look={look} given={given} />
          <span aria-hidden>{text}</span>
        </li>
      ))}
    </ul>
  )
}
