import { createHash, randomBytes } from 'node:crypto'

import { addMilliseconds } from 'date-fns/addMilliseconds'
import { millisecondsInDay } from 'date-fns/constants'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'

/** «Expires after 30 idle days» (docs/rules/accounts.md, «Tokens»). */
const IDLE_MS = 30 * millisecondsInDay
/** «Tokens also end after 180 days whatever happens» (docs/rules/accounts.md, «Tokens»). */
const LIFE_DAYS = 180

const LONGEST_USER_AGENT = 300

/** What a token is made on. */
export type Device = {
  /** What it says it is: a person knows it by that. */
  userAgent?: string | undefined
  /** Whether a code of the second factor came with the password. */
  isFactorGiven?: boolean
}

/**
 * Makes a token for a user.
 *
 * @returns what the client keeps, `id|random`; the database has the hash of the random part only
 */
export async function issueToken(
  db: Kysely<Database>,
  userId: number,
  now: Date,
  { userAgent = '', isFactorGiven = false }: Device = {},
): Promise<string> {
  const random = randomBytes(32).toString('base64url')
  const { id } = await db
    .insertInto('tokens')
    .values({
      user_id: userId,
      hash: hashToken(random),
      created_at: now,
      last_used_at: now,
      expires_at: idleUntil(now),
      factor_at: isFactorGiven ? now : null,
      user_agent: userAgent.slice(0, LONGEST_USER_AGENT),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${id}|${random}`
}

/** From now on no token of the user is valid, save the one that is excepted. */
export async function revokeTokens(
  db: Kysely<Database>,
  userId: number,
  now: Date,
  exceptId: number | null = null,
): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .execute()
}

/** From now on the token is no longer valid. */
export async function revokeToken(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db.updateTable('tokens').set({ revoked_at: now }).where('id', '=', id).execute()
}

/** Counts a token as used just now, so that it is valid for another while, but not for longer than its life. */
export async function touchToken(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('tokens')
    .set({
      last_used_at: now,
      expires_at: sql<Date>`least(${idleUntil(now)}::timestamptz, created_at + make_interval(days => ${LIFE_DAYS}))`,
    })
    .where('id', '=', id)
    .execute()
}

function idleUntil(now: Date): Date {
  return addMilliseconds(now, IDLE_MS)
}

/** What is stored of a token's random part. */
export function hashToken(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
