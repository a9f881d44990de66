import { expect, test } from 'vitest'

import { forBothEngines } from '../testing/database.ts'
import { cleanUp } from './cleanup.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const hash = (character: string) => character.repeat(64)

forBothEngines('what is over', (engine) => {
  test('is deleted, and what may still be needed is kept', async () => {
    const { db, close } = await engine.createDatabase()
    const payload = '{}'
    const outbox = [
      { created_at: daysAgo(31), sent_at: daysAgo(31) },
      { created_at: daysAgo(31), failed_at: daysAgo(29) },
      { created_at: daysAgo(31) },
      { created_at: daysAgo(29), sent_at: daysAgo(29) },
    ]
    for (const row of outbox) {
      await db
        .insertInto('outbox')
        .values({ kind: 'mail', payload, ...row })
        .execute()
    }
    const key = { scope: 'register', body_hash: hash('a') }
    await db
      .insertInto('idempotency_keys')
      .values([
        { ...key, key: 'old', created_at: daysAgo(1.1) },
        { ...key, key: 'new', created_at: daysAgo(0.9) },
      ])
      .execute()
    await db
      .insertInto('rate_limits')
      .values([
        { scope: 'login', key: 'old', attempts: 1, window_ends_at: daysAgo(0.01) },
        { scope: 'login', key: 'new', attempts: 1, window_ends_at: daysAgo(-0.01) },
      ])
      .execute()
    await db
      .insertInto('one_time_tokens')
      .values([
        { kind: 'first-superadmin', hash: hash('b'), expires_at: daysAgo(8) },
        { kind: 'first-superadmin', hash: hash('c'), expires_at: daysAgo(6) },
      ])
      .execute()
    const { id: user_id } = await db
      .insertInto('users')
      .values({ email: 'a@parket.test' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('tokens')
      .values([
        { user_id, hash: hash('d'), expires_at: daysAgo(31) },
        { user_id, hash: hash('e'), expires_at: daysAgo(-1), revoked_at: daysAgo(31) },
        { user_id, hash: hash('f'), expires_at: daysAgo(-1), revoked_at: daysAgo(1) },
      ])
      .execute()

    await cleanUp(db)

    const left = async (
      table: 'outbox' | 'idempotency_keys' | 'rate_limits' | 'one_time_tokens' | 'tokens',
    ) => (await db.selectFrom(table).selectAll().execute()).length
    expect({
      letters: (await db.selectFrom('outbox').select('id').orderBy('id').execute()).map(
        ({ id }) => id,
      ),
      keys: await left('idempotency_keys'),
      limits: await left('rate_limits'),
      links: await left('one_time_tokens'),
      tokens: await left('tokens'),
    }).toEqual({ letters: [3, 4], keys: 1, limits: 1, links: 1, tokens: 1 })
    await close()
  })
})
