import type { HallRound, HeatCall } from '@parket/domain/station/hall/hall'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { byRound, loadReleases, type Release } from '../live/releases.ts'
import {
  listRoundsOf,
  peopleByHeat,
  type RoundEntry,
  type RoundRow,
} from '../rounds/core/queries.ts'

/** A round whose heats are locked, or that runs, with what the marshal has noted. */
export type LoadedRound = Omit<HallRound, 'releases'> & {
  releases: Release[]
}

/** The locked and running rounds of contests, in the order they are danced. */
export async function loadHallRounds(
  db: Kysely<Database>,
  contests: readonly { id: string; dances: readonly string[] }[],
): Promise<LoadedRound[]> {
  const all = await listRoundsOf(
    db,
    contests.map(({ id }) => id),
  )
  const rounds = all.filter(({ status }) => status === 'locked' || status === 'running')
  const [facts, details] = await Promise.all([
    loadFloorFacts(
      db,
      rounds.map(({ id }) => id),
    ),
    loadDetails(db, rounds),
  ])
  return rounds.map((round) => {
    const { id, contest_id, round_index, type, role, status } = round
    return {
      id,
      contest_id,
      index: round_index,
      type,
      role,
      status: status === 'running' ? status : 'locked',
      dances: round.dances ?? contests.find((one) => one.id === contest_id)?.dances ?? [],
      heats: peopleByHeat(round).map((heat) =>
        heat.map((entry) => toEntry(entry, details.get(`${id} ${entry.id}`))).sort(byNumber),
      ),
      calls: facts.calls.get(id) ?? [],
      releases: facts.releases.get(id) ?? [],
    }
  })
}

/** What the marshal has noted of rounds, by round. */
export async function loadFloorFacts(db: Kysely<Database>, roundIds: readonly number[]) {
  const [calls, releases] = await Promise.all([loadCalls(db, roundIds), loadReleases(db, roundIds)])
  return { calls, releases }
}

async function loadCalls(
  db: Kysely<Database>,
  roundIds: readonly number[],
): Promise<Map<number, HeatCall[]>> {
  if (roundIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('heat_calls')
    .where('round_id', 'in', roundIds)
    .select(['round_id', 'dance', 'heat', 'registration_id', 'state'])
    .orderBy('at')
    .orderBy('registration_id')
    .execute()
  return byRound(rows)
}

interface Details {
  troupe: string
  club: string
  exit: HallRound['heats'][number][number]['exit']
}

/** Of the entries of rounds, by round and registration, what the draw does not know. */
async function loadDetails(db: Kysely<Database>, rounds: readonly RoundRow[]) {
  if (rounds.length === 0) return new Map<string, Details>()
  const rows = await db
    .selectFrom('heat_entries')
    .innerJoin('registrations', 'registrations.id', 'heat_entries.registration_id')
    .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
    .leftJoin('round_exits', (join) =>
      join
        .onRef('round_exits.round_id', '=', 'heat_entries.round_id')
        .onRef('round_exits.registration_id', '=', 'heat_entries.registration_id'),
    )
    .where(
      'heat_entries.round_id',
      'in',
      rounds.map(({ id }) => id),
    )
    .select(['heat_entries.round_id', 'registrations.id', 'troupe', 'club'])
    .select('round_exits.status as exit')
    .execute()
  return new Map(rows.map(({ round_id, id, ...details }) => [`${round_id} ${id}`, details]))
}

function toEntry(entry: RoundEntry, details: Details | undefined) {
  const { id, start_number, city, is_late } = entry
  const { troupe = '', club = '', exit = null } = details ?? {}
  return {
    registration_id: id,
    start_number,
    dancers: entry.dancers.map(({ last_name, first_name }) => ({ last_name, first_name })),
    troupe,
    city,
    club,
    is_late,
    exit,
  }
}

function byNumber(one: { start_number: number }, other: { start_number: number }): number {
  return one.start_number - other.start_number
}
