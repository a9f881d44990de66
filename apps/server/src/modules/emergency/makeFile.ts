import type { EmergencyFile } from '@parket/domain/emergency/file'
import { secondsInHour } from 'date-fns/constants'
import type { Kysely } from 'kysely'

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
  const { id } = await db
    .insertInto('emergency_files')
    .values({ event_id: event.id, made_at: now, numbers: JSON.stringify(numbers) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return loadFile(db, event, { id, now, contests, numbers })
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
