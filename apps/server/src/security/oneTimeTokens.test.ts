import { expect, test } from 'vitest'

import { type TestDatabase, forBothEngines } from '../testing/database.ts'
import { issueOneTimeToken, verifyOneTimeToken } from './oneTimeTokens.ts'

const now = new Date('2027-03-01T12:00:00Z')
const validMs = 60 * 60 * 1000
const later = (ms: number) => new Date(now.getTime() + ms)

forBothEngines('a one-time link', (engine) => {
  async function prepare(): Promise<{ database: TestDatabase; userId: number; token: string }> {
    const database = await engine.createDatabase()
    const { id: userId } = await database.db
      .insertInto('users')
      .values({ email: 'a@parket.test' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = await issueOneTimeToken(database.db, {
      kind: 'password-reset',
      userId,
      now,
      validMs,
    })
    return { database, userId, token }
  }

  test('works once, also when it is opened several times at one moment', async () => {
    const { database, userId, token } = await prepare()
    const verify = () => verifyOneTimeToken(database.db, 'password-reset', token, later(1))
    const results = await Promise.all([verify(), verify(), verify()])
    expect(results.filter((result) => result !== null)).toEqual([{ user_id: userId }])
    await database.close()
  })

  test('does not work when it is over, for another purpose, or made up', async () => {
    const { database, token } = await prepare()
    const { db } = database
    expect(await verifyOneTimeToken(db, 'password-reset', token, later(validMs))).toBeNull()
    expect(await verifyOneTimeToken(db, 'email-verification', token, later(1))).toBeNull()
    expect(await verifyOneTimeToken(db, 'password-reset', `${token}x`, later(1))).toBeNull()
    expect(await verifyOneTimeToken(db, 'password-reset', token, later(1))).not.toBeNull()
    await database.close()
  })

  test('cannot be read from the database', async () => {
    const { database, token } = await prepare()
    const rows = await database.db.selectFrom('one_time_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    await database.close()
  })
})
