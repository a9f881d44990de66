import { today } from '@parket/domain/format/timeZone'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { dancerKey } from '@parket/domain/registration/dancers'
import {
  checkExactPerson,
  readBirthDate,
  type ExactPerson,
} from '@parket/domain/search/personQuery'
import { subDays } from 'date-fns/subDays'

import type { Context } from '../../contract/context.ts'
import { invalidFields } from '../../http/problem.ts'
import { guardBirthDate } from '../../security/birthDates.ts'
import { findUser } from '../people/users/queries.ts'

/**
 * Reads the person of a query.
 *
 * @param names what the query calls the three
 * @throws Problem 422 by these names
 */
export function readExactPerson(
  person: ExactPerson,
  names: Record<keyof ExactPerson, string>,
  now: Date,
): ExactPerson {
  const errors = checkExactPerson(person, today(now))
  if (hasErrors(errors)) {
    throw invalidFields(
      Object.fromEntries(
        Object.entries(errors).map(([field, texts]) => [names[field as keyof ExactPerson], texts]),
      ),
    )
  }
  return {
    last_name: person.last_name.trim(),
    first_name: person.first_name.trim(),
    birth_date: readBirthDate(person.birth_date),
  }
}

/** For how long a name and birth date must have stood in a profile to be its owner's. */
const OWN_AFTER_DAYS = 7

/**
 * Looks a person up by name and birth date. Looking oneself up is no guess.
 *
 * @throws Problem 429 after too many dates that found nobody
 */
export async function limitNameLookups<Found extends { total: number }>(
  context: Context,
  person: ExactPerson,
  lookUp: () => Promise<Found>,
): Promise<Found> {
  if (await isOneself(context, person)) return lookUp()
  const { db, now, request } = context
  let answer: Found | undefined
  await guardBirthDate(db, person, { address: request.ip, now }, async () => {
    answer = await lookUp()
    return answer.total > 0 ? answer : null
  })
  if (!answer) throw new TypeError('The look-up did not run')
  return answer
}

async function isOneself(context: Context, person: ExactPerson): Promise<boolean> {
  const own = await findOwnIdentity(context)
  return own !== null && dancerKey(own) === dancerKey(person)
}

/**
 * Who the caller is. A profile can be given any name and date, so only one that stood for days says who somebody is.
 *
 * @returns null where that is not sure
 */
export async function findOwnIdentity({ db, caller, now }: Context): Promise<ExactPerson | null> {
  const user = caller.user && (await findUser(db, caller.user.id))
  if (!user?.birth_date || !user.email_verified_at) return null
  if (user.identity_since > subDays(now, OWN_AFTER_DAYS)) return null
  const { last_name, first_name, birth_date } = user
  return { last_name, first_name, birth_date }
}
