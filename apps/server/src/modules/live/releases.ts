import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** A heat that was let onto the floor; `n` rises with each of the event. */
export interface Release {
  n: number
  dance: string
  heat: number
  at: string
}

/** The heats that were let out, in their order, by round. */
export async function loadReleases(
  db: Kysely<Database>,
  roundIds: readonly number[],
): Promise<Map<number, Release[]>> {
  if (roundIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('heat_releases')
    .where('round_id', 'in', roundIds)
    .select(['round_id', 'n', 'dance', 'heat', 'at'])
    .orderBy('n')
    .execute()
  return byRound(
    rows.map(({ round_id, n, dance, heat, at }) => ({
      round_id,
      n,
      dance,
      heat,
      at: at.toISOString(),
    })),
  )
}

export function byRound<Row extends { round_id: number }>(
  rows: readonly Row[],
): Map<number, Omit<Row, 'round_id'>[]> {
  const found = new Map<number, Omit<Row, 'round_id'>[]>()
  for (const { round_id, ...row } of rows) {
    found.set(round_id, [...(found.get(round_id) ?? []), row])
  }
  return found
}
