import type { RoundKind } from '@parket/domain/scoring/resultFile'
import * as office from '../../parts/office.css.ts'

const marks: Readonly<Record<RoundKind, readonly (readonly [string, string])[]>> = {
  crosses: [
    ['X', 'крест'],
    ['Пробел', 'пусто'],
  ],
  callbacks: [
    ['Y', 'да'],
    ['1', 'А1'],
    ['2', 'А2'],
    ['3', 'А3'],
    ['N', 'нет'],
  ],
  skating: [['1–9', 'место']],
  'relative-placement': [['1–9', 'место']],
  points: [['0–9', 'баллы']],
}

/** What to press with a keyboard; `isEnded`: Enter ends the sheet, too. */
export function Keys({ kind, isEnded }: { kind: RoundKind; isEnded: boolean }) {
  const keys = [
    ...marks[kind],
    ['Вверх Вниз', 'строка'],
    ['Enter', isEnded ? 'дальше, в\u00A0конце сдать лист' : 'дальше'],
    ['Ctrl Z', 'вернуть'],
  ] as const
  return (
    <p className={office.keys}>
      {keys.map(([key, words]) => (
        <span key={key}>
          <kbd>{key}</kbd> {words}
        </span>
      ))}
    </p>
  )
}
