import { foldName } from './foldName.ts'
import { federationCodeKey } from './identifiers.ts'

/** Who somebody is said to be on an entry. */
export interface NamedPerson {
  last_name: string
  first_name: string
  /** `YYYY-MM-DD`. */
  birth_date: string
  /** Every surname that their entries name as the former. */
  former_last_names?: readonly string[]
  /** Every code of a federation that their entries name. */
  federation_codes?: readonly string[]
}

/** Why two people are likely one: what differs between them, or what they have in common besides (docs/adr/0048). */
export type SamePersonReason =
  | 'last_name'
  | 'first_name'
  | 'birth_date'
  | 'former_last_name'
  | 'federation_code'

/** The reason, for who decides. */
export const samePersonReasonTexts: Readonly<Record<SamePersonReason, string>> = {
  last_name: 'Разные фамилии: смена фамилии или опечатка?',
  first_name: 'Разные имена: краткое имя или опечатка?',
  birth_date: 'Разные даты рождения: опечатка?',
  former_last_name: 'Одна из\u00A0фамилий указана прежней у\u00A0другого',
  federation_code: 'Один и\u00A0тот\u00A0же номер в\u00A0федерации',
}

/**
 * Whether two people of one team are likely one: two of last name, first name and birth date are equal (folded),
 * and the third may be a changed surname, a short or mistyped first name, a mistyped day. One code of a federation is
 * enough, whatever else is said.
 *
 * @returns why; null where they are the same in all, or too different
 */
export function likelySamePerson(one: NamedPerson, other: NamedPerson): SamePersonReason | null {
  const isLastEqual = foldName(one.last_name) === foldName(other.last_name)
  const isFirstEqual = foldName(one.first_name) === foldName(other.first_name)
  const isBirthEqual = one.birth_date === other.birth_date
  if (isLastEqual && isFirstEqual && isBirthEqual) return null
  if (hasCodeOf(one, other)) return 'federation_code'
  // A surname changes as a whole.
  if (isFirstEqual && isBirthEqual) {
    return wasNamed(one, other) || wasNamed(other, one) ? 'former_last_name' : 'last_name'
  }
  if (isLastEqual && isBirthEqual) {
    return isShortOrMistyped(foldName(one.first_name), foldName(other.first_name))
      ? 'first_name'
      : null
  }
  if (!isLastEqual || !isFirstEqual) return null
  return isMistypedDay(one.birth_date, other.birth_date) ? 'birth_date' : null
}

function hasCodeOf(one: NamedPerson, other: NamedPerson): boolean {
  const codes = new Set(one.federation_codes?.map(federationCodeKey))
  return other.federation_codes?.some((code) => codes.has(federationCodeKey(code))) ?? false
}

/** Whether somebody once had the other's surname. */
function wasNamed({ former_last_names = [] }: NamedPerson, { last_name }: NamedPerson): boolean {
  return former_last_names.some((former) => foldName(former) === foldName(last_name))
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
