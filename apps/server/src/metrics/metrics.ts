import { statfs } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

import { millisecondsInSecond } from 'date-fns/constants'
import { sql, type Kysely } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

import { lastBackup } from '../processes/lastBackup.ts'
import type { OpenDatabase } from '../db/database.ts'
import type { Database } from '../db/schema.ts'
import { runningProcesses } from '../processes/processes.ts'

/** Metrics for Prometheus. Labels never contain personal data. */
export interface Metrics {
  /** Notes how long a call took, in seconds. */
  observe: (operation: string, status: number, seconds: number) => void
  /** Adds what the process itself uses: processor, memory, event loop. */
  watchProcess: () => void
  /** All figures as they are now. */
  text: () => Promise<string>
  contentType: string
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * How long a metric may wait for the database or the disk. When one of them hangs, the other metrics matter
 * most.
 */
const PATIENCE_MS = 2000

/**
 * @param database asked each time the figures are read; while it is away, those of it are left out
 * @param dataDir whose disk is looked at; null: none is; while it is away, its figures are left out
 */
export function createMetrics(
  { db, connections }: Pick<OpenDatabase, 'db' | 'connections'>,
  dataDir: string | null = null,
): Metrics {
  const registry = new Registry()

  const durations = new Histogram({
    name: 'parket_request_duration_seconds',
    help: 'Time to answer a call, by its name in the contract and the status.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers: [],
  })

  const outbox = new Gauge({
    name: 'parket_outbox_jobs',
    help: 'Work in the outbox: due now, waiting for its next try, given up.',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset()
      const counts = await patiently(countJobs(db))
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count)
    },
  })

  const processes = new Gauge({
    name: 'parket_processes',
    help: 'Processes that run on the database, by version.',
    labelNames: ['version'],
    registers: [],
    async collect() {
      this.reset()
      for (const { version } of (await patiently(runningProcesses(db))) ?? []) this.inc({ version })
    },
  })

  const backup = new Gauge({
    name: 'parket_last_backup_timestamp_seconds',
    help: 'When the last copy of the database was complete; missing: none is known of.',
    registers: [],
    async collect() {
      this.remove()
      const at = await patiently(lastBackup(db))
      if (at) this.set(at.getTime() / millisecondsInSecond)
    },
  })

  const disk = new Gauge({
    name: 'parket_disk_bytes',
    help: 'Room on the disk of DATA_DIR: free for this account, and in total.',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset()
      const found = dataDir === null ? null : await patiently(statfs(dataDir))
      if (!found) return
      this.set({ state: 'free' }, found.bavail * found.bsize)
      this.set({ state: 'total' }, found.blocks * found.bsize)
    },
  })

  const pool = new Gauge({
    name: 'parket_database_connections',
    help: 'Connections of this process: open, idle; and callers that wait for one.',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(connections() ?? {})) this.set({ state }, count)
    },
  })

  for (const metric of [durations, outbox, processes, backup, disk, pool])
    registry.registerMetric(metric)

  return {
    observe: (operation, status, seconds) => durations.observe({ operation, status }, seconds),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

/** Null where there is no answer, or not in time. */
async function patiently<T>(answer: Promise<T>): Promise<T | null> {
  return Promise.race([answer.catch(() => null), setTimeout(PATIENCE_MS, null, { ref: false })])
}

async function countJobs(
  db: Kysely<Database>,
): Promise<{ due: number; waiting: number; failed: number }> {
  const { rows } = await sql<{ due: number; waiting: number; failed: number }>`
    select
      count(*) filter (where failed_at is null and run_at <= now()) as due,
      count(*) filter (where failed_at is null and run_at > now()) as waiting,
      count(*) filter (where failed_at is not null) as failed
    from outbox where sent_at is null
  `.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('An aggregate has one row')
  return counts
}
