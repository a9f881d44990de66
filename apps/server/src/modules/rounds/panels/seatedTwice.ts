import { problemText } from '@parket/domain/problems/catalogue'
import { roundName } from '@parket/domain/round/name'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { invalidFields } from '../../../http/problem.ts'
import type { Contest } from '../../../records/contests.ts'
import { loadSeats, type Seat } from './seats.ts'

/** The seats whose judge sits in one before them already: a substitute keeps the seat that was taken over. */
export function seatedTwice<S extends Pick<Seat, 'judges'>>(seats: readonly S[]): S[] {
  const seen = new Set<number | undefined>()
  return seats.filter(({ judges }) => {
    const id = judges.at(-1)?.judge_id
    const isSeen = seen.has(id)
    seen.add(id)
    return isSeen
  })
}

/** Who would sit twice, and in which round, as texts name them. */
export interface SeatedTwice {
  judge: string
  round: string
}

/**
 * A change of a panel or of who sits in a seat holds for the rounds to come, whose panels may differ: in none of those
 * without marks may somebody sit twice.
 *
 * @returns null where nobody does
 */
export async function findSeatedTwice(
  db: Kysely<Database>,
  contest: Pick<Contest, 'id' | 'event_id'>,
): Promise<SeatedTwice | null> {
  const [{ ofRound }, rounds] = await Promise.all([
    loadSeats(db, contest),
    listUnmarked(db, contest.id),
  ])
  for (const round of rounds) {
    const [seat] = seatedTwice(ofRound(round, []).seats)
    if (seat) {
      const label = roundLabel(round.round_index)
      return { judge: seat.judges.at(-1)?.name ?? '', round: roundName({ ...round, label }) }
    }
  }
  return null
}

/**
 * @param field where the refusal is said
 * @throws Problem 422 naming the judge and the round
 */
export async function refuseSeatedTwice(
  db: Kysely<Database>,
  contest: Pick<Contest, 'id' | 'event_id'>,
  field: string,
): Promise<void> {
  const found = await findSeatedTwice(db, contest)
  if (found) throw invalidFields({ [field]: [problemText('judge_seated_twice', { ...found })] })
}

function listUnmarked(db: Kysely<Database>, contestId: string) {
  return db
    .selectFrom('rounds')
    .where('contest_id', '=', contestId)
    .where('status', 'not in', ['judged', 'published'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mark_sheets')
            .whereRef('mark_sheets.round_id', '=', 'rounds.id')
            .select('mark_sheets.id'),
        ),
      ),
    )
    .select(['id', 'round_index', 'type', 'role'])
    .orderBy('round_index', 'desc')
    .execute()
}
