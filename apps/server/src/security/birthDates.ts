import { foldName } from '@parket/domain/person/foldName'
import { dancerKey } from '@parket/domain/registration/dancers'
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { guardGuesses } from './attempts.ts'

/**
 * «No call tells a birth date by trial: every way to ask is counted in the same budget» (docs/rules/quality.md,
 * «Safety»). A birth year is public, so there are some 365 days to try for each name.
 */
const GUESSES = {
  account: { limit: 10, windowMs: millisecondsInDay },
  address: { limit: 20, windowMs: 15 * millisecondsInMinute },
}

/** A name with a birth date: somebody who may be known here, or a guess. */
export interface NamedDate {
  last_name: string
  first_name: string
  birth_date: string
}

/**
 * Answers whether a name and a birth date belong together. Wrong dates are counted by name and by
 * address, whichever call asks; the same one again tells nothing new and is not counted.
 *
 * @param ask gives null when they do not belong together
 * @throws Problem 429 once a name's wrong dates are used up, for the right one too
 */
export function guardBirthDate<T>(
  db: Kysely<Database>,
  person: NamedDate,
  { address, now }: { address: string; now: Date },
  ask: () => Promise<T | null>,
): Promise<T | null> {
  const account = foldName(`${person.last_name} ${person.first_name}`)
  const attempt = { scope: 'birth-date', account, address, now }
  return guardGuesses(db, attempt, dancerKey(person), ask, GUESSES)
}
