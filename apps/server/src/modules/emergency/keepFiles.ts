import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { EmergencyFile } from '@parket/domain/emergency/file'
import { millisecondsInDay } from 'date-fns/constants'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { findEvents } from '../../records/events.ts'
import { writeDurably } from '../../storage/durableFile.ts'
import { makeFile } from './makeFile.ts'

/** How long a draw is looked back for that no file was made of. */
const LOOKED_BACK_MS = millisecondsInDay

/**
 * Makes the emergency file of each event in which a round was drawn since its last one, and keeps the newest: where the
 * server is gone and its disk is not, the file is there without anybody having thought of it.
 *
 * @param folder of the copies on a second disk where there is one (docs/backup.md), else of the server's data
 * @returns the files that were written
 * @throws the first error of a file, once the others were written
 */
export async function keepEmergencyFiles(
  db: Kysely<Database>,
  folder: string,
  emergencyPage: (file: EmergencyFile) => string,
  now: Date,
  signal?: AbortSignal,
): Promise<string[]> {
  const written: string[] = []
  const errors: unknown[] = []
  for (const { event_id, draw_id } of await listNewDraws(db, now)) {
    if (signal?.aborted) break
    try {
      const [event] = await findEvents(db, [event_id])
      if (!event) continue
      // The folder of an event alone, and before all work: a missing disk is not made anew.
      await mkdir(join(folder, `event-${event_id}`), { mode: 0o700 }).catch(refuseOther)
      const file = await makeFile(db, event, now)
      const path = join(folder, `event-${event_id}`, 'emergency.html')
      await writeDurably(path, Buffer.from(emergencyPage(file)), { mode: 0o600 })
      await db.updateTable('emergency_files').set({ draw_id }).where('id', '=', file.id).execute()
      written.push(path)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return written
}

function refuseOther(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return
  throw error
}

/** The newest draw of each event that is in no file which the server keeps. */
async function listNewDraws(
  db: Kysely<Database>,
  now: Date,
): Promise<{ event_id: number; draw_id: number }[]> {
  const draws = await db
    .selectFrom('journal')
    .where('kind', '=', 'draw')
    // Hash and digits of a public draw, and draws that are given up, stand under the same kind.
    .where(sql<boolean>`body ? 'heats'`)
    .where('at', '>', new Date(now.getTime() - LOOKED_BACK_MS))
    .groupBy('event_id')
    .select((eb) => ['event_id', eb.fn.max<number>('id').as('draw_id')])
    .execute()
  if (draws.length === 0) return []
  const kept = await db
    .selectFrom('emergency_files')
    .where(
      'event_id',
      'in',
      draws.map(({ event_id }) => event_id),
    )
    .where('draw_id', 'is not', null)
    .groupBy('event_id')
    .select((eb) => ['event_id', eb.fn.max<number>('draw_id').as('draw_id')])
    .execute()
  const last = new Map(kept.map(({ event_id, draw_id }) => [event_id, draw_id]))
  return draws.filter(({ event_id, draw_id }) => draw_id > (last.get(event_id) ?? 0))
}
