import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

import { sql } from 'kysely'

import { openDatabase } from '../db/database.ts'
import { migrateToLatest } from '../db/migrate.ts'
import { calculateInThread } from '../modules/rating/ratingThread.ts'
import { startPostgres } from '../testing/postgresServer.ts'
import { fillRatedEvents } from '../testing/ratedEvents.ts'
import { createScheme } from '../testing/ratings.ts'

/**
 * Started by `npm run bench`: a team with 100,000 published results, and how long its rating takes to be calculated
 * again, the difference from the run before included, and how long at most it held up everything else in the process
 * (docs/rules/quality.md, «Rating of a team»). Tells the figures as one message, or why they cannot be measured here.
 */
const SIZE = { events: 50, contestsOfEvent: 50, entries: 40 }
const RUNS = 3
const REST_MS = 15_000

const postgres = await startPostgres({ isDurable: true })
if (typeof postgres === 'string') process.send?.({ skipped: postgres })
else {
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  try {
    const { db } = database
    await migrateToLatest(db)
    const { id: teamId } = await db
      .selectFrom('teams')
      .where('domain', 'is', null)
      .select('id')
      .executeTakeFirstOrThrow()
    await fillRatedEvents(db, teamId, SIZE)
    await createScheme(db, teamId, '2020-01-01')
    const seconds: number[] = []
    // What other work on the machine makes of a process that does nothing.
    const atRest = monitorEventLoopDelay({ resolution: 10 })
    atRest.enable()
    await setTimeout(REST_MS)
    atRest.disable()
    const held = monitorEventLoopDelay({ resolution: 10 })
    for (let run = 0; run < RUNS; run++) {
      // Another scheme: every point changes.
      await sql`update rating_schemes set content = jsonb_set(content, '{best}', ${String(run + 5)}::jsonb)`.execute(
        db,
      )
      await db.insertInto('rating_requests').values({ team_id: teamId }).execute()
      held.enable()
      const began = performance.now()
      await calculateInThread(db, postgres.url, new Date())
      seconds.push((performance.now() - began) / 1000)
      held.disable()
    }
    const { results } = await db
      .selectFrom('rating_runs')
      .where('finished_at', 'is not', null)
      .select('results')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    process.send?.({
      figures: {
        results,
        seconds: Math.max(...seconds),
        heldMs: held.max / 1e6,
        heldAtRestMs: atRest.max / 1e6,
      },
    })
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.stack : String(error) })
  }
  await database.close()
  await postgres.stop()
}
process.disconnect?.()
