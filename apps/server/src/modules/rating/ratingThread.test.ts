import { expect, it } from 'vitest'

import { onPostgres } from '../../testing/database.ts'
import { createTeam, NOW } from '../../testing/fixtures.ts'
import { createScheme } from '../../testing/ratings.ts'
import { calculateInThread } from './ratingThread.ts'

onPostgres('ratings in a thread of their own', (engine) => {
  it('are calculated where they are due, and tell what went wrong', async () => {
    const database = await engine.createDatabase()
    const { db } = database
    const url = database.url ?? ''
    expect(await calculateInThread(db, url, NOW)).toBe(0)
    const { id } = await createTeam(db, { name: 'Весна', domain: 'vesna.localhost' })
    await createScheme(db, id, '2020-01-01')
    // Nothing listens there.
    const nowhere = 'postgres://parket@127.0.0.1:1/parket'
    await expect(calculateInThread(db, nowhere, NOW)).rejects.toThrow('cannot be reached')
    expect(await calculateInThread(db, url, NOW, AbortSignal.abort())).toBe(0)
    expect(await calculateInThread(db, url, NOW)).toBe(1)
    const runs = await db
      .selectFrom('rating_runs')
      .select(['team_id', 'as_of'])
      .where('finished_at', 'is not', null)
      .execute()
    expect(runs.map(({ team_id }) => team_id)).toEqual([id])
    expect(await calculateInThread(db, url, NOW)).toBe(0)
    await database.close()
  })
})
