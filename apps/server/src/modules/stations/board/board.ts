import type { components } from '@parket/api-client/schema'
import { floorDelay } from '@parket/domain/timetable/expectedTimes'

import { eventOf, type Context } from '../../../contract/context.ts'
import { listEventRounds } from '../../day/rounds.ts'
import { readSchedule, type Schedule } from '../../day/schedule.ts'
import { presentStation } from '../present.ts'
import { listStations } from '../queries.ts'
import { onFloorByRound } from './onFloor.ts'
import { lettersByRound, notTakenByRound, readApprovals } from './facts.ts'
import { isOnBoard, presentBoardRound } from './presentRound.ts'

type Schemas = components['schemas']

/** Running ones first, those that come next, those that are counted. */
const order = ['running', 'locked', 'judged', 'published']

/**
 * How far the marks of an event are, for the chief judge and the scrutineers: counts alone, no mark and no dancer
 * (docs/rules/stations.md, «The board»).
 */
export async function getBoard(context: Context): Promise<Schemas['Board']> {
  const { db, now } = context
  const event = eventOf(context)
  const [schedule, all, notTaken, stations, approvals] = await Promise.all([
    readSchedule(db, event, now),
    listEventRounds(db, event.id),
    notTakenByRound(db, event.id),
    listStations(db, event.id),
    readApprovals(db, event),
  ])
  const contests = new Map(schedule.contests.map((contest) => [contest.id, contest]))
  const rounds = all.filter((round) =>
    isOnBoard(round, {
      contestStatus: contests.get(round.contest_id)?.status,
      notTaken: notTaken.get(round.id),
      waits: round.round_index === 0 && approvals.get(round.contest_id)?.waits === true,
    }),
  )
  const letters = await lettersByRound(
    db,
    rounds.filter(({ status }) => status !== 'running').map(({ id }) => id),
  )
  const floors = floorsByRound(schedule)
  const heats = await onFloorByRound(db, rounds, floors)
  return {
    now: now.toISOString(),
    delays: schedule.floors.map(({ floor, items }) => ({ floor, minutes: floorDelay(items) })),
    rounds: rounds
      .flatMap((round) => {
        const contest = contests.get(round.contest_id)
        if (!contest) return []
        return presentBoardRound(round, {
          contest,
          floor: floors.get(round.id) ?? null,
          heats: heats.get(round.id) ?? { on_floor: null, missing: [] },
          running: schedule.running.get(round.id) ?? null,
          notTaken: notTaken.get(round.id) ?? { late: 0, refused: [] },
          letters: letters.get(round.id) ?? [],
          approval: approvals.get(round.contest_id) ?? null,
        })
      })
      .toSorted(
        (one, other) =>
          order.indexOf(one.status) - order.indexOf(other.status) ||
          (one.floor ?? '').localeCompare(other.floor ?? '', 'ru') ||
          one.group_num - other.group_num,
      ),
    devices: stations
      .filter(({ kind, token_hash, revoked_at }) => {
        return kind === 'judge' && token_hash !== null && revoked_at === null
      })
      .map((station) => {
        const shown = presentStation(station, event, now)
        const { id, judge_id, letter, who, state, last_seen_at, unsent, battery } = shown
        return { station_id: id, judge_id, letter, who, state, last_seen_at, unsent, battery }
      }),
  }
}

function floorsByRound({ floors }: Schedule): ReadonlyMap<number, string> {
  return new Map(
    floors.flatMap(({ floor, items }) =>
      items.flatMap(({ rounds }) => rounds.map(({ id }) => [id, floor] as const)),
    ),
  )
}
