import { plural } from '../format/plural.ts'
import type { AgeBounds } from './contest.ts'

/** Organisers write «up to 99» for «without an upper bound». */
const OPEN_END = 99

/** Ages of a contest as people read them: «7–9 лет», «от 18 лет», «до 9 лет»; '' without bounds. */
export function ageLabel(bounds: AgeBounds): string {
  const { min_age } = bounds
  const max_age = bounds.max_age !== null && bounds.max_age >= OPEN_END ? null : bounds.max_age
  if (min_age === null) return max_age === null ? '' : `до\u00A0${years(max_age, genitive)}`
  if (max_age === null) return `от\u00A0${years(min_age, genitive)}`
  return min_age === max_age
    ? years(max_age, nominative)
    : `${min_age}–${years(max_age, nominative)}`
}

const nominative = ['год', 'года', 'лет'] as const
const genitive = ['года', 'лет', 'лет'] as const

function years(n: number, forms: typeof nominative | typeof genitive): string {
  return `${n}\u00A0${plural(n, forms)}`
}
