import type { DrawnHeats, PairOfHeat } from '@parket/domain/scoring/fileDraw'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

export type NumberOf = (registrationId: number) => number

/** Start numbers of now; those who are no registration any more get numbers below 0, which tell them apart. */
export async function loadStartNumbers(
  db: Kysely<Database>,
  registrationIds: readonly number[],
): Promise<NumberOf> {
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
    .where('registrations.id', 'in', [0, ...registrationIds])
    .select((eb) => [
      'registrations.id',
      eb.fn.coalesce('reg_datas.start_number', 'reg_datas.reg_n').as('start_number'),
    ])
    .execute()
  const numbers = new Map(rows.map(({ id, start_number }) => [id, start_number]))
  const gone = [...new Set(registrationIds)].filter((id) => !numbers.has(id))
  for (const [at, id] of gone.entries()) numbers.set(id, -1 - at)
  return (id) => numbers.get(id) ?? 0
}

/** Heats of registrations by their start numbers. */
export function numberedHeats({ heats, pairs }: DrawnHeats, numberOf: NumberOf): DrawnHeats {
  return {
    heats: heats.map((heat) => heat.map(numberOf)),
    pairs: numberedPairs(pairs, numberOf),
  }
}

export function numberedPairs(pairs: readonly PairOfHeat[], numberOf: NumberOf): PairOfHeat[] {
  return pairs.map((pair) => ({
    ...pair,
    leader: numberOf(pair.leader),
    follower: numberOf(pair.follower),
  }))
}
