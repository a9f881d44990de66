import { createHash, randomBytes } from 'node:crypto'

import { addMilliseconds } from 'date-fns/addMilliseconds'
import type { Kysely, Selectable, Transaction } from 'kysely'

import type { Database, OneTimeTokensTable, UsersTable } from '../db/schema.ts'

type Kind = OneTimeTokensTable['kind']

/** The links that are mailed to the person of an account. */
export const mailedKinds = [
  'password-reset',
  'email-verification',
  'email-change',
] as const satisfies Kind[]

export interface OneTimeTokenOptions {
  kind: Kind
  /** Null for `first-superadmin`, which is nobody's yet. */
  userId: number | null
  now: Date
  validMs: number
}

/**
 * Makes a token for a link that works once.
 *
 * @returns what stands in the link; the database has only its hash
 */
export async function issueOneTimeToken(
  db: Kysely<Database>,
  { kind, userId, now, validMs }: OneTimeTokenOptions,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('one_time_tokens')
    .values({
      kind,
      user_id: userId,
      hash: hashOf(token),
      created_at: now,
      expires_at: addMilliseconds(now, validMs),
    })
    .execute()
  return token
}

/**
 * Spends a token, in the transaction of what it allows. Of several that try at once one succeeds.
 *
 * @returns whose it was; null when it is unknown, spent or expired
 */
export async function verifyOneTimeToken(
  trx: Kysely<Database>,
  kind: Kind,
  token: string,
  now: Date,
): Promise<{ user_id: number | null } | null> {
  const spent = await trx
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return spent ?? null
}

/**
 * Locks the user of a link that is still good, until the end of the transaction. To be called before
 * spending it: whoever changes an account locks it first, so nobody waits for another in a circle.
 *
 * @returns the user; null when the link is of no use
 */
export async function lockTokenOwner(
  trx: Transaction<Database>,
  kind: Kind,
  token: string,
  now: Date,
): Promise<Selectable<UsersTable> | null> {
  const owner = await trx
    .selectFrom('users')
    .innerJoin('one_time_tokens', 'one_time_tokens.user_id', 'users.id')
    .where('one_time_tokens.hash', '=', hashOf(token))
    .where('one_time_tokens.kind', '=', kind)
    .where('one_time_tokens.used_at', 'is', null)
    .where('one_time_tokens.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .selectAll('users')
    .forUpdate('users')
    .executeTakeFirst()
  return owner ?? null
}

/** Makes the links of these kinds that were mailed to a user useless. */
export async function revokeOneTimeTokens(
  trx: Kysely<Database>,
  userId: number,
  kinds: readonly Kind[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .execute()
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
