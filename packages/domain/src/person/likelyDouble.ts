import { foldName } from './foldName.ts'

/** Who somebody is said to be on an entry. */
export interface NamedPerson {
  last_name: string
  first_name: string
  /** `YYYY-MM-DD`. */
  birth_date: string
}

/** Why two people are likely one: what differs between them. */
export type DoubleReason = 'last_name' | 'first_name' | 'birth_date'

/** What differs, for who decides. */
export const doubleReasonTexts: Readonly<Record<DoubleReason, string>> = {
  last_name: 'Разные фамилии: смена фамилии или опечатка?',
  first_name: 'Разные имена: краткое имя или опечатка?',
  birth_date: 'Разные даты рождения: опечатка?',
}

/**
 * Whether two people of one team are likely one: two of last name, first name and birth date are equal (folded),
 * and the third may be a changed surname, a short or mistyped first name, a mistyped day.
 *
 * @returns what differs; null where they are the same in all, or too different
 */
export function likelyDouble(one: NamedPerson, other: NamedPerson): DoubleReason | null {
  const isLastEqual = foldName(one.last_name) === foldName(other.last_name)
  const isFirstEqual = foldName(one.first_name) === foldName(other.first_name)
  const isBirthEqual = one.birth_date === other.birth_date
  // A surname changes as a whole.
  if (isFirstEqual && isBirthEqual) return isLastEqual ? null : 'last_name'
  if (isLastEqual && isBirthEqual) {
    return isShortOrMistyped(foldName(one.first_name), foldName(other.first_name))
      ? 'first_name'
      : null
  }
  if (!isLastEqual || !isFirstEqual) return null
  return isMistypedDay(one.birth_date, other.birth_date) ? 'birth_date' : null
}

/** «Катя» and «Катерина» begin alike; «Анна» and «Ана» differ by a letter. Siblings of one day have other names. */
function isShortOrMistyped(one: string, other: string): boolean {
  return one.slice(0, 3) === other.slice(0, 3) || isOneLetterAway(one, other)
}

function isOneLetterAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  const at = Array.from(long).findIndex((letter, index) => letter !== short[index])
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1)
}

/** One digit is another, or day and month are the other way round. */
function isMistypedDay(one: string, other: string): boolean {
  const [year = '', month = '', day = ''] = one.split('-')
  if (other === `${year}-${day}-${month}`) return true
  return Array.from(one).filter((digit, index) => digit !== other[index]).length === 1
}
