import { createHash } from 'node:crypto'

import { problemText } from '@parket/domain/problems/catalogue'
import { canonicalJson } from '@parket/domain/scoring/canonicalJson'
import { millisecondsInDay } from 'date-fns/constants'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import type { Transaction } from 'kysely'

import type { Database } from '../db/schema.ts'
import { Problem } from '../http/problem.ts'

/** «Kept 24 h» (docs/rules/registration.md, «Sending twice»). */
const KEPT_MS = millisecondsInDay
const LONGEST_KEY = 200

export type Repeatable = {
  /** The same key in another scope is another key. */
  scope: string
  /** Chosen by the client. Without a key the action always runs. */
  key: string | undefined
  /** What came with the key; another body under the same key is refused. The order of its fields does not matter. */
  body: unknown
  now: Date
}

/**
 * Runs an action once per key. A repetition gets the stored answer, in any process; it waits for a
 * first call in progress, and runs the action itself if that one failed.
 *
 * @throws Problem 409 when the key came with another body, 400 when the key is too long
 */
export async function idempotent<T extends object>(
  trx: Transaction<Database>,
  { scope, key, body, now }: Repeatable,
  action: () => Promise<T>,
): Promise<T> {
  if (!key) return action()
  if (key.length > LONGEST_KEY) {
    const errors = { 'Idempotency-Key': [problemText('too_long', { max: LONGEST_KEY })] }
    throw new Problem(400, 'malformed', { errors })
  }
  const body_hash = createHash('sha256').update(canonicalJson(body)).digest('hex')

  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ scope, key, body_hash, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ body_hash, created_at: now, response: null })
        .where('idempotency_keys.created_at', '<=', subMilliseconds(now, KEPT_MS)),
    )
    .returning('key')
    .executeTakeFirst()
  if (!claimed) return repeated<T>(trx, scope, key, body_hash)

  const { response } = await trx
    .updateTable('idempotency_keys')
    .set({ response: JSON.stringify(await action()) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .returning('response')
    .executeTakeFirstOrThrow()
  // Returned as stored, so that the first answer equals the repeated ones exactly.
  return response as T
}

async function repeated<T extends object>(
  trx: Transaction<Database>,
  scope: string,
  key: string,
  bodyHash: string,
): Promise<T> {
  const first = await trx
    .selectFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .select(['body_hash', 'response'])
    .executeTakeFirstOrThrow()
  if (first.body_hash !== bodyHash) throw new Problem(409, 'idempotency_conflict')
  // Written in the transaction that took the key, so it is there.
  return first.response as T
}
