import { isJudged } from '@parket/domain/round/status'
import { boardRoundTitle } from '@parket/domain/station/board/words'
import { useState } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { SegmentedControl } from '../../../../components/SegmentedControl/SegmentedControl.tsx'
import { SlideToConfirm } from '../../../../components/SlideToConfirm/SlideToConfirm.tsx'
import { PanelHead } from '../../staff/PanelHead.tsx'
import * as staff from '../../staff/staff.css.ts'
import type { ExtraRoundForm } from './chiefView.ts'

const hope = { value: 'hope', label: 'Тур надежды' } as const
const redance = { value: 'redance', label: 'Перетанцовка' } as const

/** Adds a hope round or a redance: the office draws it like any other. */
export function ExtraRoundPanel({ round, isSending, reasons, onSubmit, onClose }: ExtraRoundForm) {
  // A final has no hope round; a round is danced again once it is counted.
  const choices = [...(round.index > 0 ? [hope] : []), ...(isJudged(round.status) ? [redance] : [])]
  const [first = redance, ...others] = choices
  const [type, setType] = useState<'hope' | 'redance'>(first.value)
  const [advance, setAdvance] = useState<number | null>(null)
  const isReady = type === 'redance' || (advance ?? 0) > 0
  const title = type === 'hope' ? hope.label : redance.label
  return (
    <div className={staff.panel}>
      <PanelHead title={title} onClose={onClose} />
      <p className={staff.itemTitle}>{boardRoundTitle(round)}</p>
      {reasons.length > 0 && <Alert tone="critical">{reasons.join(' ')}</Alert>}
      {others.length > 0 && (
        <SegmentedControl
          aria-label="Что назначить"
          value={type}
          items={[first, ...others]}
          onChange={setType}
        />
      )}
      {type === 'hope' && (
        <NumberField
          label="Сколько пройдёт из тура надежды"
          value={advance}
          onChange={setAdvance}
        />
      )}
      <ul className={staff.list} aria-label="Что будет">
        <li className={staff.consequence}>
          {type === 'hope'
            ? 'Танцуют те, кто не\u00A0прошёл сразу'
            : 'Танцуют все снова, считается новый тур'}
        </li>
        <li className={staff.consequence}>Заходы распределит организатор</li>
      </ul>
      <SlideToConfirm
        label={isReady ? 'Назначить' : 'Сколько пройдёт?'}
        hint={isReady ? 'Проведите до конца' : ''}
        isLocked={!isReady || isSending}
        onConfirm={() => onSubmit(type, advance ?? 0)}
      />
    </div>
  )
}
