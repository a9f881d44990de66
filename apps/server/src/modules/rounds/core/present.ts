import type { components } from '@parket/api-client/schema'
import { heatConflicts, type DancersElsewhere } from '@parket/domain/scoring/heats'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import { judgedDances, roundKind } from '@parket/domain/scoring/roundKind'
import type { Kysely } from 'kysely'

import type { Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import type { Contest } from '../../../records/contests.ts'
import { presentSeats } from '../panels/present.ts'
import { loadSeats, type ContestSeats } from '../panels/seats.ts'
import { toHeatEntry } from './draw.ts'
import { findRound } from './find.ts'
import { loadFloors } from './floors.ts'
import { pairEntries } from './pairs.ts'
import type { RoundEntry, RoundRow } from './queries.ts'
import { bySheet, pairsBySheet } from './sheetOrder.ts'

type Schemas = components['schemas']

/**
 * The round of a call as it is now.
 * @throws Problem 404
 */
export async function readRound(
  db: Kysely<Database>,
  context: Context,
  path: { id: string; roundId: number },
): Promise<Schemas['Round']> {
  const { contest, round } = await findRound(db, context, path)
  const floors = await loadFloors(db, contest.event_id)
  const seats = await loadSeats(db, contest)
  const presented = presentRound(contest, round, seats, floors.elsewhere(round, contest))
  return context.caller.station === null ? presented : withoutCities(presented)
}

/** As a station is shown it: where somebody comes from is none of its business (docs/rules/stations.md, «What a station is shown»). */
function withoutCities(round: Schemas['Round']): Schemas['Round'] {
  const heats = round.heats.map((heat) => heat.map((entry) => Object.assign(entry, { city: '' })))
  return { ...round, heats, conflicts: [] }
}

/** A round with its heats, its judges, and why a heat is not as it should be. */
export function presentRound(
  contest: Pick<Contest, 'scoring' | 'dances'>,
  round: RoundRow,
  judges: ContestSeats,
  elsewhere: DancersElsewhere,
): Schemas['Round'] {
  const { id, contest_id, role, round_index, type, status, advance, dances, seed } = round
  const { marks_published, version } = round
  const entries = round.entries.toSorted(bySheet)
  const heats = [...Map.groupBy(entries, ({ heat }) => heat).values()]
  const { isOwn, seats } = judges.ofRound(round, judgedDancesOf(contest, round))
  return {
    id,
    contest_id,
    role,
    index: round_index,
    type,
    label: roundLabel(round_index),
    status,
    advance,
    dances,
    seed,
    heats: heats.map((heat) => heat.map(presentEntry)),
    pairs: pairsBySheet(round).map(presentPair),
    conflicts: presentConflicts(round, elsewhere),
    own_panel: isOwn,
    seats: presentSeats(seats),
    marks_published,
    version,
  }
}

function judgedDancesOf(
  { scoring, dances }: Pick<Contest, 'scoring' | 'dances'>,
  round: Pick<RoundRow, 'round_index' | 'dances'>,
): string[] {
  const danced = round.dances ?? dances
  return scoring === 'none' ? danced : judgedDances(roundKind(scoring, round.round_index), danced)
}

function presentConflicts(round: RoundRow, elsewhere: DancersElsewhere): Schemas['HeatConflict'][] {
  const { heats, entries, registrationsOf } =
    round.pairs.length > 0 ? pairEntries(round) : singleEntries(round)
  return heatConflicts(heats, entries, elsewhere).map(({ heat, kind, entryIds, reason }) => ({
    heat,
    kind,
    registration_ids: entryIds.flatMap(registrationsOf),
    reason,
  }))
}

function singleEntries({ entries }: RoundRow): ReturnType<typeof pairEntries> {
  const heats = [...Map.groupBy(entries, ({ heat }) => heat).values()]
  return {
    heats: heats.map((heat) => heat.map(({ id }) => String(id))),
    entries: entries.map(toHeatEntry),
    registrationsOf: (id) => [Number(id)],
  }
}

function presentPair(pair: RoundRow['pairs'][number]): Schemas['Round']['pairs'][number] {
  const { heat, leader_id, follower_id, scored } = pair
  return { heat: heat - 1, leader_id, follower_id, scored }
}

function presentEntry(entry: RoundEntry): Schemas['HeatEntry'] {
  const { id, start_number, dancers, city, is_late } = entry
  return {
    registration_id: id,
    start_number,
    dancers: dancers.map(({ last_name, first_name }) => `${last_name} ${first_name}`),
    city,
    is_late,
  }
}
