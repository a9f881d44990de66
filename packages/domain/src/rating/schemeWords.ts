import { formatShortNumber } from '../format/number.ts'
import { countOf } from '../format/plural.ts'
import type { PointsScheme, RatingWindow } from './scheme.ts'
import { formulaText } from './words.ts'

/** Prepositional: «в сентябре». */
const months = [
  'январе',
  'феврале',
  'марте',
  'апреле',
  'мае',
  'июне',
  'июле',
  'августе',
  'сентябре',
  'октябре',
  'ноябре',
  'декабре',
]

/** For which places a scheme gives points, in sentences. */
export function givingText(scheme: Omit<PointsScheme, 'starts_on'>): string {
  const { formula, tiers, finalists_only: isFinalOnly, multipliers } = scheme
  const first = Math.min(...tiers.map(({ from }) => from))
  const sentences = [
    formula
      ? `Очки за место: ${formulaText(formula)}`
      : `Очки за место по числу участников, от ${first}`,
    ...(isFinalOnly ? ['Только за финал'] : []),
    ...(multipliers.length === 0
      ? []
      : [
          `По виду турнира: ${multipliers
            .map(({ kind, percent }) => `${kind} ×${formatShortNumber(percent / 100)}`)
            .join(', ')}`,
        ]),
  ]
  return `${sentences.join('. ')}.`
}

/** Which results count in the sum, in sentences. */
export function countingText({
  window,
  best,
  minimum,
  ties,
}: Pick<PointsScheme, 'window' | 'best' | 'minimum' | 'ties'>): string {
  const counted =
    best === null
      ? 'все результаты'
      : countOf(best, ['лучший результат', 'лучших результата', 'лучших результатов'])
  const sentences = [
    `В сумму идут ${counted} ${windowText(window)}`,
    ...(minimum === null || minimum === 1
      ? []
      : [`Для места в рейтинге результатов нужно не меньше ${minimum}`]),
    ...(ties === 'shared' ? [] : ['При равных очках выше тот, кто был на меньшем числе турниров']),
  ]
  return `${sentences.join('. ')}.`
}

function windowText(window: RatingWindow): string {
  if (window.kind === 'all') return 'за всё время'
  if (window.kind === 'rolling') {
    return `за последние ${countOf(window.months, ['месяц', 'месяца', 'месяцев'])}`
  }
  return `за сезон, он начинается в ${months[window.from_month - 1] ?? ''}`
}
