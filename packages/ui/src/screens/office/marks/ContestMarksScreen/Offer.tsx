import type { SheetOffer } from '@parket/domain/marks/sheetOffer'
import { Button } from '../../../../components/Button/Button.tsx'
import type { JudgeColumn } from './columns.ts'
import * as styles from './grid.css.ts'
import { quiet } from './marks.css.ts'

const stateWords = {
  empty: 'Не введён',
  typing: 'Вводят',
  differs: 'Расходится',
  counted: 'Готов',
} as const

const actionWords: Readonly<Record<Exclude<SheetOffer['action'], 'wait'>, string>> = {
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

/** How far the sheet of a judge is, and what can be done with it. */
export function Offer({ column, onOffer }: OfferProps) {
  const { letter, offer } = column
  return (
    <span className={styles.offer}>
      <span className={styles.state[offer.state]}>
        {proposals[offer.action] ?? stateWords[offer.state]}
      </span>
      {offer.action === 'wait' ? (
        <span className={quiet}>нужен другой</span>
      ) : (
        <Button
          aria-label={`${actionWords[offer.action]}: судья ${letter}`}
          variant={offer.action === 'correct' ? 'quiet' : 'secondary'}
          onPress={() => onOffer(column)}
        >
          {actionWords[offer.action]}
        </Button>
      )}
    </span>
  )
}
