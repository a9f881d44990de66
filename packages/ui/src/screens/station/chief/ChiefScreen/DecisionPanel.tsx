import type { BoardRound } from '@parket/domain/station/board/board'
import { boardRoundTitle } from '@parket/domain/station/board/words'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { SlideToConfirm } from '../../../../components/SlideToConfirm/SlideToConfirm.tsx'
import {
  decisionTitles,
  useDecisionDraft,
} from '../../../office/marks/ContestMarksScreen/DecisionFields.tsx'
import type {
  DecisionDialogProps,
  DecisionKind,
} from '../../../office/marks/ContestMarksScreen/ContestMarksScreen.tsx'
import { PanelHead } from '../../staff/PanelHead.tsx'
import * as staff from '../../staff/staff.css.ts'

/** What follows, before it is done. */
const consequences: Readonly<Record<DecisionKind, readonly string[]>> = {
  cut: ['Кто проходит, станет известно всем, когда тур объявят'],
  order: ['Порядок решает там, где оценки равны'],
  deduction: ['Вычет виден в\u00A0протоколе'],
  attempt: [
    'Прежние оценки танца останутся в\u00A0протоколе, не\u00A0в\u00A0счёте',
    'Судьи получат пустые листы этого танца',
  ],
  exit: ['Номер на\u00A0планшетах будет зачёркнут', 'Поставленные ему оценки останутся'],
  seat: ['Прежний судья видит: «дальше судит другой»', 'Его сданные танцы учтены'],
  emptySeat: ['Начатый лист этого танца не\u00A0считается'],
}

/** A decision in the column beside the floors: they stay in view, and what follows is said before it is done. */
export function DecisionPanel(props: DecisionDialogProps & { round: BoardRound }) {
  const { round, kind, isSending, reasons, onSubmit, onClose } = props
  const { fields, read } = useDecisionDraft(props)
  return (
    <div className={staff.panel}>
      <PanelHead title={decisionTitles[kind]} onClose={onClose} />
      <p className={staff.itemTitle}>{boardRoundTitle(round)}</p>
      {reasons.length > 0 && <Alert tone="critical">{reasons.join(' ')}</Alert>}
      {fields}
      <ul className={staff.list} aria-label="Что будет">
        {consequences[kind].map((text) => (
          <li key={text} className={staff.consequence}>
            {text}
          </li>
        ))}
      </ul>
      <SlideToConfirm
        label={isSending ? 'Записываем…' : 'Записать решение'}
        hint="Проведите до конца"
        isLocked={isSending}
        onConfirm={() => {
          const draft = read()
          if (draft) onSubmit(draft)
        }}
      />
    </div>
  )
}
