import type { AgeBounds } from '../contest/contest.ts'
import { countOf } from '../format/plural.ts'

const years = ['года', 'лет', 'лет'] as const

/**
 * The plain line under the specification's «Возраст: 8 не соответствует фильтру: 18»: «С 18 лет, а танцору 8».
 *
 * @param ages of those who dance together
 * @returns null where they fit
 */
export function ageHint(ages: readonly number[], { min_age, max_age }: AgeBounds): string | null {
  const [youngest, oldest] = [Math.min(...ages), Math.max(...ages)]
  const [low, high] = ages.length === 1 ? ['танцору', 'танцору'] : ['младшему', 'старшему']
  if (min_age !== null && youngest < min_age) {
    return `С\u00A0${countOf(min_age, years)}, а\u00A0${low} ${youngest}`
  }
  return max_age !== null && oldest > max_age
    ? `До\u00A0${countOf(max_age, years)}, а\u00A0${high} ${oldest}`
    : null
}
