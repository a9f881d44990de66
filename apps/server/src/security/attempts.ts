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
 * Runs a try at a secret. Failures are counted in the database, over all processes, by account and
 * by address. The account's place is taken before the try, so that tries at one moment cannot
 * outrun the count; the address is only looked at, so that a hall behind one address may log in at
 * once.
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
  await byAddress.refuseWhenSpent()
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
 * Counts something that anybody can ask for and that reaches somebody else (a letter), by account
 * and by address: here successes count too.
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
 * Counts calls of one address, successes too: for what costs us, or what nobody should copy whole.
 * It waits for no disk, so a crash of the database or a power cut may forgive calls: on a server
 * those of the last second, in the embedded engine, which writes nothing in the background, all
 * since the last commit that did wait.
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
  if (!(await calls.incrementUnlessSpent())) await calls.refuseWhenSpent()
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

  async function refuseWhenSpent(): Promise<void> {
    const spent = await find()
      .select('window_ends_at')
      .where('attempts', '>=', limit)
      .where('window_ends_at', '>', now)
      .executeTakeFirst()
    if (!spent) return
    const wait = (spent.window_ends_at.getTime() - now.getTime()) / 1000
    throw tryLater(429, 'rate_limited', wait)
  }

  const isOver = sql<boolean>`rate_limits.window_ends_at <= ${now}`
  /** One more, in a new window where the last is over. */
  const oneMore = {
    attempts: sql<number>`case when ${isOver} then 1 else rate_limits.attempts + 1 end`,
    window_ends_at: sql<Date>`case when ${isOver} then ${ends} else rate_limits.window_ends_at end`,
  }

  const increment = () =>
    db
      .insertInto('rate_limits')
      .values({ scope, key, attempts: 1, window_ends_at: ends })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doUpdateSet(oneMore))

  /** In one statement, the commit of which waits for no disk. @returns whether it was counted */
  async function incrementUnlessSpent(): Promise<boolean> {
    const counted = await db
      .with('hasty', (cte) =>
        cte.selectNoFrom(sql`set_config('synchronous_commit', 'off', true)`.as('setting')),
      )
      .insertInto('rate_limits')
      .columns(['scope', 'key', 'attempts', 'window_ends_at'])
      .expression((eb) =>
        eb
          .selectFrom('hasty')
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
    refuseWhenSpent,
    incrementUnlessSpent,

    async add(): Promise<void> {
      await increment().execute()
    },

    async take(): Promise<void> {
      await refuseWhenSpent()
      const { attempts } = await increment().returning('attempts').executeTakeFirstOrThrow()
      if (attempts > limit) await refuseWhenSpent()
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
