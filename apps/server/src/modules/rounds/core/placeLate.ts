import { isRoundBegun, takesLateEntries } from '@parket/domain/contest/lateEntry'
import { contestTitle } from '@parket/domain/contest/title'
import { dancerKey } from '@parket/domain/registration/dancers'
import type { Transaction } from 'kysely'

import type { AuditedTransaction } from '../../../change/auditedTransaction.ts'
import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import type { Contest } from '../../../records/contests.ts'
import { refuseNewEntries } from '../../draws/saidSessions.ts'
import { loadFloors } from './floors.ts'
import { isFirstFor } from './order.ts'
import { isOfPairs } from './pairs.ts'
import { findEntries, listRounds, raiseRoundVersion, type RoundRow } from './queries.ts'
import { storePairs } from './renewPairs.ts'

/**
 * Puts a registration into the heats of a round, marked as late: of the smallest heats the first that is danced and
 * has nobody who dances in the new entry, here or on another floor at that time. In a final of pairs it takes over
 * somebody's repeat, or dances with whoever of the other role has danced least.
 *
 * @param reason '' for one who was entered in time
 * @throws Problem 409 for a final of pairs with marks
 */
export async function placeLate(
  { trx, writeAudit }: AuditedTransaction,
  eventId: number,
  { contest, round }: { contest: Contest; round: RoundRow },
  id: number,
  reason: string,
): Promise<void> {
  // Whoever was an exit before has come.
  await trx
    .deleteFrom('round_exits')
    .where('round_id', '=', round.id)
    .where('registration_id', '=', id)
    .execute()
  if (isOfPairs(contest, round)) {
    await storePairs(trx, round, [...round.entries.map((entry) => entry.id), id], new Set([id]))
  } else {
    const place = await freePlace(trx, eventId, { contest, round }, id)
    await trx
      .insertInto('heat_entries')
      .values({ round_id: round.id, registration_id: id, is_late: true, ...place })
      .execute()
  }
  await raiseRoundVersion(trx, round.id)
  const before = round.entries.flatMap((entry) => (entry.is_late ? [entry.id] : []))
  await writeAudit({
    entity: 'round',
    entityId: round.id,
    changes: {
      late_entries: { from: before, to: [...before, id] },
      ...(reason !== '' && { reason: { from: null, to: reason } }),
    },
  })
}

/** Behind the others of the smallest heat that none of its dancers is in. */
async function freePlace(
  trx: Transaction<Database>,
  eventId: number,
  { contest, round }: { contest: Contest; round: RoundRow },
  id: number,
): Promise<{ heat: number; ind: number }> {
  const own = (await findEntries(trx, [id])).flatMap(({ dancers }) => dancers.map(dancerKey))
  const elsewhere = (await loadFloors(trx, eventId)).elsewhere(round, contest)
  const heats = Map.groupBy(round.entries, ({ heat }) => heat)
  const free = [...heats].filter(([heat, entries]) => {
    const others = new Set<string | number>([
      ...entries.flatMap(({ dancers }) => dancers.map(dancerKey)),
      ...elsewhere(heat - 1, heats.size),
    ])
    return own.every((key) => !others.has(key))
  })
  // As in the draw: what cannot be kept apart is named beside the heats.
  const [smallest] = (free.length > 0 ? free : [...heats])
    .map(([heat, { length }]) => ({ heat, ind: length }))
    .toSorted((one, other) => one.ind - other.ind || one.heat - other.heat)
  return smallest ?? { heat: 1, ind: 0 }
}

interface NewEntry {
  id: number
  contest_id: string
  status: string
  role: RoundRow['role']
}

/**
 * Puts entries that staff have made late into the first rounds of their contests where these are drawn. Whoever
 * waits for a place gets none yet.
 *
 * @throws Problem 409 where the first round has begun, or digits are said for it and it is not drawn yet
 */
export async function placeNewEntries(
  tx: AuditedTransaction,
  eventId: number,
  contests: readonly Contest[],
  entries: readonly NewEntry[],
  reason: string,
): Promise<void> {
  const byId = new Map(contests.map((contest) => [contest.id, contest]))
  await refuseNewEntries(
    tx.trx,
    eventId,
    entries.map(({ contest_id }) => contest_id),
  )
  for (const entry of entries) {
    const contest = byId.get(entry.contest_id)
    if (!contest || !takesLateEntries(contest)) continue
    const rounds = await listRounds(tx.trx, contest.id)
    const round = rounds.find((one) => isFirstFor(entry.role, one, rounds))
    if (!round || round.status === 'planned') continue
    refuseBegun(contest, round)
    if (entry.status === 'active') {
      await placeLate(tx, eventId, { contest, round }, entry.id, reason)
    }
  }
}

/** @throws Problem 409 once the round is danced: nobody new comes in */
export function refuseBegun(contest: Contest, round: Pick<RoundRow, 'status'>): void {
  if (!isRoundBegun(round)) return
  throw new Problem(409, 'late_entry_begun', { params: { contest: contestTitle(contest) } })
}
