import type { Outing } from '@parket/domain/station/hall/hall'
import { isSameOuting, lastReleased } from '@parket/domain/station/hall/outings'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { EventRound } from '../../day/rounds.ts'
import { loadFloorFacts } from '../../hall/loadHall.ts'

/** What the marshal has noted of a round. */
export interface HeatsOfRound {
  /** Where it is this round's. */
  on_floor: Outing | null
  /** Start numbers said to be missing in the heat on the floor and in those to go out. */
  missing: number[]
}

/** What the marshal has noted of the rounds that are danced, by round. */
export async function onFloorByRound(
  db: Kysely<Database>,
  rounds: readonly EventRound[],
  floors: ReadonlyMap<number, string>,
): Promise<ReadonlyMap<number, HeatsOfRound>> {
  const open = rounds.filter(({ status }) => status === 'locked' || status === 'running')
  const { calls, releases } = await loadFloorFacts(
    db,
    open.map(({ id }) => id),
  )
  const noted = open.map(({ id }) => ({
    id,
    floor: floors.get(id) ?? '',
    calls: calls.get(id) ?? [],
    releases: releases.get(id) ?? [],
  }))
  const numbers = await startNumbers(
    db,
    noted.flatMap((round) => round.calls.map(({ registration_id }) => registration_id)),
  )
  return new Map(
    noted.map((round) => {
      const last = lastReleased(noted.filter(({ floor }) => floor === round.floor))
      const on_floor = last?.round_id === round.id ? last : null
      const isOver = (heat: (typeof round.calls)[number]) =>
        round.releases.some((one) => isSameOuting(one, heat)) &&
        !(on_floor && isSameOuting(on_floor, heat))
      const missing = round.calls.filter((call) => call.state === 'missing' && !isOver(call))
      const told = new Set(
        missing.flatMap(({ registration_id }) => numbers.get(registration_id) ?? []),
      )
      return [round.id, { on_floor, missing: [...told].sort((one, other) => one - other) }]
    }),
  )
}

async function startNumbers(db: Kysely<Database>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>()
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
    .where('registrations.id', 'in', ids)
    .select((eb) => [
      'registrations.id',
      eb.fn.coalesce('reg_datas.start_number', 'reg_datas.reg_n').as('start_number'),
    ])
    .execute()
  return new Map(rows.map(({ id, start_number }) => [id, start_number]))
}
