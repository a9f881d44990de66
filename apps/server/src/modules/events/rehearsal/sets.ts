import { yearsBetween } from '@parket/domain/registration/age'
import type { JnjRole } from '@parket/domain/registration/request'

import type { Contest } from '../../../records/contests.ts'
import { madeUpPerson, type MadeUpPerson } from './people.ts'

/** Made-up people who dance together, and what they dance. */
export interface MadeUpSet {
  dancers: MadeUpPerson[]
  entries: { contest: Contest; role: JnjRole | null }[]
}

/** More than a final takes: there is a round before it, with marks of its own. */
const OVER_FINAL = 4
/** Of a contest that is danced in one round. */
const IN_ONE_ROUND = 8
/** Of these entries this share is of people who dance elsewhere too, as in life. */
const KNOWN_SHARE = 1 / 3
const USUAL_AGE = 25

/**
 * Makes up who enters contests that are danced, by the rules of registration: counts and ages fit, nobody is
 * twice in one contest, capacity holds. The same contests give the same people.
 *
 * @param day the first day of the event, `YYYY-MM-DD`: ages count then
 */
export function madeUpSets(contests: readonly Contest[], day: string): MadeUpSet[] {
  const sets: MadeUpSet[] = []
  const made = { F: 0, M: 0 }
  const year = Number(day.slice(0, 4))

  function person(gender: 'F' | 'M', age: number): MadeUpPerson {
    return madeUpPerson(made[gender]++, gender, year - age)
  }

  function newSet(contest: Contest, role: JnjRole | null): MadeUpSet {
    const age = ageFor(contest)
    const dancers = Array.from({ length: contest.min_count }, (_, at) =>
      person(genderOf(contest, role, at), age),
    )
    const set = { dancers, entries: [] }
    sets.push(set)
    return set
  }

  for (const contest of contests) {
    for (const role of contest.jnj_role_split ? (['leader', 'follower'] as const) : [null]) {
      const wanted = wantedEntries(contest)
      const known = sets
        .filter((set) => isFit(set, contest, role, day))
        .slice(0, Math.floor(wanted * KNOWN_SHARE))
      const chosen = known.concat(
        Array.from({ length: wanted - known.length }, () => newSet(contest, role)),
      )
      for (const { entries } of chosen) entries.push({ contest, role })
    }
  }
  return sets
}

function wantedEntries({ scoring, final_max, capacity }: Contest): number {
  const wanted = scoring === 'points' ? IN_ONE_ROUND : final_max + OVER_FINAL
  return Math.min(wanted, capacity ?? wanted)
}

function ageFor({ min_age, max_age }: Contest): number {
  return min_age ?? Math.min(max_age ?? USUAL_AGE, USUAL_AGE)
}

/** A pair is a man and a woman, a leader a man; all others are told by chance of the order. */
function genderOf({ max_count }: Contest, role: JnjRole | null, at: number): 'F' | 'M' {
  if (role !== null) return role === 'leader' ? 'M' : 'F'
  return max_count === 2 && at === 0 ? 'M' : 'F'
}

/** Whether people who dance already may enter this contest too. */
function isFit(
  { dancers, entries }: MadeUpSet,
  { id, min_count, max_count, min_age, max_age }: Contest,
  role: JnjRole | null,
  day: string,
): boolean {
  const danced = new Set(entries.map(({ role }) => role))
  return (
    dancers.length >= min_count &&
    dancers.length <= max_count &&
    danced.size === 1 &&
    danced.has(role) &&
    entries.every(({ contest }) => contest.id !== id) &&
    dancers.every(({ birth_date }) => {
      const age = yearsBetween(birth_date, day)
      return age >= (min_age ?? 0) && age <= (max_age ?? age)
    })
  )
}
