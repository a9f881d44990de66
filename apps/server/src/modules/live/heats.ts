import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** The start numbers of a round, heat by heat, and what it dances. */
export interface RoundHeats {
  dances: string[]
  /** A heat that everybody left stays, empty: the others keep their numbers. */
  numbers: number[][]
}

/** The heats of all rounds of an event, by round; without those who left before they danced. */
export async function listHeats(
  db: Kysely<Database>,
  eventId: number,
): Promise<Map<number, RoundHeats>> {
  const rows = await db
    .selectFrom('rounds')
    .innerJoin('contests', 'contests.id', 'rounds.contest_id')
    .innerJoin('heat_entries', 'heat_entries.round_id', 'rounds.id')
    .innerJoin('registrations', 'registrations.id', 'heat_entries.registration_id')
    .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
    .leftJoin('round_exits', (join) =>
      join
        .onRef('round_exits.round_id', '=', 'rounds.id')
        .onRef('round_exits.registration_id', '=', 'heat_entries.registration_id'),
    )
    .where('rounds.event_id', '=', eventId)
    .select((eb) => [
      'rounds.id',
      'heat_entries.heat',
      'round_exits.status as exit',
      eb.fn.coalesce('rounds.dances', 'contests.dances').as('dances'),
      eb.fn.coalesce('reg_datas.start_number', 'reg_datas.reg_n').as('start_number'),
    ])
    .orderBy('heat')
    .orderBy('start_number')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, entries]) => [
      id,
      {
        dances: entries[0]?.dances ?? [],
        numbers: [...Map.groupBy(entries, ({ heat }) => heat).values()].map((heat) =>
          heat.filter(({ exit }) => exit === null).map(({ start_number }) => start_number),
        ),
      },
    ]),
  )
}
