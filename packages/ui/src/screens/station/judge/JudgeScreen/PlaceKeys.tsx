import { numbersOf } from '@parket/domain/station/judge/judgeRound'
import { RankPicker } from '../../../../components/RankPicker/RankPicker.tsx'
import type { JudgeScreenProps } from './judgeView.ts'

/** A final: each number gets a place. */
export function PlaceKeys({ view, actions }: JudgeScreenProps) {
  const { round, sheet, phase, out } = view
  const places = Object.fromEntries(
    Object.entries(sheet.rows).flatMap(([number, [place]]) =>
      typeof place === 'number' ? [[number, place]] : [],
    ),
  )
  return (
    <RankPicker
      aria-label="Места"
      numbers={numbersOf(round).filter((number) => !out.includes(number))}
      places={places}
      isDisabled={phase !== 'marking'}
      onTap={actions.onTap}
      onChoose={actions.onPlace}
    />
  )
}
