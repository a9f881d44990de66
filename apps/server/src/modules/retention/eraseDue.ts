import { isErasureDue } from '@parket/domain/event/retention'
import type { Kysely } from 'kysely'

import { auditAll } from '../../change/audit.ts'
import { lockEvent } from '../../change/lockEvent.ts'
import type { Database } from '../../db/schema.ts'
import { countErasable, eraseEvent } from './erase.ts'

/**
 * Erases the personal data of events whose term is over, each in a transaction of its own: a process that dies leaves an
 * event as it was. Several processes erase each once.
 *
 * @returns the events that were erased
 */
export async function eraseDue(db: Kysely<Database>, now: Date): Promise<number[]> {
  const events = await db
    .selectFrom('events')
    .where('retention_months', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('personal_data_erased_at', 'is', null),
        // Entered after it: from paper, say.
        eb.exists(
          eb
            .selectFrom('reg_datas')
            .whereRef('reg_datas.event_id', '=', 'events.id')
            .whereRef('reg_datas.created_at', '>', 'events.personal_data_erased_at')
            .select('reg_datas.id'),
        ),
      ]),
    )
    .select(['id', 'date_end', 'time_zone', 'retention_months'])
    .orderBy('id')
    .execute()
  const erased: number[] = []
  for (const event of events.filter((each) => isErasureDue(each, now))) {
    if (await eraseOne(db, event.id, now)) erased.push(event.id)
  }
  return erased
}

async function eraseOne(db: Kysely<Database>, eventId: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const event = await lockEvent(trx, eventId)
    const counts = await countErasable(trx, eventId)
    // The term may have been changed, or another process may have come first.
    if (!isErasureDue(event, now) || counts.registrations === 0) return false
    await eraseEvent(trx, eventId, now)
    await auditAll(trx, [
      {
        userId: null,
        teamId: event.team_id,
        eventId,
        action: 'erasePersonalData',
        entity: 'event',
        entityId: eventId,
        changes: { erased_registrations: { from: null, to: counts.registrations } },
      },
    ])
    return true
  })
}
