import { problemText } from '@parket/domain/problems/catalogue'
import type { Transaction } from 'kysely'

import { changeEvent, type EventChange } from '../../change/change.ts'
import type { Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { invalid, Problem } from '../../http/problem.ts'
import { findRound } from './find.ts'
import { isFirstFor } from './order.ts'
import { isOfPairs } from './pairs.ts'
import { readRound } from './present.ts'
import { findStarters, listRounds, type RoundRow, raiseRoundVersion } from './queries.ts'
import { storePairs } from './renewPairs.ts'

/**
 * «A late entry after the heats are locked goes to the smallest heat, marked» (scoring, «Heats»): of the
 * smallest the first that is danced. Later rounds are danced by those who go on. In a final of pairs the late
 * one takes over somebody's repeat, or dances with whoever of the other role has danced least; that is not
 * undone, for the pairs may be marked meanwhile.
 *
 * @throws Problem 404; 409 before the heats are locked, for an entry that is in one, and for a final of pairs
 *   with marks; 422 for another's
 */
export async function addLateEntry(
  context: Context,
  { path, body }: Input<'addLateEntry'>,
): Promise<Answer<'addLateEntry'>> {
  const found = await findRound(context.db, context, path)
  const work = async ({ trx, note }: EventChange) => {
    const { contest, round } = await findRound(trx, context, path)
    if (round.status !== 'locked' && round.status !== 'running') {
      throw new Problem(409, 'heats_not_locked')
    }
    const id = await findLate(trx, round, body.registration_id)
    // Whoever was an exit before has come.
    await trx
      .deleteFrom('round_exits')
      .where('round_id', '=', round.id)
      .where('registration_id', '=', id)
      .execute()
    if (isOfPairs(contest, round)) {
      await storePairs(trx, round, [...round.entries.map((entry) => entry.id), id], new Set([id]))
    } else {
      await trx
        .insertInto('heat_entries')
        .values({ round_id: round.id, registration_id: id, is_late: true, ...lastPlace(round) })
        .execute()
    }
    await raiseRoundVersion(trx, round.id)
    const before = round.entries.flatMap((entry) => (entry.is_late ? [entry.id] : []))
    await note({
      entity: 'round',
      entityId: round.id,
      changes: { late_entries: { from: before, to: [...before, id] } },
    })
    return readRound(trx, context, path)
  }
  const isUndoable = !isOfPairs(found.contest, found.round)
  return changeEvent(context, undefined, work, { isUndoable })
}

/** The registration, if it may dance this round and is in no heat of it. */
async function findLate(
  trx: Transaction<Database>,
  round: RoundRow,
  id: number | undefined,
): Promise<number> {
  if (round.entries.some((entry) => entry.id === id)) throw new Problem(409, 'late_entry_placed')
  const starters = (await findStarters(trx, [round.contest_id])).get(round.contest_id) ?? []
  const rounds = await listRounds(trx, round.contest_id)
  const found = starters.find(
    (starter) => starter.id === id && isFirstFor(starter.role, round, rounds),
  )
  if (!found) {
    throw invalid({ registration_id: [problemText('late_entry_invalid')] })
  }
  return found.id
}

/** Behind the others of the smallest heat. */
function lastPlace({ entries }: RoundRow): { heat: number; ind: number } {
  const sizes = [...Map.groupBy(entries, ({ heat }) => heat)].map(([heat, { length }]) => ({
    heat,
    ind: length,
  }))
  const [smallest] = sizes.toSorted((one, other) => one.ind - other.ind || one.heat - other.heat)
  return smallest ?? { heat: 1, ind: 0 }
}
