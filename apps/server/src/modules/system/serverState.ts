import { statfs } from 'node:fs/promises'

import { sql, type Kysely } from 'kysely'

import type { Context } from '../../contract/context.ts'
import type { Answer } from '../../contract/handlers.ts'
import { lastBackup } from '../../processes/lastBackup.ts'
import type { Database } from '../../db/schema.ts'
import { runningProcesses } from '../../processes/processes.ts'

/** How the installation is doing: for the superadmin who runs it. */
export async function getServerState({ db, files }: Context): Promise<Answer<'getServerState'>> {
  const [processes, bytes, outbox, disk, backup] = await Promise.all([
    runningProcesses(db),
    databaseBytes(db),
    outboxState(db),
    statfs(files.unfinished),
    lastBackup(db),
  ])
  return {
    processes: processes.map(({ started_at, seen_at, ...own }) =>
      Object.assign(own, {
        started_at: started_at.toISOString(),
        seen_at: seen_at.toISOString(),
      }),
    ),
    database: { bytes },
    outbox,
    disk: { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    last_backup_at: backup?.toISOString() ?? null,
  }
}

async function databaseBytes(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_database_size(current_database())::text as bytes
  `.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

async function outboxState(db: Kysely<Database>) {
  const { rows } = await sql<{ due: number; waiting: number; failed: number; last: Date | null }>`
    select
      (count(*) filter (where failed_at is null and run_at <= now()))::int as due,
      (count(*) filter (where failed_at is null and run_at > now()))::int as waiting,
      (count(*) filter (where failed_at is not null))::int as failed,
      max(failed_at) as last
    from outbox where sent_at is null
  `.execute(db)
  const { due = 0, waiting = 0, failed = 0, last = null } = rows[0] ?? {}
  return { due, waiting, failed, failed_at: last?.toISOString() ?? null }
}
