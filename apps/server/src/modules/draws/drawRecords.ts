import { movesSince } from '@parket/domain/draw/moves'
import type { DrawInput, DrawnHeats, Move, PairOfHeat } from '@parket/domain/scoring/fileDraw'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { numberedHeats, type NumberOf } from './startNumbers.ts'

/** Rounds by the seeds of their draws in effect. */
type Seeded = readonly { seed: string | null }[]

/** Heats and pairs as they were drawn, by seed and by registrations; of draws from before they were kept nothing. */
export async function listDrawnHeats(
  db: Kysely<Database>,
  eventId: number,
  rounds: Seeded,
): Promise<ReadonlyMap<string, DrawnHeats>> {
  const rows = await keptDraws(db, eventId, rounds)
    .select([
      sql<string>`body ->> 'seed'`.as('seed'),
      sql<number[][]>`body -> 'heats'`.as('heats'),
      sql<PairOfHeat[]>`body -> 'pairs'`.as('pairs'),
    ])
    .execute()
  return new Map(rows.map(({ seed, heats, pairs }) => [seed, { heats, pairs }]))
}

/** What draws follow from besides the seed, by seed and by registrations: long, and for result files alone. */
export async function listDrawInputs(
  db: Kysely<Database>,
  eventId: number,
  rounds: Seeded,
): Promise<ReadonlyMap<string, DrawInput>> {
  const rows = await keptDraws(db, eventId, rounds)
    .select([sql<string>`body ->> 'seed'`.as('seed'), sql<DrawInput>`body -> 'input'`.as('input')])
    .execute()
  return new Map(rows.map(({ seed, input }) => [seed, input]))
}

function keptDraws(db: Kysely<Database>, eventId: number, rounds: Seeded) {
  const seeds = rounds.flatMap(({ seed }) => seed ?? [])
  return (
    db
      .selectFrom('journal')
      .where('event_id', '=', eventId)
      // Draws stand in the event's own chain.
      .where('round_id', 'is', null)
      .where('kind', '=', 'draw')
      .where(sql`body ->> 'seed'`, 'in', ['', ...seeds])
      .where(sql`body -> 'input'`, 'is not', null)
      .orderBy('n')
  )
}

/** Heats of a round as they were drawn, and as they are. */
interface HeatsOfRound {
  drawn: DrawnHeats
  now: DrawnHeats
}

/** Heats by registrations of those of these rounds that are other than drawn, by round. */
export async function listMovedHeats(
  db: Kysely<Database>,
  rounds: readonly { id: number; seed: string | null }[],
  kept: ReadonlyMap<string, DrawnHeats>,
): Promise<ReadonlyMap<number, HeatsOfRound>> {
  const ids = [0, ...rounds.map(({ id }) => id)]
  const entries = await db
    .selectFrom('heat_entries')
    .where('round_id', 'in', ids)
    .select(['round_id', 'heat', 'registration_id'])
    .orderBy('heat')
    .execute()
  const pairs = await db
    .selectFrom('round_pairs')
    .where('round_id', 'in', ids)
    .select(['round_id', 'heat', 'leader_id as leader', 'follower_id as follower', 'scored'])
    .execute()
  const entriesOf = Map.groupBy(entries, ({ round_id }) => round_id)
  const pairsOf = Map.groupBy(pairs, ({ round_id }) => round_id)
  return new Map(
    rounds.flatMap(({ id, seed }): [number, HeatsOfRound][] => {
      const drawn = kept.get(seed ?? '')
      if (!drawn) return []
      const heats = Map.groupBy(entriesOf.get(id) ?? [], ({ heat }) => heat).values()
      const now = {
        heats: [...heats].map((heat) => heat.map(({ registration_id }) => registration_id)),
        pairs: pairsOf.get(id) ?? [],
      }
      return movesSince(drawn, now).length === 0 ? [] : [[id, { drawn, now }]]
    }),
  )
}

/** What is other than drawn, by start numbers: one that was withdrawn and entered again is the same number. */
export function numberedMoves({ drawn, now }: HeatsOfRound, numberOf: NumberOf): Move[] {
  return movesSince(numberedHeats(drawn, numberOf), numberedHeats(now, numberOf))
}

/** Everybody in the heats of a round. */
export function idsInHeats({ drawn, now }: HeatsOfRound): number[] {
  const pairs = [...drawn.pairs, ...now.pairs]
  return [...drawn.heats.flat(), ...now.heats.flat(), ...idsInPairs(pairs)]
}

/** Everybody who dances in pairs. */
export function idsInPairs(pairs: readonly PairOfHeat[]): number[] {
  return pairs.flatMap(({ leader, follower }) => [leader, follower])
}
