import { isCounted } from '@parket/domain/round/extraRound'
import type { Transaction } from 'kysely'

import type { Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import type { Contest } from '../../../records/contests.ts'
import { roundResult } from '../../marks/outcome.ts'
import { loadRounds, type RoundState } from '../../marks/state.ts'
import { isFirstFor, roundsBefore } from '../core/order.ts'
import { findStarters, listRounds, type RoundRow } from '../core/queries.ts'

/**
 * The registrations that dance a round: those who go on, with those of a hope round; in a hope round those
 * who did not go on at once; in a redance all who danced; in the first round of a contest or a role its
 * entries. Null while that is not known.
 */
export async function entriesOfRound(
  trx: Transaction<Database>,
  contest: Contest,
  round: RoundRow,
): Promise<number[] | null> {
  const rounds = await listRounds(trx, contest.id)
  const before = roundsBefore(round, rounds)
  if (!before.every(isCounted)) return null
  const states = await loadRounds(trx, contest, before)
  const starters = (await findStarters(trx, [contest.id])).get(contest.id) ?? []
  return [
    ...states.flatMap((state) => dancersOfNext(round.type, state)),
    ...starters.filter(({ role }) => isFirstFor(role, round, rounds)).map(({ id }) => id),
  ]
}

function dancersOfNext(next: RoundRow['type'], state: RoundState): number[] {
  const goingOn = new Set(roundResult(state).outcome?.goingOn)
  const left = new Set(state.exits.map(({ registration_id }) => registration_id))
  return state.round.entries
    .filter(({ id, start_number }) => {
      if (next === 'main') return goingOn.has(String(start_number))
      return !left.has(id) && (next === 'redance' || !goingOn.has(String(start_number)))
    })
    .map(({ id }) => id)
}

const SCRATCHED = 'Заявка снята, или участник отмечен отсутствующим'

/**
 * Whoever goes on and was scratched or marked absent since stands in the round as withdrawn; until it begins
 * whoever is active again does so no more. Exits that somebody noted by hand stay.
 */
export async function noteScratched(
  trx: Transaction<Database>,
  { now, caller }: Pick<Context, 'now' | 'caller'>,
  round: RoundRow,
  goingOn: readonly number[],
): Promise<void> {
  const starters = (await findStarters(trx, [round.contest_id])).get(round.contest_id) ?? []
  const dancing = new Set(starters.map(({ id }) => id))
  if (dancing.size > 0 && round.status !== 'running') {
    await trx
      .deleteFrom('round_exits')
      .where('round_id', '=', round.id)
      .where('reason', '=', SCRATCHED)
      .where('registration_id', 'in', [...dancing])
      .execute()
  }
  const scratched = goingOn.filter((id) => !dancing.has(id))
  if (scratched.length === 0) return
  await trx
    .insertInto('round_exits')
    .values(
      scratched.map((registration_id) => ({
        round_id: round.id,
        registration_id,
        status: 'withdrawn' as const,
        reason: SCRATCHED,
        user_id: caller.user?.id ?? null,
        at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
