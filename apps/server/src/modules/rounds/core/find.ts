import type { Kysely, Transaction } from 'kysely'

import { eventOf, type Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import { findContests, type Contest } from '../../../records/contests.ts'
import { listRounds, type RoundRow } from './queries.ts'

/** A contest of the call's event. @throws Problem 404 */
export async function findOwnContest(
  trx: Kysely<Database>,
  context: Context,
  id: string,
): Promise<Contest> {
  const contest = (await findContests(trx, eventOf(context).id)).find((one) => one.id === id)
  if (!contest) throw new Problem(404, 'contest_not_found')
  return contest
}

/**
 * The contest of the call and its round.
 * @throws Problem 404
 */
export async function findRound(
  trx: Kysely<Database>,
  context: Context,
  path: { id: string; roundId: number },
): Promise<{ contest: Contest; round: RoundRow }> {
  const contest = await findOwnContest(trx, context, path.id)
  const [round] = await listRounds(trx, contest.id, path.roundId)
  if (!round) throw new Problem(404, 'round_not_found')
  return { contest, round }
}

/**
 * Takes the round's lock until the end of the transaction: marks and the status that they are given in change one
 * after another. Whoever takes the event's lock as well takes that one first.
 */
export async function lockRound(
  trx: Transaction<Database>,
  path: { id: string; roundId: number },
): Promise<void> {
  await trx
    .selectFrom('rounds')
    .where('id', '=', path.roundId)
    .where('contest_id', '=', path.id)
    .select('id')
    .forNoKeyUpdate()
    .execute()
}

/** @throws Problem 409 unless the heats are drawn and not locked yet */
export function refuseFixedHeats({ status }: Pick<RoundRow, 'status'>): void {
  if (status === 'planned') throw new Problem(409, 'round_undrawn')
  if (status !== 'drawn') throw new Problem(409, 'heats_locked')
}

/** Those of these contests that nobody judges. */
export async function withoutPanel(
  trx: Transaction<Database>,
  contestIds: string[],
): Promise<string[]> {
  const judged = await trx
    .selectFrom('panel_judges')
    .where('contest_id', 'in', contestIds)
    .select('contest_id')
    .distinct()
    .execute()
  const ids = new Set(judged.map(({ contest_id }) => contest_id))
  return contestIds.filter((id) => !ids.has(id))
}
