import { problemText } from '@parket/domain/problems/catalogue'
import { isPin } from '@parket/domain/station/pin'
import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { invalidFields } from '../../http/problem.ts'
import { guardAttempts } from '../../security/attempts.ts'
import { hashPassword, isPassword } from '../../security/passwords.ts'

/** The chief judge of an event. */
interface Chief {
  eventId: number
  judgeId: number
}

export async function hasPin(db: Kysely<Database>, { eventId, judgeId }: Chief): Promise<boolean> {
  const row = await findPin(db, { eventId, judgeId })
  return row !== undefined
}

/**
 * Checks the PIN that was sent. Wrong ones are counted for the chief judge, and for the device.
 *
 * @param db no transaction
 * @throws Problem 422 for a wrong one, or one that is no PIN; 429
 */
export async function checkPin(
  db: Kysely<Database>,
  chief: Chief,
  pin: string,
  { device, now }: { device: string; now: Date },
): Promise<void> {
  if (!isPin(pin)) throw invalidFields({ pin: [problemText('chief_pin_invalid')] })
  const kept = await findPin(db, chief)
  if (!kept) return
  const account = `${chief.eventId} ${chief.judgeId}`
  const attempt = { scope: 'chief-pin', account, address: '', device, now }
  const right = await guardAttempts(db, attempt, async () =>
    (await isPassword(kept.hash, pin)) ? true : null,
  )
  if (!right) throw invalidFields({ pin: [problemText('chief_pin_wrong')] })
}

/** Keeps the first PIN of a chief judge; a later one is checked, not kept. */
export async function keepFirstPin(
  trx: Transaction<Database>,
  { eventId, judgeId }: Chief,
  pin: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('chief_pins')
    .values({
      event_id: eventId,
      judge_id: judgeId,
      hash: await hashPassword(pin),
      set_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function findPin(db: Kysely<Database>, { eventId, judgeId }: Chief) {
  return db
    .selectFrom('chief_pins')
    .where('event_id', '=', eventId)
    .where('judge_id', '=', judgeId)
    .select('hash')
    .executeTakeFirst()
}
