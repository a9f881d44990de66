import { createHash } from 'node:crypto'

import { addMilliseconds } from 'date-fns/addMilliseconds'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { tryLater } from '../http/problem.ts'

/** How often something may be done within a time. */
export type Limit = { limit: number; windowMs: number }

/** The largest number that the table holds: what is counted only. */
export const UNLIMITED = 2 ** 31 - 1

/** Addresses and e-mails are personal data: only their hash is kept. */
export function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}

/** E-mails that are one to the database, or to the eye, are one account. */
export function foldAccount(account: string): string {
  return account.normalize('NFKC').trim().toLowerCase().replaceAll('\u0307', '')
}

/** Counts one thing in the database, across processes: how often it was done within the limit's time. */
export function createCounter(
  db: Kysely<Database>,
  scope: string,
  name: string,
  now: Date,
  { limit, windowMs }: Limit,
) {
  const key = keyOf(name)
  const ends = addMilliseconds(now, windowMs)

  const find = () => db.selectFrom('rate_limits').where('scope', '=', scope).where('key', '=', key)

  async function findExceeded() {
    return find()
      .select('window_ends_at')
      .where('attempts', '>=', limit)
      .where('window_ends_at', '>', now)
      .executeTakeFirst()
  }

  async function refuseWhenExceeded(): Promise<void> {
    const exceeded = await findExceeded()
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

  /** One statement, committed asynchronously. @returns how many there are now; null: not counted */
  async function incrementUnlessExceeded(): Promise<number | null> {
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
    return counted?.attempts ?? null
  }

  return {
    isExceeded: async () => (await findExceeded()) !== undefined,
    refuseWhenExceeded,
    incrementUnlessExceeded,

    /** @returns how many there are now, this one included */
    async take(): Promise<number> {
      await refuseWhenExceeded()
      const { attempts } = await increment().returning('attempts').executeTakeFirstOrThrow()
      if (attempts > limit) await refuseWhenExceeded()
      return attempts
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
