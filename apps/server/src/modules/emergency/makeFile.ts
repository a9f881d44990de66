import type { EmergencyFile } from '@parket/domain/emergency/file'
import { millisecondsInDay, secondsInHour } from 'date-fns/constants'
import { sql, type Kysely, type Transaction } from 'kysely'

import { auditedTransaction } from '../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { tryLater } from '../../http/problem.ts'
import { judgedContests, loadFile, loadNumbers, type FileEvent } from './loadFile.ts'

/**
 * Makes an emergency file of an event as it is now; from now on marks may come back from it.
 * @returns what it carries
 */
export async function makeFile(
  db: Kysely<Database>,
  event: FileEvent,
  now: Date,
): Promise<EmergencyFile> {
  const contests = await judgedContests(db, event.id)
  const numbers = await loadNumbers(
    db,
    contests.map(({ id }) => id),
  )
  const id = await fileIdOf(db, event.id, JSON.stringify(numbers), now)
  return loadFile(db, event, { id, now, contests, numbers })
}

/** Devices fetch it all day: files with the same numbers are one, and marks come back from any copy of it. */
async function fileIdOf(
  db: Kysely<Database>,
  event_id: number,
  numbers: string,
  made_at: Date,
): Promise<number> {
  const known = await db
    .selectFrom('emergency_files')
    .where('event_id', '=', event_id)
    .where(sql<boolean>`numbers = ${numbers}::jsonb`)
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await db
    .insertInto('emergency_files')
    .values({ event_id, made_at, numbers })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * The emergency file as a document. It leaves the house with names and unpublished marks: the log says who took it.
 * @throws Problem 503 where the site is not built
 */
export async function getEmergencyFile(context: Context): Promise<Answer<'getEmergencyFile'>> {
  const { emergencyPage, now, reply } = context
  const event = eventOf(context)
  const { id, team_id } = event
  if (emergencyPage === null) throw tryLater(503, 'unavailable', secondsInHour)
  const file = await auditedTransaction(
    context,
    async ({ trx, writeAudit }) => {
      const made = await makeFile(trx, event, now)
      if (await isNotedToday(trx, context, made.id)) return made
      await writeAudit({
        entity: 'event',
        entityId: id,
        changes: { emergency_file: { from: null, to: made.id } },
      })
      return made
    },
    { teamId: team_id, eventId: id },
  )
  void reply
    .header('content-disposition', `attachment; filename="parket-${id}-emergency-${file.id}.html"`)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
  return emergencyPage(file)
}

/** A station takes it again and again: the log says so once a day for each file. */
async function isNotedToday(
  trx: Transaction<Database>,
  { caller, now }: Context,
  fileId: number,
): Promise<boolean> {
  if (caller.station === null) return false
  const noted = await trx
    .selectFrom('audit_log')
    .where('event_id', '=', caller.station.eventId)
    .where('action', '=', 'getEmergencyFile')
    .where('station_id', '=', caller.station.id)
    .where('at', '>', new Date(now.getTime() - millisecondsInDay))
    .where(sql<boolean>`changes -> 'emergency_file' -> 'to' = to_jsonb(${fileId}::int)`)
    .select('id')
    .executeTakeFirst()
  return noted !== undefined
}
