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

/** `check`: the second entry of a device's sheet, from its paper. */
const actionWords: Readonly<
  Record<Exclude<SheetOffer['action'], 'wait' | 'none'> | 'check', string>
> = {
  type: 'Ввести',
  takeOver: 'Забрать',
  second: 'Второй ввод',
  check: 'Сверить с\u00A0бумагой',
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
  const { letter, offer, check } = column
  const { action, state } = offer
  const isAsked = check === 'asked' && action === 'second'
  // An empty sheet is told by the button that begins it.
  const isTold = state === 'empty' && action === 'type'
  return (
    <span className={styles.offer}>
      {!isTold && (
        <span className={styles.state[isAsked ? 'typing' : state]}>
          {isAsked ? 'На\u00A0сверку' : (proposals[action] ?? stateWords[state])}
        </span>
      )}
      {action === 'wait' && <span className={quiet}>нужен другой</span>}
      {action !== 'wait' && action !== 'none' && (
        <Act action={isAsked ? 'check' : action} letter={letter} onPress={() => onOffer(column)} />
      )}
    </span>
  )
}

interface ActProps {
  action: keyof typeof actionWords
  letter: string
  onPress: () => void
}

function Act({ action, letter, onPress }: ActProps) {
  const told = actionWords[action]
  return (
    <button
      type="button"
      className={styles.act}
      title={told}
      aria-label={`${told}: судья ${letter}`}
      onClick={onPress}
    >
      {action === 'correct' ? <EditIcon /> : told}
    </button>
  )
}
