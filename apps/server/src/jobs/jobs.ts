import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import type { Kysely } from 'kysely'

import type { Engine } from '../db/database.ts'
import type { Database } from '../db/schema.ts'
import type { Log } from '../logging/log.ts'
import type { OpenStorage } from '../storage/openStorage.ts'
import { cleanFiles } from './cleanFiles.ts'
import { cleanUp } from './cleanup.ts'
import { repeatTask } from './repeat.ts'
import { vacuumChanged } from './vacuum.ts'
import { doDueJobs, type AnyJobHandlers } from './worker.ts'

/** How often the outbox is polled, and how often expired rows are deleted. */
const OUTBOX_MS = 1000
const CLEANUP_MS = millisecondsInHour
/** As often as autovacuum of a server looks. */
const VACUUM_MS = millisecondsInMinute

export interface JobsOptions {
  db: Kysely<Database>
  engine: Engine
  files: OpenStorage
  /** Of the outbox, by kind. */
  handlers: AnyJobHandlers
  log: Log
}

export interface Jobs {
  /** Starts no new run and waits for the current one. */
  stop: () => Promise<void>
}

/** Starts the background jobs. */
export function startJobs({ db, engine, files, handlers, log }: JobsOptions): Jobs {
  const outbox = repeatTask(OUTBOX_MS, log, (signal) => doDueJobs({ db, handlers, log }, signal))
  const cleanup = repeatTask(CLEANUP_MS, log, () => cleanUp(db))
  const fileCleanup = repeatTask(CLEANUP_MS, log, () => cleanFiles(db, files, new Date()))
  const repetitions = [outbox, cleanup, fileCleanup]
  // A server has autovacuum.
  if (engine === 'embedded') repetitions.push(repeatTask(VACUUM_MS, log, () => vacuumChanged(db)))
  return {
    async stop() {
      await Promise.all(repetitions.map((each) => each.stop()))
    },
  }
}
