import { createHash } from 'node:crypto'

import { addMilliseconds } from 'date-fns/addMilliseconds'
import { millisecondsInMinute } from 'date-fns/constants'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { tryLater } from '../http/problem.ts'

/** «10 failures per account or address in 15 minutes; successes don't count» (decisions, «Accounts»). */
const TRIES: Limit = { limit: 10, windowMs: 15 * millisecondsInMinute }

/** How often something may be done within a time. */
export type Limit = { limit: number; windowMs: number }

/** Whose failures are counted together. */
export type Attempt = {
  /** What is tried: `login`, `pin`. */
  scope: string
  /** The account or registration that is tried. */
  account: string
  /** The caller's address. */
  address: string
  now: Date
}

/**
 * Runs an attempt to guess a secret (a password, a PIN). Failures are counted in the database,
 * across processes, by account and by address. The account is counted before the attempt, so that
 * parallel attempts cannot exceed the limit; the address only afterwards, so that many people
 * behind one address can log in at once.
 *
 * @param attempt gives null when the secret was wrong
 * @throws Problem 429 while either has used up its tries; `attempt` is not run then
 */
export async function guardAttempts<T>(
  db: Kysely<Database>,
  { scope, account, address, now }: Attempt,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const byAddress = counter(db, scope, `address:${address}`, now)
  const byAccount = counter(db, scope, `account:${account}`, now)
  await byAddress.refuseWhenExceeded()
  await byAccount.take()
  const found = await attempt().catch(async (error: unknown) => {
    await byAccount.giveBack()
    throw error
  })
  if (found === null) await byAddress.add()
  else await byAccount.giveBack()
  return found
}

/**
 * Limits requests that send something to another person (a letter), by account and by address.
 * Successes count too.
 *
 * @throws Problem 429 when either has used up its tries
 */
export async function limitRequests(
  db: Kysely<Database>,
  { scope, account, address, now }: Attempt,
): Promise<void> {
  await counter(db, scope, `address:${address}`, now).take()
  await counter(db, scope, `account:${account}`, now).take()
}

/**
 * Limits all calls of one address: for calls that are expensive, or whose data nobody should
 * scrape. The counter is committed without waiting for the disk, so a crash may lose the latest
 * counts: those of the last second on a server, all since the last synchronous commit in the
 * embedded engine.
 *
 * @param db no transaction: its other changes would not wait for the disk either
 * @throws Problem 429 when the address has used up its calls
 */
export async function limitCalls(
  db: Kysely<Database>,
  { scope, address, now }: Omit<Attempt, 'account'>,
  limit: Limit,
): Promise<void> {
  const calls = counter(db, scope, `address:${address}`, now, limit)
  if (!(await calls.incrementUnlessExceeded())) await calls.refuseWhenExceeded()
}

function counter(
  db: Kysely<Database>,
  scope: string,
  name: string,
  now: Date,
  { limit, windowMs }: Limit = TRIES,
) {
  // Addresses and e-mails are personal data: only their hash is kept.
  const key = createHash('sha256').update(name).digest('hex')
  const ends = addMilliseconds(now, windowMs)

  const find = () => db.selectFrom('rate_limits').where('scope', '=', scope).where('key', '=', key)

  async function refuseWhenExceeded(): Promise<void> {
    const exceeded = await find()
      .select('window_ends_at')
      .where('attempts', '>=', limit)
      .where('window_ends_at', '>', now)
      .executeTakeFirst()
    if (!exceeded) return
    const wait = (exceeded.window_ends_at.getTime() - now.getTime()) / 1000
    throw tryLater(429, 'rate_limited', wait)
  }

  const isOver = sql<boolean>`rate_limits.window_ends_at <= ${now}`
  /** Adds one; starts a new window if the last one has ended. */
  const oneMore = {
    attempts: sql<number>`case when ${isOver} then 1 else rate_limits.attempts + 1 end`,
    window_ends_at: sql<Date>`case when ${isOver} then ${ends} else rate_limits.window_ends_at end`,
  }

  const increment = () =>
    db
      .insertInto('rate_limits')
      .values({ scope, key, attempts: 1, window_ends_at: ends })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doUpdateSet(oneMore))

  /** One statement, committed asynchronously. @returns whether it was counted */
  async function incrementUnlessExceeded(): Promise<boolean> {
    const counted = await db
      .with('asynchronous', (cte) =>
        cte.selectNoFrom(sql`set_config('synchronous_commit', 'off', true)`.as('setting')),
      )
      .insertInto('rate_limits')
      .columns(['scope', 'key', 'attempts', 'window_ends_at'])
      .expression((eb) =>
        eb
          .selectFrom('asynchronous')
          .select([
            eb.val(scope).as('scope'),
            eb.val(key).as('key'),
            eb.lit(1).as('attempts'),
            eb.val(ends).as('window_ends_at'),
          ]),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['scope', 'key'])
          .doUpdateSet(oneMore)
          .where((eb) => eb.or([eb('rate_limits.attempts', '<', limit), isOver])),
      )
      .returning('attempts')
      .executeTakeFirst()
    return counted !== undefined
  }

  return {
    refuseWhenExceeded,
    incrementUnlessExceeded,

    async add(): Promise<void> {
      await increment().execute()
    },

    async take(): Promise<void> {
      await refuseWhenExceeded()
      const { attempts } = await increment().returning('attempts').executeTakeFirstOrThrow()
      if (attempts > limit) await refuseWhenExceeded()
    },

    async giveBack(): Promise<void> {
      await db
        .deleteFrom('rate_limits')
        .where('scope', '=', scope)
        .where('key', '=', key)
        .where('attempts', '<=', 1)
        .execute()
      await db
        .updateTable('rate_limits')
        .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
        .where('scope', '=', scope)
        .where('key', '=', key)
        .where('attempts', '>', 1)
        .execute()
    },
  }
}
