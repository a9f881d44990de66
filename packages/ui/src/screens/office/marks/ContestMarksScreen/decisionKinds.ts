import type { RoundKind } from '@parket/domain/scoring/resultFile'

/** What can be decided about a round; `exit`: who left it, `seat`: who judges on, `emptySeat`: nobody does. */
export type DecisionKind = 'cut' | 'order' | 'deduction' | 'attempt' | 'exit' | 'seat' | 'emptySeat'

/** On the button that begins it. */
export const kindWords: Readonly<Record<DecisionKind, string>> = {
  cut: 'Решить, кто проходит…',
  order: 'Порядок главного судьи…',
  deduction: 'Вычет…',
  attempt: 'Повторить танец…',
  exit: 'Снять с тура…',
  seat: 'Заменить судью…',
  emptySeat: 'Оставить место судьи пустым…',
}

/**
 * What can be decided in a round of this kind. Points take deductions; the chief judge's order settles callbacks and
 * relative placement (docs/rules/marks-and-results.md, «Decisions»).
 */
export function decisionKinds(kind: RoundKind, isTied: boolean): DecisionKind[] {
  const isByOrder = kind === 'callbacks' || kind === 'relative-placement'
  return [
    ...(isTied ? (['cut'] as const) : []),
    ...(isByOrder ? (['order'] as const) : []),
    ...(kind === 'points' ? (['deduction'] as const) : []),
    'attempt',
    'exit',
    'seat',
    'emptySeat',
  ]
}
