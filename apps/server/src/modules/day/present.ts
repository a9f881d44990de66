import type { components } from '@parket/api-client/schema'
import { contestTitle } from '@parket/domain/contest/title'
import { minimumOf } from '@parket/domain/contest/minimum'
import { floorDelay, nextRelief } from '@parket/domain/timetable/expectedTimes'

import type { ContestRow } from '../../records/contests.ts'
import { titleOfItem } from '../timetable/present.ts'
import type { EventRound } from './rounds.ts'
import type { Schedule, ScheduledItem } from './schedule.ts'
import { dayTasks } from './tasks.ts'

type Schemas = components['schemas']

/** A day of the event for its staff. */
export function presentDay(schedule: Schedule, now: Date): Schemas['EventDay'] {
  const { day, days, floors } = schedule
  return {
    now: now.toISOString(),
    day,
    days,
    floors: floors.map(({ floor, items }) => {
      const relief = nextRelief(items)
      return {
        floor,
        delay: floorDelay(items),
        relief: relief && { start: toText(relief.start), minutes: relief.minutes },
        items: items.map((item) => presentItem(item, schedule)),
      }
    }),
    tasks: dayTasks(schedule),
  }
}

function presentItem(item: ScheduledItem, schedule: Schedule): Schemas['DayItem'] {
  const { id, session_id, kind, contest_id, round_index, minutes, contest, readiness } = item
  return {
    id,
    session_id,
    kind,
    title: titleOfItem(item),
    contest_id,
    round_index,
    minutes,
    start: toText(item.start),
    expected_start: toText(item.expectedStart),
    expected_end: toText(item.expectedEnd),
    state: item.state,
    started_at: item.startedAt === null ? null : toText(item.startedAt),
    ended_at: item.endedAt === null ? null : toText(item.endedAt),
    contest: contest && presentContest(contest),
    readiness,
    waits_for: item.indexBefore,
    rounds: item.rounds.map((round) => presentRound(round, schedule)),
  }
}

function presentContest(contest: ContestRow): Schemas['DayContest'] {
  const { group_num, status, scoring, active_count } = contest
  return {
    group_num,
    name: contestTitle(contest),
    status,
    scoring,
    entries: active_count,
    minimum: minimumOf(contest),
  }
}

function presentRound(round: EventRound, { running }: Schedule): Schemas['DayRound'] {
  const { id, role, type, status, entries, heats } = round
  return { id, role, type, status, entries, heats, judges: running.get(id)?.judges ?? [] }
}

function toText(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
