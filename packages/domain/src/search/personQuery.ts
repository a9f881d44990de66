import { checkPerson } from '../account/person.ts'
import { parseRussianDate, type IsoDate } from '../format/date.ts'
import { formProblemText } from '../problems/formProblems.ts'
import type { FieldErrors } from '../problems/fieldErrors.ts'

/** «At least 2 letters of the last name» (docs/rules/search-and-privacy.md, «Dancer search»). */
export const searchLetters = 2

/** What `/search-dancer` wants: the beginning of a last name, long enough to mean somebody. */
export function checkDancerSearch(query: { last_name: string }): FieldErrors {
  const letters = query.last_name.match(/\p{L}/gu)?.length ?? 0
  if (letters >= searchLetters) return {}
  return { last_name: [formProblemText('last_name_too_short', { min: searchLetters })] }
}

/** The three things by which one person is meant. */
export interface ExactPerson {
  last_name: string
  first_name: string
  /** As typed or as an address has it: YYYY-MM-DD or dd.MM.yyyy. */
  birth_date: string
}

/**
 * What `/info-by-name` and `/user-rating` want: «last name, first name and full birth date»
 * (docs/rules/search-and-privacy.md, «Exact match»).
 * @param today `YYYY-MM-DD`
 * @returns problems by `last_name`, `first_name`, `birth_date`
 */
export function checkExactPerson(person: ExactPerson, today: IsoDate): FieldErrors {
  return checkPerson({ ...person, birth_date: readBirthDate(person.birth_date) }, today)
}

/** A birth date of a query as `YYYY-MM-DD`; what is none stays as it is. */
export function readBirthDate(text: string): string {
  return parseRussianDate(text) ?? text.trim()
}
