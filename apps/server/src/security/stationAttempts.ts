import { millisecondsInMinute } from 'date-fns/constants'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { createCounter, type Limit } from './attemptCounter.ts'
import { limitAttempts } from './attempts.ts'

const WINDOW_MS = 15 * millisecondsInMinute
/** Wrong codes of one device. */
const OF_DEVICE: Limit = { limit: 10, windowMs: WINDOW_MS }
/** Wrong codes of all devices together: of 31^8 codes some dozens are open, for ten minutes each. */
const OF_EVENT: Limit = { limit: 100, windowMs: WINDOW_MS }
const SCOPE = 'station'

/**
 * Runs a try to pair a device by a code. A hall is one address, so nobody is counted by it, and a wrong code is nobody's:
 * it counts for the device, and for each event that has a code open. Once those of an event are used up, a right code
 * is as good as a wrong one.
 *
 * @param openEvents those of the team that have a code open
 * @param attempt gives null when the code was wrong
 * @throws Problem 429 when the tries of the device or of the event are used up
 */
export function guardStationCode<T extends { event_id: number }>(
  db: Kysely<Database>,
  { deviceHash, now }: { deviceHash: string; now: Date },
  openEvents: () => Promise<number[]>,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const ofEvent = (id: number) => createCounter(db, SCOPE, `event:${id}`, now, OF_EVENT)
  const ofDevice = createCounter(db, SCOPE, `device:${deviceHash}`, now, OF_DEVICE)
  return limitAttempts({ scope: SCOPE, account: `device ${deviceHash}` }, [ofDevice], async () => {
    const found = await attempt()
    if (found) await ofEvent(found.event_id).refuseWhenExceeded()
    else for (const id of await openEvents()) await ofEvent(id).incrementUnlessExceeded()
    return found
  })
}
