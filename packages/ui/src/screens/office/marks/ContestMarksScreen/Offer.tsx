import type { SheetOffer } from '@parket/domain/marks/sheetOffer'
import { EditIcon } from '../../../../icons/EditIcon.tsx'
import type { JudgeColumn } from './columns.ts'
import * as styles from './grid.css.ts'
import { quiet } from './marks.css.ts'

const stateWords = {
  empty: 'Не введён',
  typing: 'Вводят',
  differs: 'Расходится',
  counted: 'Готов',
} as const

const actionWords: Readonly<Record<Exclude<SheetOffer['action'], 'wait' | 'none'>, string>> = {
  type: 'Ввести',
  takeOver: 'Забрать',
  second: 'Второй ввод',
  resolve: 'Разобрать',
  settle: 'Договориться',
  agree: 'Согласиться…',
  revise: 'Изменить',
  correct: 'Исправить',
}

/** Of a sheet that differs, once one of the two has said yes. */
const proposals: Partial<Record<SheetOffer['action'], string>> = {
  agree: 'Ждёт вас',
  revise: 'Ждёт второго',
}

interface OfferProps {
  column: JudgeColumn
  onOffer: (column: JudgeColumn) => void
}

/** How far the sheet of a judge is, and what can be done with it: narrow, as many judges stand side by side. */
export function Offer({ column, onOffer }: OfferProps) {
  const { letter, offer } = column
  const { action, state } = offer
  // An empty sheet is told by the button that begins it.
  const isTold = state === 'empty' && action === 'type'
  return (
    <span className={styles.offer}>
      {!isTold && (
        <span className={styles.state[state]}>{proposals[action] ?? stateWords[state]}</span>
      )}
      {action === 'wait' && <span className={quiet}>нужен другой</span>}
      {action !== 'wait' && action !== 'none' && (
        <button
          type="button"
          className={styles.act}
          title={actionWords[action]}
          aria-label={`${actionWords[action]}: судья ${letter}`}
          onClick={() => onOffer(column)}
        >
          {action === 'correct' ? <EditIcon /> : actionWords[action]}
        </button>
      )}
    </span>
  )
}
