import type { DropExtremes } from '../scoring/points.ts'
import type { TieBreak } from './judging.ts'
import type { Scoring } from './status.ts'

/** How the ways of judging are called in forms and tables. */
export const scoringLabels: Readonly<Record<Scoring, string>> = {
  skating: 'Скейтинг',
  points: 'Баллы',
  'relative-placement': 'Relative Placement',
  none: 'Без судейства',
}

export const dropExtremesLabels: Readonly<Record<DropExtremes, string>> = {
  off: 'Учитываются все',
  criterion: 'Отбрасываются по каждому критерию',
  total: 'Отбрасываются по сумме',
}

export const tieBreakLabels: Readonly<Record<TieBreak, string>> = {
  'head-to-head': 'Личная встреча',
  'chief-judge': 'Главный судья',
}
