import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { queueRevocableMails } from '../jobs/outbox.ts'
import { placeTopic } from '../modules/registrations/core/promote.ts'

/** The letter of a place that an organiser gave, as it waits. */
export async function createPlaceLetter(db: Kysely<Database>, entryId: number): Promise<void> {
  const mail = {
    to: { name: '', address: 'waiting@parket.test' },
    senderName: 'Паркет',
    subject: 'Место',
    text: 'Место',
    html: '<p>Место</p>',
  }
  await queueRevocableMails(db, [{ mail, topic: placeTopic(entryId) }], 3600)
}
