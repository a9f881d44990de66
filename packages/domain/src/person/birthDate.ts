import { isIsoDate } from '../format/date.ts'
import { problemText } from '../problems/catalogue.ts'

/** Nobody who dances was born before. */
const firstBirthDate = '1900-01-01'

/** What is wrong with a birth date; null when nothing is. `today` as `YYYY-MM-DD`. */
export function birthDateProblem(birthDate: string, today: string): string | null {
  if (birthDate === '') return problemText('dancer_incomplete')
  if (!isIsoDate(birthDate)) return problemText('birth_date_invalid')
  if (birthDate > today) return problemText('birth_date_future')
  if (birthDate < firstBirthDate) return problemText('birth_date_too_early')
  return null
}
