import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { ClosedRound } from '../../journal/line.ts'

/** How a round was closed: when, and with which last hash of its chain. */
export interface Closing {
  roundId: number
  at: Date
  head: string
}

/**
 * How each round of an event was closed last, by round, the one closed last at the end. Rounds that were closed without a
 * line are left out.
 */
export async function listClosings(
  db: Kysely<Database>,
  eventId: number,
): Promise<ReadonlyMap<number, Closing>> {
  const lines = await db
    .selectFrom('journal')
    .where('event_id', '=', eventId)
    .where('round_id', 'is', null)
    .where('kind', '=', 'round.closed')
    .select(['at', 'body'])
    .orderBy('n')
    .execute()
  const closings = new Map<number, Closing>()
  for (const { at, body } of lines) {
    const { round_id: roundId, head } = body as ClosedRound
    closings.delete(roundId)
    if (head !== '') closings.set(roundId, { roundId, at, head })
  }
  return closings
}
