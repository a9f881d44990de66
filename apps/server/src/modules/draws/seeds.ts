import { drawnRoundName, type DrawnRound } from '@parket/domain/draw/drawnRound'
import { seedText } from '@parket/domain/draw/seedText'
import { problemText } from '@parket/domain/problems/catalogue'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { invalidFields } from '../../http/problem.ts'
import { listSessions, type SessionRow } from '../../records/timetable.ts'
import { sha256 } from '../../security/sha256.ts'
import { listDraws } from './listDraws.ts'
import { listSecrets, type DrawnEvent } from './secrets.ts'

/** From what the heats of a round follow. */
export type SeedOf = (round: DrawnRound) => string

/**
 * From what the rounds of an event are drawn: a seed that the server chooses, or that follows from the secret of the
 * round's session and the digits said there. Read behind the event's lock.
 *
 * @returns throws Problem 422 for a round of a public draw whose session has no digits yet
 */
export async function loadSeeds(trx: Transaction<Database>, event: DrawnEvent): Promise<SeedOf> {
  if (event.draw_mode === 'server') return () => crypto.randomUUID()
  const sessions = await listSessions(trx, event.id)
  const secrets = new Map((await listSecrets(trx, event.id)).map((one) => [one.session_id, one]))
  const draws = await listDraws(trx, event.id)
  return (round) => {
    const session = sessionOf(round, sessions)
    if (!session) throw invalidFields({ status: [problemText('draw_without_session')] })
    const { secret = '', digits = null } = secrets.get(session.id) ?? {}
    if (digits === null) {
      const { number } = session
      throw invalidFields({ status: [problemText('draw_digits_missing', { number })] })
    }
    const name = drawnRoundName(round)
    const number = (draws.get(name)?.length ?? 0) + 1
    return sha256(seedText({ secret, digits, round: name, number }))
  }
}

/** Where the round stands; a round that the timetable does not have yet, where its contest begins. */
function sessionOf(
  { contest_id, round_index }: DrawnRound,
  sessions: readonly SessionRow[],
): SessionRow | undefined {
  const has = (isOwn: (index: number | null) => boolean) =>
    sessions.find(({ items }) =>
      items.some(
        (item) =>
          item.kind === 'round' && item.contest_id === contest_id && isOwn(item.round_index),
      ),
    )
  return has((index) => index === round_index) ?? has(() => true)
}
