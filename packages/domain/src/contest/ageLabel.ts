import { sayOf, type Say } from '../format/sayOf.ts'
import type { AgeBounds } from './contest.ts'

/** Organisers write «up to 99» for «without an upper bound». */
const OPEN_END = 99

/** How ages are said. */
export const ageLabelTexts = {
  agesTo: 'до\u00A0{max}\u00A0{max:года|лет|лет}',
  agesFrom: 'от\u00A0{min}\u00A0{min:года|лет|лет}',
  age: '{max}\u00A0{max:год|года|лет}',
  ages: '{min}–{max}\u00A0{max:год|года|лет}',
} as const

/**
 * Ages of a contest as people read them: «7–9 лет», «от 18 лет», «до 9 лет»; '' without bounds.
 * @param say other words than ours
 */
export function ageLabel(
  bounds: AgeBounds,
  say: Say<keyof typeof ageLabelTexts> = sayOf(ageLabelTexts),
): string {
  const { min_age: min } = bounds
  const max = bounds.max_age !== null && bounds.max_age >= OPEN_END ? null : bounds.max_age
  if (min === null) return max === null ? '' : say('agesTo', { max })
  if (max === null) return say('agesFrom', { min })
  return min === max ? say('age', { max }) : say('ages', { min, max })
}
