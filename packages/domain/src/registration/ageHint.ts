import type { AgeBounds } from '../contest/contest.ts'
import type { EventAges } from '../event/event.ts'
import { isIsoDate } from '../format/date.ts'
import { countOf } from '../format/plural.ts'
import { dativeName } from '../person/dativeName.ts'
import { ageAtEvent } from './age.ts'
import type { DancerInput } from './request.ts'

const years = ['года', 'лет', 'лет'] as const

type Aged = Pick<DancerInput, 'first_name' | 'birth_date' | 'gender'>

/**
 * The plain line under «Возраст: 8 не соответствует фильтру: 18»: «С 18 лет, а Алисе 8».
 * A name that is not sure to be put into the dative is left out: «а танцору 8».
 *
 * @param dancers who dance together; without a real birth date they are left out
 * @returns null where they fit
 */
export function ageHint(
  dancers: readonly Aged[],
  { min_age, max_age }: AgeBounds,
  event: EventAges,
): string | null {
  const byAge = dancers
    .filter(({ birth_date }) => isIsoDate(birth_date.trim()))
    .map((dancer) => ({ dancer, age: ageAtEvent(dancer.birth_date.trim(), event) }))
    // A date to come has words of its own.
    .filter(({ age }) => age >= 0)
    .sort((one, other) => one.age - other.age)
  const [youngest, oldest] = [byAge.at(0), byAge.at(-1)]
  const whom = ({ dancer }: { dancer: Aged }, among: string) =>
    dativeName(dancer) ?? (byAge.length === 1 ? 'танцору' : among)
  if (youngest && min_age !== null && youngest.age < min_age) {
    const name = whom(youngest, 'младшему')
    return `С\u00A0${countOf(min_age, years)}, а\u00A0${name}\u00A0${youngest.age}`
  }
  if (oldest && max_age !== null && oldest.age > max_age) {
    const name = whom(oldest, 'старшему')
    return `До\u00A0${countOf(max_age, years)}, а\u00A0${name}\u00A0${oldest.age}`
  }
  return null
}

/**
 * «номинации с 7 лет»: said at the age, where no contest takes it.
 * @param ages that the contests take in all
 * @returns null where it is among them
 */
export function outOfAgesText(age: number, { min_age, max_age }: AgeBounds): string | null {
  if (min_age !== null && age < min_age) return `номинации с\u00A0${countOf(min_age, years)}`
  if (max_age !== null && age > max_age) return `номинации до\u00A0${countOf(max_age, years)}`
  return null
}
