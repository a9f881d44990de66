import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { expect, inject, test } from 'vitest'

import { openDatabase } from '../../db/database.ts'
import { migrateToLatest } from '../../db/migrate.ts'
import { createUser } from '../../testing/fixtures.ts'
import { startPostgres } from '../../testing/postgresServer.ts'
import { fillRatedEvents } from '../../testing/ratedEvents.ts'
import { createScheme } from '../../testing/ratings.ts'
import { findRating } from './stored.ts'

const SIZE = { events: 5, contestsOfEvent: 20, entries: 40 }
const RESULTS = SIZE.events * SIZE.contestsOfEvent * SIZE.entries

test.skipIf(inject('postgresUrl') === null)(
  'after a kill -9 in the midst of a calculation readers have the one before, and the next begins anew',
  async ({ onTestFinished }) => {
    const postgres = await startPostgres({ isDurable: true })
    if (typeof postgres === 'string') throw new Error(postgres)
    onTestFinished(postgres.stop)
    const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
    onTestFinished(close)
    await migrateToLatest(db)
    const { id: teamId } = await db.selectFrom('teams').select('id').executeTakeFirstOrThrow()
    const { id: userId } = await createUser(db)
    await fillRatedEvents(db, teamId, SIZE)
    await createScheme(db, teamId, '2020-01-01')

    // A request of somebody: equal inputs are calculated again.
    const begin = async () => {
      await db.insertInto('rating_requests').values({ team_id: teamId, user_id: userId }).execute()
      return fork(join(import.meta.dirname, '../../testing/ratingProcess.ts'), {
        env: { ...process.env, DATABASE_URL: postgres.url },
      })
    }
    const listUnfinished = () =>
      db.selectFrom('rating_runs').where('finished_at', 'is', null).select('id').execute()
    await once(await begin(), 'exit')
    const before = await findRating(db, teamId)
    expect(before?.results).toHaveLength(RESULTS)

    let half: { id: number }[] = []
    while (half.length === 0) {
      const child = await begin()
      const exit = once(child, 'exit')
      while (half.length === 0 && child.exitCode === null) half = await listUnfinished()
      child.kill('SIGKILL')
      await exit
      half = await listUnfinished()
    }
    const last = await findRating(db, teamId)
    expect(last?.run.id).toBeLessThan(half[0]?.id ?? 0)
    expect(last?.results).toHaveLength(RESULTS)

    // What a process that died holds is let go of after a minute.
    await db
      .updateTable('rating_work')
      .set({ lease_until: new Date(0) })
      .execute()
    await once(await begin(), 'exit')
    expect(await listUnfinished()).toEqual([])
    const after = await findRating(db, teamId)
    expect(after?.run.id).toBeGreaterThan(half[0]?.id ?? 0)
    expect(after?.standings.map(({ person, total }) => [person, total])).toEqual(
      before?.standings.map(({ person, total }) => [person, total]),
    )
  },
  240_000,
)
