import type { Input, Answer } from '../../../contract/handlers.ts'
import { stationOf, type Context } from '../../../contract/context.ts'
import { Problem } from '../../../http/problem.ts'
import type { OperationResult, SentOperation } from './sent.ts'
import { storeOfRound } from './storeOfRound.ts'

/**
 * Stores what a judge's device sends, in the order of its numbers and once each: a number that is missing stops there, and
 * one that was stored gets the answer it had. A transaction for each round, behind the lock of the round alone. What is left
 * of an earlier pairing of the station is kept as late, with gaps: the server may know the rest.
 *
 * @throws Problem 401 for a device that was cut off; 409 for an epoch that is none yet
 */
export async function sendOperations(
  context: Context,
  { body }: Input<'sendOperations'>,
): Promise<Answer<'sendOperations'>> {
  const station = stationOf(context)
  const { epoch, unsent = 0, battery = null, operations } = body
  if (epoch < 1 || epoch > station.epoch) throw new Problem(409, 'station_epoch')
  const results: OperationResult[] = []
  let { acknowledged } = await context.db
    .selectFrom('stations')
    .where('id', '=', station.id)
    .select('acknowledged')
    .executeTakeFirstOrThrow()
  for (const group of byRound(operations)) {
    const done = await storeOfRound(context, group, epoch)
    results.push(...done.results)
    acknowledged = done.acknowledged
    if (done.isStopped) break
  }
  const taken = operations.filter(({ seq }) => seq <= acknowledged).length
  await context.db
    .updateTable('stations')
    .set({
      last_seen_at: context.now,
      unsent: within(unsent - taken, MOST_UNSENT),
      battery: battery === null ? null : within(battery, 100),
    })
    .where('id', '=', station.id)
    .execute()
  return { acknowledged, results, versions: await versionsOf(context, operations) }
}

/** More than any day has. */
const MOST_UNSENT = 100_000

/** What a device says of itself, as far as it can be. */
function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), most)
}

/** In the order of their numbers; those of one round that follow each other together. */
function byRound(operations: readonly SentOperation[]): SentOperation[][] {
  const groups: SentOperation[][] = []
  for (const operation of operations.toSorted((one, other) => one.seq - other.seq)) {
    const last = groups.at(-1)
    if (last && last[0]?.round_id === operation.round_id) last.push(operation)
    else groups.push([operation])
  }
  return groups
}

/** Which version of the rounds the device should have. */
async function versionsOf(context: Context, operations: readonly SentOperation[]) {
  const ids = [...new Set(operations.map(({ round_id }) => round_id))]
  if (ids.length === 0) return []
  const rounds = await context.db
    .selectFrom('rounds')
    .where('event_id', '=', stationOf(context).eventId)
    .where('id', 'in', ids)
    .select(['id', 'version', 'status'])
    .orderBy('id')
    .execute()
  return rounds.map(({ id, version, status }) => ({ round_id: id, version, state: status }))
}
