import type { components } from '@parket/api-client/schema'
import { contestTitle } from '@parket/domain/contest/title'
import { calendarDay } from '@parket/domain/format/date'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import type { HallEntry } from '@parket/domain/station/hall/hall'
import { lastReleased } from '@parket/domain/station/hall/outings'
import { floorDelay } from '@parket/domain/timetable/expectedTimes'

import { eventOf, type Context } from '../../contract/context.ts'
import { findContests, type Contest } from '../../records/contests.ts'
import { listSessions } from '../../records/timetable.ts'
import { listEventRounds } from '../day/rounds.ts'
import { chooseDay, expectFloors } from '../day/schedule.ts'
import { titleOfItem } from '../timetable/present.ts'
import { loadHallRounds, type LoadedRound } from './loadHall.ts'

type Schemas = components['schemas']
type Expected = ReturnType<typeof expectFloors>[number]['items'][number]

/** The day as the hall works (docs/rules/stations.md, «Heats and the floor»). */
export async function getHall(context: Context): Promise<Schemas['Hall']> {
  const { db, now } = context
  const event = eventOf(context)
  const [sessions, contests, statuses] = await Promise.all([
    listSessions(db, event.id),
    findContests(db, event.id),
    listEventRounds(db, event.id),
  ])
  const open = new Set(
    statuses
      .filter(({ status }) => status === 'locked' || status === 'running')
      .map(({ contest_id }) => contest_id),
  )
  const rounds = await loadHallRounds(
    db,
    contests.filter(({ id, status }) => open.has(id) && isDanced(status)),
  )
  const byDay = Map.groupBy(sessions, ({ start_at }) => calendarDay(start_at, event.time_zone))
  const day = chooseDay([...byDay.keys()].toSorted(), calendarDay(now, event.time_zone))
  const facts: Facts = { contests, rounds, told: toldTo(context) }
  const floors = expectFloors(byDay.get(day ?? '') ?? [], statuses, now.getTime()).map(
    ({ floor, items }) => ({
      floor,
      delay: floorDelay(items),
      items: items.filter((item) => isShown(item, facts)).map((item) => presentItem(item, facts)),
    }),
  )
  const planned = new Set(
    floors.flatMap(({ items }) => items.flatMap((item) => item.rounds.map(({ id }) => id))),
  )
  const rest = rounds.filter(({ id }) => !planned.has(id)).map((round) => unplanned(round, facts))
  return {
    now: now.toISOString(),
    dance_seconds: event.dance_seconds,
    floors: withRest(floors, rest).map(({ floor, delay, items }) => ({
      floor,
      delay,
      on_floor: lastReleased(items.flatMap((item) => item.rounds)),
      items,
    })),
  }
}

interface Facts {
  contests: readonly Contest[]
  rounds: readonly LoadedRound[]
  told: Told
}

/** What is told of people. */
interface Told {
  names: boolean
  places: boolean
}

/** A device is told what its work needs. */
function toldTo({ caller: { station } }: Context): Told {
  return {
    names: station?.kind !== 'dj',
    places: station === null || station.kind === 'announcer',
  }
}

function isDanced(status: string): boolean {
  return status !== 'cancelled' && status !== 'draft'
}

/** What is over goes, unless a round of it is still danced. */
function isShown(item: Expected, facts: Facts): boolean {
  if (item.contest_status !== null && !isDanced(item.contest_status)) return false
  return item.state === 'ahead' || item.state === 'running' || roundsOf(item, facts).length > 0
}

function roundsOf({ contest_id, round_index }: Expected, { rounds }: Facts): LoadedRound[] {
  return rounds.filter((one) => one.contest_id === contest_id && one.index === round_index)
}

function presentItem(item: Expected, facts: Facts): Schemas['HallItem'] {
  const { kind, contest_id, round_index, group_num, group_name, section, title, state } = item
  const contest = facts.contests.find(({ id }) => id === contest_id)
  return {
    kind,
    title:
      title !== '' || group_name === null
        ? titleOfItem(item)
        : contestTitle({ group_name, section: section ?? '' }),
    group_num,
    label: round_index === null ? null : roundLabel(round_index),
    state,
    expected_start: new Date(item.expectedStart).toISOString(),
    minutes: item.minutes,
    dances: contest?.dances ?? [],
    rounds: roundsOf(item, facts).map((round) => tell(round, facts.told)),
  }
}

/** A round that the day's timetable does not have. */
function unplanned(round: LoadedRound, { contests, told }: Facts): Schemas['HallItem'] {
  const contest = contests.find(({ id }) => id === round.contest_id)
  return {
    kind: 'round',
    title: contest ? contestTitle(contest) : '',
    group_num: contest?.group_num ?? null,
    label: roundLabel(round.index),
    state: round.status === 'running' ? 'running' : 'ahead',
    expected_start: null,
    minutes: null,
    dances: [...round.dances],
    rounds: [tell(round, told)],
  }
}

type Floor = Omit<Schemas['HallFloor'], 'on_floor'>

/** What is in no timetable stands on the floor without a name. */
function withRest(floors: readonly Floor[], rest: Schemas['HallItem'][]): Floor[] {
  if (rest.length === 0) return [...floors]
  const [first] = floors
  if (floors.length === 1 && first) return [{ ...first, items: [...first.items, ...rest] }]
  return [...floors, { floor: '', delay: 0, items: rest }]
}

function tell(round: LoadedRound, told: Told): Schemas['HallRound'] {
  return {
    ...round,
    dances: [...round.dances],
    calls: [...round.calls],
    heats: round.heats.map((heat) => heat.map((entry) => tellEntry(entry, told))),
  }
}

function tellEntry(
  { registration_id, start_number, is_late, exit, ...entry }: HallEntry,
  { names, places }: Told,
): Schemas['HallEntry'] {
  return {
    registration_id,
    start_number,
    dancers: names ? [...entry.dancers] : [],
    troupe: names ? entry.troupe : '',
    city: places ? entry.city : '',
    club: places ? entry.club : '',
    is_late,
    exit,
  }
}
