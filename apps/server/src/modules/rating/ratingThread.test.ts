import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { SLOW_QUERY_MS, type SlowQuery } from '../../db/slowQueries.ts'
import { onPostgres } from '../../testing/database.ts'
import { createTeam, NOW } from '../../testing/fixtures.ts'
import { createScheme } from '../../testing/ratings.ts'
import { untilWaiting } from '../../testing/untilWaiting.ts'
import { calculateInThread } from './ratingThread.ts'

onPostgres('ratings in a thread of their own', (engine) => {
  async function createDueRating() {
    const database = await engine.createDatabase()
    const { db } = database
    const { id } = await createTeam(db, { name: 'Весна', domain: 'vesna.localhost' })
    await createScheme(db, id, '2020-01-01')
    const calculated = async () => {
      const runs = await db
        .selectFrom('rating_runs')
        .select('team_id')
        .where('finished_at', 'is not', null)
        .execute()
      return runs.map(({ team_id }) => team_id)
    }
    return { database, db, url: database.url ?? '', teamId: id, calculated }
  }

  it('are calculated where they are due, and tell what went wrong', async () => {
    const { database, db, url, teamId, calculated } = await createDueRating()
    // Nothing listens there.
    const nowhere = 'postgres://parket@127.0.0.1:1/parket'
    await expect(calculateInThread(db, nowhere, NOW)).rejects.toThrow('cannot be reached')
    expect(await calculateInThread(db, url, NOW)).toBe(1)
    expect(await calculated()).toEqual([teamId])
    expect(await calculateInThread(db, nowhere, NOW)).toBe(0)
    await database.close()
  })

  it('are calculated for every other team where one fails, which is named', async () => {
    const { database, db, url, teamId: broken, calculated } = await createDueRating()
    const refuse = sql.raw(
      `alter table rating_runs add constraint broken check (team_id <> ${broken})`,
    )
    await refuse.execute(db)
    const other = await createTeam(db, { name: 'Осень', domain: 'osen.localhost' })
    await createScheme(db, other.id, '2020-01-01')
    await expect(calculateInThread(db, url, NOW)).rejects.toThrow(`team ${broken}: `)
    expect(await calculated()).toEqual([other.id])
    await sql`alter table rating_runs drop constraint broken`.execute(db)
    await database.close()
  })

  it('begin no thread while another process calculates', async () => {
    const { database, db, url, teamId, calculated } = await createDueRating()
    const lease_until = new Date(Date.now() + 3_600_000)
    await db.insertInto('rating_work').values({ team_id: teamId, lease_until }).execute()
    // A thread would fail there.
    expect(await calculateInThread(db, 'postgres://parket@127.0.0.1:1/parket', NOW)).toBe(0)
    await db
      .updateTable('rating_work')
      .set({ lease_until: new Date(0) })
      .execute()
    expect(await calculateInThread(db, url, NOW)).toBe(1)
    expect(await calculated()).toEqual([teamId])
    await database.close()
  })

  it('are not begun by a process that stops meanwhile', async () => {
    const { database, db, url, calculated } = await createDueRating()
    const stopping = new AbortController()
    const asked = calculateInThread(db, url, NOW, { signal: stopping.signal })
    stopping.abort()
    expect(await asked).toBe(0)
    expect(await calculated()).toEqual([])
    await database.close()
  })

  it('leave no connection behind, and tell of slow queries and of connections that broke', async () => {
    const { database, db, url, calculated, teamId } = await createDueRating()
    const named = new URL(url)
    named.searchParams.set('application_name', 'the_thread')
    const slow: SlowQuery[] = []
    const broken: Error[] = []
    const calculate = () =>
      calculateInThread(db, named.href, NOW, {
        onConnectionError: (error) => broken.push(error),
        onSlowQuery: (query) => slow.push(query),
      })
    const ofThread = sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and application_name = 'the_thread'`

    await db.transaction().execute(async (trx) => {
      await sql`lock table rating_runs in exclusive mode`.execute(trx)
      const cut = async () => {
        await untilWaiting(db, 1)
        await sql`select pg_terminate_backend(pid) from (${ofThread}) as thread`.execute(db)
      }
      const [{ status }] = await Promise.allSettled([calculate(), cut()])
      expect(status).toBe('rejected')
    })
    expect(broken).not.toEqual([])
    // With the connection it may have lost the way to give back its lease.
    await db.deleteFrom('rating_work').execute()

    const seconds = sql.lit(SLOW_QUERY_MS / 1000)
    await sql`create function sleep() returns trigger language plpgsql as
      $$ begin perform pg_sleep(${seconds}); return new; end $$`.execute(db)
    await sql`create trigger sleep before insert on rating_runs
      for each row execute function sleep()`.execute(db)
    slow.length = 0
    expect(await calculate()).toBe(1)
    expect(await calculated()).toEqual([teamId])
    expect(slow.map((query) => query.sql)).toContainEqual(
      expect.stringMatching(/^insert into "rating_runs"/),
    )
    const { rows } = await ofThread.execute(db)
    expect(rows).toEqual([])
    await database.destroy()
  })
})
