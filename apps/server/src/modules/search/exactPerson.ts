import { today } from '@parket/domain/format/timeZone'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { dancerKey, foldName } from '@parket/domain/registration/dancers'
import {
  checkExactPerson,
  readBirthDate,
  type ExactPerson,
} from '@parket/domain/search/personQuery'

import type { Context } from '../../contract/context.ts'
import { invalid } from '../../http/problem.ts'
import { guardAttempts } from '../../security/attempts.ts'
import { findUser } from '../users/queries.ts'

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
    throw invalid(
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

/**
 * Looks a person up by name and birth date. Misses are counted by name and by address, like wrong
 * PINs: a caller who knows only the name could try all birth dates. Looking oneself up is not
 * counted.
 *
 * @throws Problem 429 after too many that found nobody
 */
export async function guardExactLookUp<Found extends { total: number }>(
  context: Context,
  person: ExactPerson,
  lookUp: () => Promise<Found>,
): Promise<Found> {
  if (await isOneself(context, person)) return lookUp()
  const { db, now, request } = context
  const account = foldName(`${person.last_name} ${person.first_name}`)
  const attempt = { scope: 'exact-person', account, address: request.ip, now }
  const answers: Found[] = []
  await guardAttempts(db, attempt, async () => {
    const answer = await lookUp()
    answers.push(answer)
    return answer.total > 0 ? answer : null
  })
  const [answer] = answers
  if (!answer) throw new TypeError('The look-up did not run')
  return answer
}

async function isOneself({ db, caller }: Context, person: ExactPerson): Promise<boolean> {
  const user = caller.user && (await findUser(db, caller.user.id))
  if (!user?.birth_date) return false
  return dancerKey({ ...user, birth_date: user.birth_date }) === dancerKey(person)
}
