import type { ResultCheckKind } from '@parket/domain/contest/resultCheckKind'

/** Something unusual in a result: it blocks nothing, but who makes places public answers it with a word. */
export interface ResultCheck {
  /** What an answer belongs to. */
  key: string
  /** One word answers all of a kind. */
  kind: ResultCheckKind
  /** In Russian, with judges, dances and numbers. */
  text: string
  /** What was answered; null: nothing yet. */
  answer: CheckAnswer | null
}

export interface CheckAnswer {
  text: string
  /** '' where the name was erased. */
  by: string
  at: string
}

/** An answer that goes with the step that makes places public. */
export interface GivenAnswer {
  key: string
  text: string
}

/** Checks that one answer is for, or was. */
export interface CheckGroup {
  kind: ResultCheckKind
  /** Null: it waits for an answer. */
  answer: CheckAnswer | null
  /** One at least. */
  checks: readonly ResultCheck[]
}

/** Checks of the same kind together, as far as they have the same answer, or none. */
export function groupChecks(checks: readonly ResultCheck[]): CheckGroup[] {
  const nameOf = ({ kind, answer }: ResultCheck) =>
    JSON.stringify([kind, answer && [answer.text, answer.by, answer.at]])
  return Array.from(Map.groupBy(checks, nameOf).values(), (own) => {
    const [{ kind, answer }] = own as [ResultCheck]
    return { kind, answer, checks: own }
  })
}

/** The data were changed past the journal: nothing to confirm with a word among others, and the one check that says not to publish. */
export function isTampered({ kind }: { kind: ResultCheckKind }): boolean {
  return kind === 'changed-input'
}

/** What several checks of a kind are called together. */
export const groupTitles: Readonly<Record<ResultCheckKind, string>> = {
  'changed-input': 'Данные изменены мимо журнала',
  'against-panel': 'Листы против остальных судей',
  'equal-sheets': 'Одинаковые листы',
  'number-order': 'Листы по\u00A0порядку номеров',
  'shifted-row': 'Листы со\u00A0сдвигом на\u00A0строку',
  'fast-sheet': 'Листы введены быстрее, чем читаются',
  'deciding-swap': 'Победителя решает одна перестановка',
  'own-club': 'Судьи из\u00A0клуба участников',
  'own-coach': 'Судьи\u00A0— тренеры участников',
  'own-city': 'Судьи из\u00A0города участников',
  'even-panel': 'Чётное число судей',
}
