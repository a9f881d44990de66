import { tz } from '@date-fns/tz/tz'
import { endOf } from '@parket/domain/timetable/timetable'
import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { differenceInSeconds } from 'date-fns/differenceInSeconds'
import { startOfDay } from 'date-fns/startOfDay'
import { sql, type Transaction } from 'kysely'

import type { Database } from '../db/schema.ts'
import { listSessions, type SessionRow } from '../records/timetable.ts'
import { DEMO_ZONE } from './builders/days.ts'
import type { DemoSession } from './builders/timetable.ts'
import { segodnya } from './events/segodnya.ts'
import { fitDay } from './fitDay.ts'

const inDemoZone = { in: tz(DEMO_ZONE) }

/** Sessions begin at a quarter of an hour. */
const STEP_MINUTES = 15
/** How long the round that is on has been on at least. */
const UNDER_WAY_MINUTES = 5

const ARRANGING = ['replaceSessions', 'createSession', 'updateSession', 'deleteSession']

type Item = SessionRow['items'][number]

/**
 * Moves the timetable of the demo's event, and what was noted of it, so that the round that runs is the one that the
 * timetable has at `now`. Sessions that somebody arranged: then all move by whole days.
 */
export async function moveTimetable(
  trx: Transaction<Database>,
  eventId: number,
  days: number,
  now: Date,
): Promise<void> {
  const sessions = await listSessions(trx, eventId)
  const current = await currentItem(trx, eventId, sessions)
  const isAnothers = await wasArranged(trx, eventId)
  if (days === 0 && (isAnothers || (current && isOnAt(current, now)))) return
  const made = segodnya(now).timetable ?? []
  const starts =
    current && !isAnothers && isAsMade(sessions, made)
      ? startsAround(sessions, made, current, now)
      : sessions.map(({ start_at }) => addDays(start_at, days, inDemoZone))
  for (const [index, { id, start_at }] of sessions.entries()) {
    const seconds = differenceInSeconds(starts[index] ?? start_at, start_at)
    await moveSession(trx, id, seconds)
    await moveHeatNotes(trx, id, seconds)
  }
}

/** What is on: of the rounds that run the last one in the timetable. */
async function currentItem(
  trx: Transaction<Database>,
  eventId: number,
  sessions: readonly SessionRow[],
): Promise<Item | undefined> {
  const running = await trx
    .selectFrom('rounds')
    .where('event_id', '=', eventId)
    .where('status', '=', 'running')
    .select(['contest_id', 'round_index'])
    .execute()
  return sessions
    .flatMap(({ items }) => items)
    .findLast((item) =>
      running.some(
        (round) => round.contest_id === item.contest_id && round.round_index === item.round_index,
      ),
    )
}

/** Whether somebody made the timetable another one. */
async function wasArranged(trx: Transaction<Database>, eventId: number): Promise<boolean> {
  const edit = await trx
    .selectFrom('audit_log')
    .where('event_id', '=', eventId)
    .where('action', 'in', ARRANGING)
    .select('id')
    .executeTakeFirst()
  return edit !== undefined
}

function isOnAt({ start, end }: Item, now: Date): boolean {
  return start <= now.getTime() && now.getTime() < end
}

function isAsMade(sessions: readonly SessionRow[], made: readonly DemoSession[]): boolean {
  return (
    sessions.length === made.length &&
    sessions.every(({ title }, index) => title === made[index]?.title)
  )
}

/** When the sessions begin on the day of `now`, so that the current item is under way. */
function startsAround(
  sessions: readonly SessionRow[],
  made: readonly DemoSession[],
  current: Item,
  now: Date,
): Date[] {
  const parts = sessions.map(({ start_at, items }, index) => ({
    minutes: differenceInMinutes(endOf(start_at, items), start_at),
    gap: gapBefore(made, index),
  }))
  const anchor = sessions.findIndex(({ id }) => id === current.session_id)
  const session = sessions[anchor]?.start_at ?? current.start
  const begun = current.started_at ?? current.start
  const midnight = startOfDay(now, inDemoZone)
  const wanted =
    differenceInMinutes(now, midnight) - UNDER_WAY_MINUTES - differenceInMinutes(begun, session)
  const whole = Math.floor(wanted / STEP_MINUTES) * STEP_MINUTES
  return fitDay(parts, anchor, whole).map((minutes) => addMinutes(midnight, minutes))
}

/** The minutes without anything before a session of the demo. */
function gapBefore(made: readonly DemoSession[], index: number): number {
  const [before, session] = [made[index - 1], made[index]]
  if (!before || !session) return 0
  const length = before.items.reduce((sum, [, , minutes]) => sum + minutes, 0)
  return differenceInMinutes(session.start, before.start) - length
}

/** Moves a session with what was noted of its items, and with where the public saw them first. */
async function moveSession(
  trx: Transaction<Database>,
  sessionId: number,
  seconds: number,
): Promise<void> {
  const interval = sql`make_interval(secs => ${seconds})`
  await trx
    .updateTable('published_items')
    .set({ start_at: sql<Date>`start_at + ${interval}` })
    .where('item_id', 'in', (eb) =>
      eb.selectFrom('session_items').where('session_id', '=', sessionId).select('id'),
    )
    .execute()
  await trx
    .updateTable('sessions')
    .set({ start_at: sql<Date>`start_at + ${interval}` })
    .where('id', '=', sessionId)
    .execute()
  await trx
    .updateTable('session_items')
    .set({
      started_at: sql<Date | null>`started_at + ${interval}`,
      ended_at: sql<Date | null>`ended_at + ${interval}`,
    })
    .where('session_id', '=', sessionId)
    .execute()
}

/** What the marshal said of the heats of a session. */
async function moveHeatNotes(
  trx: Transaction<Database>,
  sessionId: number,
  seconds: number,
): Promise<void> {
  for (const table of ['heat_calls', 'heat_releases'] as const) {
    await trx
      .updateTable(table)
      .set({ at: sql<Date>`at + make_interval(secs => ${seconds})` })
      .where('round_id', 'in', (eb) =>
        eb
          .selectFrom('rounds')
          .innerJoin('session_items', (join) =>
            join
              .onRef('session_items.contest_id', '=', 'rounds.contest_id')
              .onRef('session_items.round_index', '=', 'rounds.round_index'),
          )
          .where('session_id', '=', sessionId)
          .select('rounds.id'),
      )
      .execute()
  }
}
