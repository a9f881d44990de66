import type { Transaction } from 'kysely'

import type { Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'
import type { Contest } from '../../records/contests.ts'
import { roundResult } from '../marks/outcome.ts'
import { loadRound } from '../marks/state.ts'
import { findStarters, listRounds, type RoundRow } from '../rounds/queries.ts'

/**
 * The registrations that go on to a round from the one before it; null while that is not judged.
 */
export async function goingOnTo(
  trx: Transaction<Database>,
  contest: Contest,
  round: RoundRow,
): Promise<number[] | null> {
  const before = (await listRounds(trx, contest.id)).find(
    ({ role, round_index }) => role === round.role && round_index === round.round_index + 1,
  )
  if (!before || (before.status !== 'judged' && before.status !== 'published')) return null
  const { outcome } = roundResult(await loadRound(trx, contest, before))
  const goingOn = new Set(outcome?.goingOn)
  return before.entries
    .filter(({ start_number }) => goingOn.has(String(start_number)))
    .map(({ id }) => id)
}

/** Whoever goes on and was scratched or marked absent since stands in the round as withdrawn. */
export async function noteScratched(
  trx: Transaction<Database>,
  { now, caller }: Pick<Context, 'now' | 'caller'>,
  round: RoundRow,
  goingOn: readonly number[],
): Promise<void> {
  const starters = (await findStarters(trx, [round.contest_id])).get(round.contest_id) ?? []
  const dancing = new Set(starters.map(({ id }) => id))
  const scratched = goingOn.filter((id) => !dancing.has(id))
  if (scratched.length === 0) return
  await trx
    .insertInto('round_exits')
    .values(
      scratched.map((registration_id) => ({
        round_id: round.id,
        registration_id,
        status: 'withdrawn' as const,
        reason: 'Заявка снята, или участник отмечен отсутствующим',
        user_id: caller.user?.id ?? null,
        at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
