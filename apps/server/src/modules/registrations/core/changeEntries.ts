import { statusOfNewEntry } from '@parket/domain/registration/capacity'
import type { EntryPlan, PlannedEntry } from '@parket/domain/registration/entryPlan'
import { sql, type Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { Contest } from '../../../records/contests.ts'
import type { EventRow } from '../../../records/events.ts'
import type { RegDataRow, RegistrationRow } from '../../../records/registrations.ts'
import { refuseNewEntries } from '../../draws/saidSessions.ts'
import { insertEntries } from './insertEntries.ts'
import { countPlaces } from './places.ts'
import { takeBackPlaceLetters } from './promote.ts'
import { withdrawEntries } from './withdrawEntries.ts'

export type EntryChange = {
  regData: RegDataRow
  event: EventRow
  rowsBefore: readonly RegistrationRow[]
  plan: EntryPlan
  contests: Contest[]
  now: Date
  /**
   * Gives free places in these contests to waiting entries; resolves to the registrations that
   * moved up.
   */
  promote: (contestIds: string[]) => Promise<number[]>
}

/**
 * Applies the plan to a registration's entries. An unchanged entry keeps its place in the waiting
 * list; a changed role gives up the place in the old role.
 *
 * @returns the registrations that moved up
 */
export async function changeEntries(
  trx: Transaction<Database>,
  { regData, event, rowsBefore, plan, contests, now, promote }: EntryChange,
): Promise<number[]> {
  const { leftOut, entries } = plan
  await withdrawEntries(trx, leftOut, now)
  const moved = await moveEntries(trx, event.id, { rowsBefore, entries, contests })
  const freed = await promote([...leftOut.map(({ contest_id }) => contest_id), ...moved])

  const added = entries.filter(({ id }) => id === null)
  if (added.length > 0) await insertEntries(trx, regData, event, added, contests, now)
  return freed
}

type MovedEntries = Pick<EntryChange, 'rowsBefore' | 'contests'> & {
  entries: readonly PlannedEntry[]
}

/** Entries whose packet or role changed; gives the contests in which a role was given up. */
async function moveEntries(
  trx: Transaction<Database>,
  eventId: number,
  { rowsBefore, entries, contests }: MovedEntries,
): Promise<string[]> {
  const rows = new Map(rowsBefore.map((row) => [row.id, row]))
  const byId = new Map(contests.map((contest) => [contest.id, contest]))
  const changed = entries.flatMap((entry) => {
    const row = rows.get(entry.id ?? 0)
    const contest = byId.get(entry.contest_id)
    const isSame = row?.role === entry.role && row.packet_contest_id === entry.packet_contest_id
    return row && contest && !isSame ? [{ entry, row, contest }] : []
  })
  if (changed.length === 0) return []
  const moved = changed.filter(({ entry, row }) => entry.role !== row.role)
  // In the other role they are somebody new.
  await refuseNewEntries(
    trx,
    eventId,
    moved.map(({ contest }) => contest.id),
  )
  // A place that was given by hand is given up with its role: a letter about it must not go.
  await takeBackPlaceLetters(
    trx,
    moved.map(({ row }) => row.id),
  )
  const occupancies = await countPlaces(
    trx,
    moved.map(({ contest }) => contest.id),
  )
  const values = changed.map(({ entry, row, contest }) => {
    const isMoved = entry.role !== row.role
    return {
      id: row.id,
      packet: entry.packet_contest_id,
      role: entry.role,
      status: isMoved
        ? statusOfNewEntry(contest, entry.role, occupancies.get(contest.id) ?? [])
        : row.status,
      is_moved: isMoved,
    }
  })
  await sql`
    update registrations set
      packet_contest_id = change.packet,
      role = change.role,
      status = change.status,
      entered_at = case when change.is_moved then clock_timestamp() else entered_at end
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as change (id bigint, packet uuid, role text, status text, is_moved boolean)
    where registrations.id = change.id
  `.execute(trx)
  return moved.map(({ contest }) => contest.id)
}
