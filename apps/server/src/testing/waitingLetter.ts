import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { queueMailsIn } from '../jobs/outbox.ts'
import { placeTopic } from '../modules/registrations/core/promote.ts'
import { lettersTopic } from '../modules/registrations/letters/takeBackLetters.ts'

/** By what letters to the chosen are taken back in tests. */
export const LETTERS_ID = '3f1d2c88-5b0e-4d7a-9c64-0a1e6f7b2d35'

/** The letter of a place that an organiser gave, as it waits. */
export function createPlaceLetter(db: Kysely<Database>, entryId: number): Promise<void> {
  return createWaitingLetter(db, placeTopic(entryId), [])
}

/** A letter of an organiser to one registration, as it waits. */
export function createChosenLetter(
  db: Kysely<Database>,
  eventId: number,
  regId: number,
): Promise<void> {
  return createWaitingLetter(db, lettersTopic(eventId, LETTERS_ID), [regId])
}

async function createWaitingLetter(
  db: Kysely<Database>,
  topic: string,
  regDataIds: number[],
): Promise<void> {
  const mail = {
    to: { name: '', address: 'waiting@parket.test' },
    senderName: 'Паркет',
    subject: 'Место',
    text: 'Место',
    html: '<p>Место</p>',
    regDataIds,
  }
  await queueMailsIn(db, [{ mail, topic, seconds: 3600 }])
}
