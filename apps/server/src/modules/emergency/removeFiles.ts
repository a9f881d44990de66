import { access, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { deletedBy } from '@parket/domain/emergency/deletedBy'
import { calendarDay } from '@parket/domain/format/date'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { findEvents } from '../../records/events.ts'

const FOLDER = /^event-(\d+)$/

/**
 * Removes emergency files that the server keeps of events that are gone, or whose people were erased, and those past the day
 * that their face names (docs/rules/emergency.md, «What it holds»).
 *
 * @param folder where `keepEmergencyFiles` writes
 * @returns the files that were removed
 */
export async function removeEmergencyFiles(
  db: Kysely<Database>,
  folder: string,
  now: Date,
): Promise<string[]> {
  const removed: string[] = []
  for (const name of await readdir(folder)) {
    const id = FOLDER.exec(name)?.[1]
    if (id === undefined) continue
    const path = join(folder, name, 'emergency.html')
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (!isThere) continue
    const [event] = await findEvents(db, [Number(id)])
    const isKept =
      event !== undefined &&
      event.personal_data_erased_at === null &&
      calendarDay(now, event.time_zone) <= deletedBy(event)
    if (isKept) continue
    await rm(path)
    removed.push(path)
  }
  return removed
}
