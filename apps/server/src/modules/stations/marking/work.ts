import type { components } from '@parket/api-client/schema'
import { numberedTitle } from '@parket/domain/contest/title'
import { roundName } from '@parket/domain/round/name'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import { judgesWhoMarkDance } from '@parket/domain/scoring/judgesWhoMark'
import type { Outing } from '@parket/domain/station/hall/hall'
import { lastReleased } from '@parket/domain/station/hall/outings'
import type { Kysely } from 'kysely'

import { eventOf, stationOf, type Context } from '../../../contract/context.ts'
import type { Answer } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import { findContests } from '../../../records/contests.ts'
import type { StationCaller } from '../../../security/stationToken.ts'
import {
  attemptOf,
  criteriaOf,
  loadRounds,
  markedNumbers,
  type RoundState,
} from '../../marks/state.ts'
import { loadFloorFacts } from '../../hall/loadHall.ts'
import { judgeAt } from '../../rounds/panels/judgeAt.ts'
import { bySheet } from '../../rounds/core/sheetOrder.ts'
import { listRoundsOf } from '../../rounds/core/queries.ts'
import { presentPaired } from '../present.ts'
import { findStation } from '../queries.ts'
import { loadTrainee, type Trainee } from './trainee.ts'

type Schemas = components['schemas']

/** What a station works on: of a judge the own seat, by numbers alone. */
export async function stationWork(context: Context): Promise<Answer<'getStation'>> {
  const { db } = context
  const event = eventOf(context)
  const caller = stationOf(context)
  const station = await findStation(db, event.id, caller.id)
  if (!station) throw new Problem(401, 'station_ended')
  return {
    station: presentPaired(station, event, { isTaken: false, hasPin: false }),
    acknowledged: station.acknowledged,
    event: { id: event.id, name: event.name, time_zone: event.time_zone },
    rounds: caller.kind === 'judge' ? await roundsOf(db, caller) : [],
  }
}

/** How many rounds that are over a device is told of: the latest that it marked. */
const MOST_PAST = 20

async function roundsOf(
  db: Kysely<Database>,
  station: StationCaller,
): Promise<Schemas['StationRound'][]> {
  const rows = await db
    .selectFrom('rounds')
    .where('event_id', '=', station.eventId)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['locked', 'running']),
        eb(
          'id',
          'in',
          eb
            .selectFrom('mark_sheets')
            .where('station_id', '=', station.id)
            .where('source', '=', 'station')
            .groupBy('round_id')
            .select('round_id')
            .orderBy((max) => max.fn.max('mark_sheets.id'), 'desc')
            .limit(MOST_PAST),
        ),
      ]),
    )
    .select(['id', 'contest_id'])
    .execute()
  if (rows.length === 0) return []
  const ids = new Set(rows.map(({ id }) => id))
  const contestIds = [...new Set(rows.map(({ contest_id }) => contest_id))]
  const [contests, rounds, trainee, { releases }] = await Promise.all([
    findContests(db, station.eventId),
    listRoundsOf(db, contestIds),
    loadTrainee(db, station, [...ids]),
    loadFloorFacts(db, [...ids]),
  ])
  const given: Schemas['StationRound'][] = []
  for (const contest of contests) {
    const own = rounds.filter(({ id, contest_id }) => contest_id === contest.id && ids.has(id))
    for (const state of await loadRounds(db, contest, own)) {
      const { id } = state.round
      const onFloor = lastReleased([{ id, releases: releases.get(id) ?? [] }])
      const round = presentRound(state, { station, trainee, onFloor })
      if (round.letters.some((letter) => letter !== null)) given.push(round)
    }
  }
  return given
}

function presentRound(
  state: RoundState,
  {
    station,
    trainee,
    onFloor,
  }: { station: StationCaller; trainee: Trainee | null; onFloor: Outing | null },
): Schemas['StationRound'] {
  const { round, contest, dances, kind } = state
  const letters = dances.map((dance) => trainee?.letter ?? letterIn(state, dance, station.judgeId))
  const sheets = sheetsOf(state, station, trainee)
  const isOpen = (dance: string, at: number) =>
    letters[at] !== null &&
    !sheets.some(
      (sheet) =>
        sheet.dance === dance && sheet.attempt === attemptOf(state, dance) && sheet.finished,
    )
  const open = round.status === 'running' ? (dances.find(isOpen) ?? null) : null
  const marked = markedNumbers(state)
  const left = new Set(state.exits.map(({ registration_id }) => registration_id))
  // Of a pair one has to be left.
  const dancing = markedNumbers(state, (id) => !left.has(id))
  const entries = round.entries.filter(({ id }) => marked.has(id)).toSorted(bySheet)
  return {
    id: round.id,
    contest_id: contest.id,
    contest: numberedTitle(contest),
    label: roundName({
      label: roundLabel(round.round_index),
      type: round.type,
      role: round.role,
    }),
    kind,
    dances,
    open_dance: open,
    attempt: open === null ? 1 : attemptOf(state, open),
    attempts: dances.map((dance) => attemptOf(state, dance)),
    letters,
    advance: round.advance,
    criteria: (criteriaOf(state) ?? []).map(({ name, max }) => ({ name, max })),
    heats: [...Map.groupBy(entries, ({ heat }) => heat).values()].map((heat) =>
      heat.map(({ start_number }) => start_number),
    ),
    is_of_pairs: round.pairs.length > 0,
    left: entries.filter(({ id }) => !dancing.has(id)).map(({ start_number }) => start_number),
    on_floor: onFloor,
    version: round.version,
    state: round.status,
    sheets,
  }
}

/** The letter of the seat that a judge marks from in a dance; null: none. */
export function letterIn(state: RoundState, dance: string, judgeId: number | null): string | null {
  const seats = judgesWhoMarkDance(state.kind, state.seats, dance)
  const seat = seats.find(({ letter }) => judgeAt(state, letter, dance) === judgeId)
  return seat?.letter ?? null
}

function sheetsOf(
  state: RoundState,
  { judgeId }: StationCaller,
  trainee: Trainee | null,
): Schemas['StationSheet'][] {
  const numbers = markedNumbers(state)
  const own = trainee
    ? trainee.sheets.filter(({ round_id }) => round_id === state.round.id)
    : state.sheets.filter(({ source, judge_id }) => source === 'station' && judge_id === judgeId)
  return own.map(({ dance, attempt, letter, finished_at, marks }) => ({
    dance,
    attempt,
    letter,
    finished: finished_at !== null,
    entries: Object.entries(marks).flatMap(([id, values]) => {
      const number = numbers.get(Number(id))
      return number === undefined ? [] : [{ number, values: [...values] }]
    }),
  }))
}
