import { inputChange, type ResultInput } from '@parket/domain/journal/inputs'
import { sql, type Transaction } from 'kysely'

import { isOfChain, noteOfEvent, type NewLine } from '../../../change/journal.ts'
import type { Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import { loadInput } from './loadInput.ts'

/**
 * Makes a change, and adds to the event's chain what it does to the input of results. The line knows what stood before the change:
 * what was changed past the server is not hidden by what the server writes later. The caller holds the event's lock.
 *
 * @param contestIds of the event, which the change may concern
 */
export async function followInput<T>(
  trx: Transaction<Database>,
  context: Pick<Context, 'caller' | 'now'>,
  { eventId, contestIds }: { eventId: number; contestIds: readonly string[] },
  work: () => Promise<T>,
): Promise<T> {
  const before = await loadInputs(trx, contestIds)
  const done = await work()
  const after = await loadInputs(trx, contestIds)
  const lines: NewLine[] = []
  for (const contest_id of contestIds) {
    const isFirst = !(await isTold(trx, eventId, contest_id))
    const change = inputChange(before.get(contest_id) ?? {}, after.get(contest_id) ?? {}, isFirst)
    if (change) lines.push({ kind: 'input', body: { contest_id, ...change } })
  }
  await noteOfEvent(trx, context, eventId, ...lines)
  return done
}

async function loadInputs(
  trx: Transaction<Database>,
  contestIds: readonly string[],
): Promise<ReadonlyMap<string, ResultInput>> {
  if (contestIds.length === 0) return new Map()
  const contests = await trx
    .selectFrom('contests')
    .where('id', 'in', contestIds)
    .selectAll()
    .execute()
  const inputs = new Map<string, ResultInput>()
  for (const contest of contests) inputs.set(contest.id, await loadInput(trx, contest))
  return inputs
}

async function isTold(
  trx: Transaction<Database>,
  eventId: number,
  contestId: string,
): Promise<boolean> {
  const line = await trx
    .selectFrom('journal')
    .where(isOfChain({ eventId, roundId: null }))
    .where('kind', '=', 'input')
    .where(sql<string>`body ->> 'contest_id'`, '=', contestId)
    .select('n')
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}
