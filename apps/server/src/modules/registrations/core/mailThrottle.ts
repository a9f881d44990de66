import { isSameEmail } from '@parket/domain/account/sameContacts'
import { millisecondsInDay, millisecondsInHour, secondsInMinute } from 'date-fns/constants'
import type { Transaction } from 'kysely'

import type { Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import { inParts } from '../../../db/inParts.ts'
import { queueMailIn, queueMailsIn } from '../../../jobs/outbox.ts'
import type { Mail } from '../../../mail/mail.ts'
import { recordCall, countUse } from '../../../security/attempts.ts'
import { findUser } from '../../people/users/queries.ts'

/** Letters to one recipient: at once, then one in so many seconds, then none until the day is over. */
const RECIPIENT = { atOnce: 10, thenEvery: 6 * secondsInMinute, most: 40 }
/** Letters by callers behind one address in an hour: at once, then one in so many seconds. */
const ADDRESS = { atOnce: 300, thenEvery: 2 }
/** Letters that one press sends to many: those to people who wait for a number or a password go between. */
const MANY = { atOnce: 50, thenEvery: 1 }
/** A statement with more letters is many megabytes. */
const LETTERS_IN_A_STATEMENT = 50

/**
 * How long the letter of a registration waits, by how many its caller's address made. Counted outside
 * the transaction: registrations from one address do not wait for each other.
 *
 * @returns seconds
 */
export async function mailDelay({ db, now, request, caller }: Context): Promise<number> {
  if (caller.user) return 0
  const call = { scope: 'registration-letter', address: request.ip, now }
  return waitFor(await recordCall(db, call, millisecondsInHour), ADDRESS)
}

/**
 * Queues letters about registrations, which anybody can have sent to any address: many of them go
 * slower, and at some point no more to one recipient, while the registrations themselves are taken. An
 * account's letters to its own confirmed address are not slowed down.
 *
 * @param seconds how long they wait at least
 */
export async function queueThrottled(
  trx: Transaction<Database>,
  { now, request, caller }: Context,
  letters: Mail[],
  seconds = 0,
): Promise<void> {
  const user = caller.user && (await findUser(trx, caller.user.id))
  const own = user?.email_verified_at ? user.email : null
  // In one order, so that two transactions do not wait for each other.
  const sorted = letters.toSorted((one, other) => (one.to.address < other.to.address ? -1 : 1))
  for (const letter of sorted) {
    const account = letter.to.address
    const isOwn = own !== null && isSameEmail(own, account)
    const use = { scope: 'registration-letter', account, now }
    const count = isOwn ? 0 : await countUse(trx, use, millisecondsInDay)
    if (count > RECIPIENT.most) request.log.info({ count }, 'too many letters to one recipient')
    else await queueMailIn(trx, letter, Math.max(seconds, waitFor(count, RECIPIENT)))
  }
}

/**
 * Queues letters to many that nobody waits for, so that they do not hold up the others.
 *
 * @param hold what they are taken back by, and how many seconds the first of them waits for that
 */
export async function queueManyAtPace(
  trx: Transaction<Database>,
  letters: Mail[],
  hold: { topic: string | null; seconds: number } = { topic: null, seconds: 0 },
): Promise<void> {
  const paced = letters.map((mail, index) => ({
    mail,
    topic: hold.topic,
    seconds: hold.seconds + waitFor(index + 1, MANY),
  }))
  for (const part of inParts(paced, LETTERS_IN_A_STATEMENT)) await queueMailsIn(trx, part)
}

/** Seconds that the n-th letter waits. */
function waitFor(n: number, { atOnce, thenEvery }: { atOnce: number; thenEvery: number }): number {
  return Math.max(0, n - atOnce) * thenEvery
}
