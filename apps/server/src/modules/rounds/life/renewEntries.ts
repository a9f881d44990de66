import { problemText } from '@parket/domain/problems/catalogue'

import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../../change/auditedTransaction.ts'
import type { Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { followInput } from '../../marks/input/followInput.ts'
import { clearHeats, heatRows, insertHeats } from '../core/heatRows.ts'
import { storePairs } from '../core/renewPairs.ts'
import { findRound } from '../core/find.ts'
import { isOfPairs } from '../core/pairs.ts'
import { readRound } from '../core/present.ts'
import type { RoundRow } from '../core/queries.ts'
import { entriesOfRound, noteScratched } from './goingOn.ts'
import { raiseRoundVersion } from '../core/queries.ts'

/**
 * Brings the entries of a drawn round in line with those who dance it now: after a correction of the round
 * before, or a change of the entries of a first round. Whoever stays keeps the heat; who comes goes to the
 * smallest, marked as late once the heats are locked. Marks stay, those of who leaves uncounted; in a final of
 * pairs with marks the pairs stay too.
 *
 * @throws Problem 404; 409 for a round without heats, one that is judged and a final of pairs with marks; 422
 *   while it is not known who dances it
 */
export function renewRoundEntries(
  context: Context,
  { path }: Input<'renewRoundEntries'>,
): Promise<Answer<'renewRoundEntries'>> {
  const work = async (tx: AuditedEventTransaction) => {
    const { trx, writeAudit } = tx
    const { contest, round } = await findRound(trx, context, path)
    if (!['drawn', 'locked', 'running'].includes(round.status)) {
      throw new Problem(409, 'round_entries_fixed')
    }
    const goingOn = await entriesOfRound(trx, contest, round)
    if (goingOn === null || goingOn.length === 0) {
      throw invalidFields({ status: [problemText('round_unknown_entries')] })
    }
    const before = round.entries.map(({ id }) => id)
    const late = new Set(goingOn.filter((id) => !before.includes(id) && round.status !== 'drawn'))
    const of = { eventId: contest.event_id, contestIds: [contest.id] }
    await followInput(trx, context, of, async () => {
      await noteScratched(trx, context, round, goingOn)
      if (isOfPairs(contest, round)) await storePairs(trx, round, goingOn, late)
      else await renewHeats(trx, round, goingOn, late)
    })
    await raiseRoundVersion(trx, round.id)
    await writeAudit({
      entity: 'round',
      entityId: round.id,
      changes: { entries: { from: before, to: goingOn } },
    })
    return readRound(trx, context, path)
  }
  return auditedEventTransaction(context, undefined, work, { isUndoable: false })
}

async function renewHeats(
  trx: Transaction<Database>,
  round: RoundRow,
  goingOn: readonly number[],
  coming: ReadonlySet<number>,
): Promise<void> {
  const late = new Set(round.entries.flatMap(({ id, is_late }) => (is_late ? [id] : [])))
  const entries = heatRows(round.id, renewed(round, goingOn)).map((row) => {
    const { registration_id: id } = row
    return Object.assign({}, row, { is_late: late.has(id) || coming.has(id) })
  })
  await clearHeats(trx, round)
  await insertHeats(trx, [{ entries, pairs: [] }])
}

/** The heats without those who left, and with those who come in the smallest ones. */
function renewed({ entries }: RoundRow, goingOn: readonly number[]): number[][] {
  const heats = [...Map.groupBy(entries, ({ heat }) => heat).values()].map((heat) =>
    heat.map(({ id }) => id).filter((id) => goingOn.includes(id)),
  )
  const before = new Set(entries.map(({ id }) => id))
  for (const id of goingOn.filter((one) => !before.has(one))) {
    const smallest = heats.toSorted((one, other) => one.length - other.length)[0]
    if (smallest) smallest.push(id)
    else heats.push([id])
  }
  return heats.filter((heat) => heat.length > 0)
}
