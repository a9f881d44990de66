import { problemText } from '@parket/domain/problems/catalogue'

import { changeEvent, type EventChange } from '../../change/change.ts'
import type { Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalid, Problem } from '../../http/problem.ts'
import { heatRows } from '../rounds/draw.ts'
import { findRound, isFirstRound } from '../rounds/find.ts'
import { readRound } from '../rounds/present.ts'
import { findStarters, type RoundRow } from '../rounds/queries.ts'
import { goingOnTo, noteScratched } from './goingOn.ts'

/**
 * Brings the entries of a drawn round in line with those who dance it now: after a correction of the round
 * before, or a change of the entries of a first round. Whoever stays keeps the heat; who comes goes to the
 * smallest, marked as late once the heats are locked. Marks stay, those of who leaves uncounted.
 *
 * @throws Problem 404, 409 for a round without heats or one that is judged, 422 while it is not known who
 *   dances it
 */
export function renewRoundEntries(
  context: Context,
  { path }: Input<'renewRoundEntries'>,
): Promise<Answer<'renewRoundEntries'>> {
  const work = async (change: EventChange) => {
    const { trx, note } = change
    const { contest, round } = await findRound(trx, context, path)
    if (!['drawn', 'locked', 'running'].includes(round.status)) {
      throw new Problem(409, 'round_entries_fixed')
    }
    const isFirst = await isFirstRound(trx, round)
    const goingOn = isFirst ? await startersOf(change, round) : await goingOnTo(trx, contest, round)
    if (goingOn === null || goingOn.length === 0) {
      throw invalid({ status: [problemText('round_unknown_entries')] })
    }
    const late = new Set(round.entries.flatMap(({ id, is_late }) => (is_late ? [id] : [])))
    const before = round.entries.map(({ id }) => id)
    const heats = renewed(round, goingOn)
    const isComing = (id: number) => !before.includes(id) && round.status !== 'drawn'
    await trx.deleteFrom('heat_entries').where('round_id', '=', round.id).execute()
    await trx
      .insertInto('heat_entries')
      .values(
        heatRows(round.id, heats).map((row) =>
          Object.assign(row, {
            is_late: late.has(row.registration_id) || isComing(row.registration_id),
          }),
        ),
      )
      .execute()
    if (!isFirst) await noteScratched(trx, context, round, goingOn)
    await trx
      .updateTable('rounds')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', round.id)
      .execute()
    await note({
      entity: 'round',
      entityId: round.id,
      changes: { entries: { from: before, to: heats.flat() } },
    })
    return readRound(trx, context, path)
  }
  return changeEvent(context, undefined, work, { isUndoable: false })
}

/** Who dances a first round, or its role. */
async function startersOf(
  { trx }: Pick<EventChange, 'trx'>,
  { contest_id, role }: RoundRow,
): Promise<number[]> {
  const starters = (await findStarters(trx, [contest_id])).get(contest_id) ?? []
  return starters.filter((starter) => role === null || starter.role === role).map(({ id }) => id)
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
