import { numberedTitle } from '@parket/domain/contest/title'
import { calendarDay } from '@parket/domain/format/date'
import { roundReadiness, type Readiness, type RoundFacts } from '@parket/domain/round/readiness'
import { isJudged } from '@parket/domain/round/status'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import { expectTimes, type Expected } from '@parket/domain/timetable/expectedTimes'
import type { Timed } from '@parket/domain/timetable/timetable'
import type { Kysely, Selectable } from 'kysely'

import type { Database, EventsTable } from '../../db/schema.ts'
import { listContests, type ContestRow } from '../../records/contests.ts'
import { listSessions, type SessionItemRow, type SessionRow } from '../../records/timetable.ts'
import { findJudges, type ContestJudges } from '../rounds/panels/judgeIds.ts'
import { listEventRounds, loadRunningRounds, type EventRound, type RunningRound } from './rounds.ts'

/** An item of the day with its round, where it has one. */
export type ScheduledItem = Expected<
  Timed<SessionItemRow> & { startedAt: number | null; endedAt: number | null }
> & {
  contest: ContestRow | null
  /** Of the contest with this index, leaders and followers apart. */
  rounds: EventRound[]
  /** Null for what is no round. */
  readiness: Readiness | null
  /** The index of the round that it waits for. */
  indexBefore: number | null
}

/** One day of the event's timetable with everything that stands about its rounds. */
export interface Schedule {
  /** Null where there is no timetable. */
  day: string | null
  days: string[]
  floors: { floor: string; items: ScheduledItem[] }[]
  running: ReadonlyMap<number, RunningRound>
  contests: ContestRow[]
}

type EventOfDay = Pick<Selectable<EventsTable>, 'id' | 'time_zone'>

/**
 * Reads a day: what is on and what is next on each floor, with times to expect.
 *
 * @param asked a day of the timetable, in the event's zone; any other is answered with today or the nearest day
 */
export async function readSchedule(
  db: Kysely<Database>,
  event: EventOfDay,
  now: Date,
  asked?: string,
): Promise<Schedule> {
  const facts = await readFacts(db, event)
  const days = [...facts.byDay.keys()].toSorted()
  const day = chooseDay(days, calendarDay(now, event.time_zone), asked)
  const floors = day === null ? [] : floorsOf(facts, day, now)
  return { day, days, floors, running: facts.running, contests: facts.contests }
}

/** The items of all days: a whole event may be drawn the evening before. */
export async function readAllItems(
  db: Kysely<Database>,
  event: EventOfDay,
  now: Date,
): Promise<ScheduledItem[]> {
  const facts = await readFacts(db, event)
  return [...facts.byDay.keys()].flatMap((day) =>
    floorsOf(facts, day, now).flatMap(({ items }) => items),
  )
}

async function readFacts(db: Kysely<Database>, event: EventOfDay): Promise<Facts> {
  const [sessions, contests, rounds] = await Promise.all([
    listSessions(db, event.id),
    listContests(db, event.id),
    listEventRounds(db, event.id),
  ])
  const judges = await findJudges(
    db,
    contests.map(({ id }) => id),
  )
  const running = await loadRunningRounds(db, event.id, rounds)
  const byDay = Map.groupBy(sessions, ({ start_at }) => calendarDay(start_at, event.time_zone))
  return { sessions, byDay, contests, rounds, judges, running }
}

function floorsOf(facts: Facts, day: string, now: Date): Schedule['floors'] {
  const { byDay, rounds } = facts
  return expectFloors(byDay.get(day) ?? [], rounds, now.getTime()).map(({ floor, items }) => ({
    floor,
    items: items.map((item) => Object.assign(item, describeRound(item, facts))),
  }))
}

/** The floors of a day by their names, each with its items and the times to expect. */
export function expectFloors(
  sessions: readonly SessionRow[],
  rounds: readonly EventRound[],
  now: number,
) {
  return [...Map.groupBy(sessions, ({ floor }) => floor)]
    .toSorted(([one], [other]) => one.localeCompare(other, 'ru'))
    .map(([floor, each]) => ({
      floor,
      items: expectTimes(
        each.flatMap(({ items }) => items.map((item) => withFacts(item, rounds, now))),
        now,
      ),
    }))
}

/** The day of a timetable that is asked for; else today, or the nearest one. */
export function chooseDay(days: readonly string[], today: string, asked?: string): string | null {
  if (asked !== undefined && days.includes(asked)) return asked
  return days.find((day) => day >= today) ?? days.at(-1) ?? null
}

/** The facts of an item; of a round that was danced before items had any, by its plan. */
function withFacts(item: Timed<SessionItemRow>, rounds: readonly EventRound[], now: number) {
  const own = rounds.filter((round) => isOfItem(round, item))
  const hasBegun = own.some(({ status }) => status === 'running' || isJudged(status))
  const isOver = own.length > 0 && own.every(({ status }) => isJudged(status))
  return {
    ...item,
    startedAt: toMoment(item.started_at) ?? (hasBegun ? Math.min(item.start, now) : null),
    endedAt: toMoment(item.ended_at) ?? (isOver ? Math.min(item.end, now) : null),
  }
}

function isOfItem(round: EventRound, { contest_id, round_index }: SessionItemRow): boolean {
  return round.contest_id === contest_id && round.round_index === round_index
}

function toMoment(text: string | null): number | null {
  return text === null ? null : Date.parse(text)
}

interface Facts {
  contests: ContestRow[]
  rounds: readonly EventRound[]
  judges: ReadonlyMap<string, ContestJudges>
  running: ReadonlyMap<number, RunningRound>
  sessions: readonly SessionRow[]
  /** The same by day in the event's zone. */
  byDay: ReadonlyMap<string, SessionRow[]>
}

function describeRound(
  { kind, contest_id, round_index }: SessionItemRow,
  { contests, rounds, judges, running, sessions }: Facts,
): Pick<ScheduledItem, 'contest' | 'rounds' | 'readiness' | 'indexBefore'> {
  const contest = contests.find(({ id }) => id === contest_id)
  if (kind !== 'round' || !contest || round_index === null) {
    return { contest: null, rounds: [], readiness: null, indexBefore: null }
  }
  const ofContest = rounds.filter((round) => round.contest_id === contest.id)
  const own = ofContest.filter((round) => round.round_index === round_index)
  const indexBefore = nextAbove(round_index, [
    ...ofContest.map((round) => round.round_index),
    // Before the draw the timetable alone tells which rounds there will be.
    ...(ofContest.length === 0 ? plannedIndexes(sessions, contest.id) : []),
  ])
  const before = ofContest.filter((round) => round.round_index === indexBefore)
  const { judgeIds = [], roundJudges } = judges.get(contest.id) ?? {}
  const facts: RoundFacts = {
    contest,
    roundIndex: round_index,
    statuses: own.map(({ status }) => status),
    hasJudges: (roundJudges?.get(round_index) ?? judgeIds).length > 0,
    before:
      indexBefore !== null && before.length === 0
        ? [{ status: 'planned', hasTie: false }]
        : before.map(({ id, status }) => ({ status, hasTie: hasTie(running.get(id)) })),
  }
  return { contest, rounds: own, readiness: roundReadiness(facts), indexBefore }
}

function plannedIndexes(sessions: readonly SessionRow[], contestId: string): number[] {
  return sessions
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.contest_id === contestId ? (item.round_index ?? []) : []))
}

function nextAbove(index: number, indexes: readonly number[]): number | null {
  const above = indexes.filter((one) => one > index)
  return above.length === 0 ? null : Math.min(...above)
}

/** Whether all marks are there and the cut still needs somebody's word. */
export function hasTie(round: RunningRound | undefined): boolean {
  return (round?.result.outcome?.undecided.length ?? 0) > 0
}

/** «42. Стандарт, взрослые. 1/4». */
export function roundTitleOf({
  contest,
  round_index,
}: Pick<ScheduledItem, 'contest' | 'round_index'>): string {
  if (contest === null) return ''
  const title = numberedTitle(contest)
  return round_index === null ? title : `${title}. ${roundLabel(round_index)}`
}
