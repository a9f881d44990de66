import { markedPairs } from '@parket/domain/marks/markedRows'
import type { Insertable, Transaction } from 'kysely'

import type { Database, HeatEntriesTable, RoundPairsTable } from '../../../db/schema.ts'
import type { RoundPair } from './queries.ts'

/** Heats and pairs as they are stored. */
export interface HeatRows {
  entries: Insertable<HeatEntriesTable>[]
  pairs: Insertable<RoundPairsTable>[]
}

/** Heats as they are stored: numbered from 1, entries in order. */
export function heatRows(
  round_id: number,
  heats: readonly (readonly number[])[],
): Insertable<HeatEntriesTable>[] {
  return heats.flatMap((ids, heat) =>
    ids.map((registration_id, ind) => ({ round_id, registration_id, heat: heat + 1, ind })),
  )
}

/** A pair that is put into a heat, by registration. */
export type PairInHeat = Omit<RoundPair, 'heat'>

/**
 * Heats of pairs as they are stored: everybody stands in the heat of the pair that counts for them.
 * @param unpaired who belongs to the round and does not dance it: they stand last
 */
export function pairedHeatRows(
  round_id: number,
  heats: readonly (readonly PairInHeat[])[],
  unpaired: readonly number[] = [],
): HeatRows {
  const pairs = heats.flat()
  const dancing = new Set(pairs.flatMap(({ leader_id, follower_id }) => [leader_id, follower_id]))
  const counted = markedPairs(pairs, [...dancing])
  const people = heats.map((heat) =>
    heat.flatMap((pair) => counted[pairs.indexOf(pair)]?.registrations ?? []),
  )
  people.at(-1)?.push(...unpaired)
  return {
    entries: heatRows(round_id, people),
    pairs: heats.flatMap((heat, at) =>
      heat.map(({ leader_id, follower_id, scored }, ind) => ({
        round_id,
        leader_id,
        follower_id,
        scored,
        heat: at + 1,
        ind,
      })),
    ),
  }
}

/** Stores heats of rounds that have none yet. */
export async function insertHeats(
  trx: Transaction<Database>,
  rows: readonly HeatRows[],
): Promise<void> {
  const entries = rows.flatMap((one) => one.entries)
  const pairs = rows.flatMap((one) => one.pairs)
  if (entries.length > 0) await trx.insertInto('heat_entries').values(entries).execute()
  if (pairs.length > 0) await trx.insertInto('round_pairs').values(pairs).execute()
}

/** Takes away the heats of a round, and who dances with whom. */
export async function clearHeats(
  trx: Transaction<Database>,
  { id }: { id: number },
): Promise<void> {
  await trx.deleteFrom('heat_entries').where('round_id', '=', id).execute()
  await trx.deleteFrom('round_pairs').where('round_id', '=', id).execute()
}

/** Takes away what the marshal said of heats that there are no more. */
export async function clearHeatNotes(
  trx: Transaction<Database>,
  { id }: { id: number },
): Promise<void> {
  await trx.deleteFrom('heat_calls').where('round_id', '=', id).execute()
  await trx.deleteFrom('heat_releases').where('round_id', '=', id).execute()
}
