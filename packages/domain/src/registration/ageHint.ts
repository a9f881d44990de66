import type { AgeBounds } from '../contest/contest.ts'
import type { EventAges } from '../event/event.ts'
import { isIsoDate } from '../format/date.ts'
import { sayOf, type Say } from '../format/sayOf.ts'
import { dativeName } from '../person/dativeName.ts'
import { ageAtEvent } from './age.ts'
import type { DancerInput } from './request.ts'

/**
 * How it is said that an age does not fit: `{dative}` is the dancer in the dative, or one of the three words for one
 * whose dative is not sure; `{name}` is the first name as it is, or the same word.
 */
export const ageHintTexts = {
  tooYoung: 'С\u00A0{bound}\u00A0{bound:года|лет|лет}, а\u00A0{dative}\u00A0{age}',
  tooOld: 'До\u00A0{bound}\u00A0{bound:года|лет|лет}, а\u00A0{dative}\u00A0{age}',
  dancer: 'танцору',
  youngest: 'младшему',
  oldest: 'старшему',
  contestsFrom: 'номинации с\u00A0{bound}\u00A0{bound:года|лет|лет}',
  contestsTo: 'номинации до\u00A0{bound}\u00A0{bound:года|лет|лет}',
} as const

type SayAge = Say<keyof typeof ageHintTexts>

type Aged = Pick<DancerInput, 'first_name' | 'birth_date' | 'gender'>

/**
 * The plain line under «Возраст: 8 не соответствует фильтру: 18»: «С 18 лет, а Алисе 8».
 * A name that is not sure to be put into the dative is left out: «а танцору 8».
 *
 * @param dancers who dance together; without a real birth date they are left out
 * @param say other words than ours
 * @returns null where they fit
 */
export function ageHint(
  dancers: readonly Aged[],
  { min_age, max_age }: AgeBounds,
  event: EventAges,
  say: SayAge = sayOf(ageHintTexts),
): string | null {
  const byAge = dancers
    .filter(({ birth_date }) => isIsoDate(birth_date.trim()))
    .map((dancer) => ({ dancer, age: ageAtEvent(dancer.birth_date.trim(), event) }))
    // A date to come has words of its own.
    .filter(({ age }) => age >= 0)
    .sort((one, other) => one.age - other.age)
  const [youngest, oldest] = [byAge.at(0), byAge.at(-1)]
  const told = ({ dancer, age }: { dancer: Aged; age: number }, among: 'youngest' | 'oldest') => {
    const word = say(byAge.length === 1 ? 'dancer' : among)
    return { age, dative: dativeName(dancer) ?? word, name: dancer.first_name.trim() || word }
  }
  if (youngest && min_age !== null && youngest.age < min_age) {
    return say('tooYoung', { bound: min_age, ...told(youngest, 'youngest') })
  }
  if (oldest && max_age !== null && oldest.age > max_age) {
    return say('tooOld', { bound: max_age, ...told(oldest, 'oldest') })
  }
  return null
}

/**
 * «номинации с 7 лет»: said at the age, where no contest takes it.
 * @param ages that the contests take in all
 * @param say other words than ours
 * @returns null where it is among them
 */
export function outOfAgesText(
  age: number,
  { min_age, max_age }: AgeBounds,
  say: SayAge = sayOf(ageHintTexts),
): string | null {
  if (min_age !== null && age < min_age) return say('contestsFrom', { bound: min_age })
  if (max_age !== null && age > max_age) return say('contestsTo', { bound: max_age })
  return null
}
