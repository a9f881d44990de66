import { movesSince } from '@parket/domain/draw/moves'
import type { DrawInput, DrawnHeats, Move, PairOfHeat } from '@parket/domain/scoring/fileDraw'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { numberedHeats, type NumberOf } from './startNumbers.ts'

/** What a draw follows from besides the seed, and what came of it, by registrations. */
export interface KeptDraw {
  input: DrawInput
  drawn: DrawnHeats
}

/** Kept draws of contests by seed; of draws from before it was kept nothing. */
export async function listKeptDraws(
  db: Kysely<Database>,
  eventId: number,
  contestIds: readonly string[],
): Promise<ReadonlyMap<string, KeptDraw>> {
  if (contestIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('journal')
    .where('event_id', '=', eventId)
    // Draws stand in the event's own chain.
    .where('round_id', 'is', null)
    .where('kind', '=', 'draw')
    .where(sql`body ->> 'contest_id'`, 'in', contestIds)
    .where(sql`body -> 'input'`, 'is not', null)
    .select([
      sql<string>`body ->> 'seed'`.as('seed'),
      sql<DrawInput>`body -> 'input'`.as('input'),
      sql<number[][]>`body -> 'heats'`.as('heats'),
      sql<PairOfHeat[]>`body -> 'pairs'`.as('pairs'),
    ])
    .orderBy('n')
    .execute()
  return new Map(
    rows.map(({ seed, input, heats, pairs }) => [seed, { input, drawn: { heats, pairs } }]),
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
  kept: ReadonlyMap<string, KeptDraw>,
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
      const drawn = kept.get(seed ?? '')?.drawn
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
