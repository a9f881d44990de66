import { isIsoDate } from '../format/date.ts'
import { formProblemText } from '../problems/formProblems.ts'

/** Nobody who dances was born before. */
const firstBirthDate = '1900-01-01'

/** What is wrong with a birth date; null when nothing is. `today` as `YYYY-MM-DD`. */
export function birthDateProblem(birthDate: string, today: string): string | null {
  if (birthDate === '') return formProblemText('dancer_incomplete')
  if (!isIsoDate(birthDate)) return formProblemText('birth_date_invalid')
  if (birthDate > today) return formProblemText('birth_date_future')
  if (birthDate < firstBirthDate) return formProblemText('birth_date_too_early')
  return null
}
