import type { DrawChanged, DrawEnd } from '@parket/domain/draw/foldDraws'
import type { Transaction } from 'kysely'

import { appendJournal, keepText, type Doing } from '../../../change/journal.ts'
import type { Database } from '../../../db/schema.ts'
import type { DrawRecord } from './drawHeats.ts'
import type { RoundRow } from './queries.ts'

/**
 * Notes which heats were drawn by which seed, behind the event's lock. The number of queries does not grow with rounds.
 *
 * @param records by round, what they follow from besides the seed; of a draw that an undo brings back its first line has it
 */
export async function noteDraws(
  trx: Transaction<Database>,
  doing: Doing,
  eventId: number,
  roundIds: readonly number[],
  records: ReadonlyMap<number, DrawRecord>,
): Promise<void> {
  if (roundIds.length === 0) return
  const rounds = await trx
    .selectFrom('rounds')
    .where('id', 'in', roundIds)
    // An undo may bring back heats that are locked.
    .where('seed', 'is not', null)
    .select(['id', 'contest_id', 'round_index', 'role', 'type', 'seed', 'advance'])
    .orderBy('id')
    .execute()
  const entries = await trx
    .selectFrom('heat_entries')
    .where('round_id', 'in', roundIds)
    .select(['round_id', 'heat', 'registration_id'])
    .orderBy('round_id')
    .orderBy('heat')
    .orderBy('ind')
    .execute()
  const byRound = Map.groupBy(entries, ({ round_id }) => round_id)
  await appendJournal(
    trx,
    { eventId, roundId: null },
    doing,
    rounds.map(({ id, ...round }) => {
      const heats = Map.groupBy(byRound.get(id) ?? [], ({ heat }) => heat).values()
      const ids = [...heats].map((heat) => heat.map((entry) => entry.registration_id))
      return { kind: 'draw', body: { round_id: id, ...round, heats: ids, ...records.get(id) } }
    }),
  )
}

/** By whose decision a draw is given up, and why: '' where nobody is asked. */
export interface DrawReason {
  by: DrawEnd
  text: string
}

type Drawn = Pick<RoundRow, 'id' | 'contest_id' | 'seed'>

/** Notes which draws are taken back, behind the event's lock: a seed that somebody did not like is still on the record. */
export async function noteUndrawn(
  trx: Transaction<Database>,
  doing: Doing,
  eventId: number,
  rounds: readonly Drawn[],
  reason: DrawReason,
): Promise<void> {
  await noteChanged(trx, doing, eventId, rounds, { is_withdrawn: true }, reason)
}

/** Notes whose locked heats are opened again, behind the event's lock. */
export async function noteUnlocked(
  trx: Transaction<Database>,
  doing: Doing,
  eventId: number,
  rounds: readonly Drawn[],
  reason: DrawReason,
): Promise<void> {
  await noteChanged(trx, doing, eventId, rounds, { is_unlocked: true }, reason)
}

async function noteChanged(
  trx: Transaction<Database>,
  doing: Doing,
  eventId: number,
  rounds: readonly Drawn[],
  what: Pick<DrawChanged, 'is_withdrawn' | 'is_unlocked'>,
  { by, text }: DrawReason,
): Promise<void> {
  const drawn = rounds.filter(({ seed }) => seed !== null)
  if (drawn.length === 0) return
  const reason = await keepText(trx, eventId, text)
  await appendJournal(
    trx,
    { eventId, roundId: null },
    doing,
    drawn.map(({ id, contest_id, seed }) => ({
      kind: 'draw',
      body: { round_id: id, contest_id, seed, ...what, by, reason },
    })),
  )
}
