import { tz } from '@date-fns/tz/tz'
import { floorDelay } from '@parket/domain/timetable/expectedTimes'
import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { startOfDay } from 'date-fns/startOfDay'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { readSchedule } from '../modules/day/schedule.ts'
import { listSessions } from '../records/timetable.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { NOW } from '../testing/fixtures.ts'
import { DEMO_ZONE } from './builders/days.ts'
import { moveDemoDay } from './moveDemoDay.ts'
import { seedDemo } from './seedDemo.ts'

const HOUR = 60
const inDemoZone = { in: tz(DEMO_ZONE) }
const EVENT = { id: 4, time_zone: DEMO_ZONE }

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.transaction().execute((trx) => seedDemo(trx, NOW))
})

afterAll(() => database.close())

/** The middle session in minutes since the midnight before `now`, and how late the floor is. */
async function middleOf(now: Date) {
  const { db } = database
  const midnight = startOfDay(now, inDemoZone).getTime()
  const minutesOf = (at: number) => (at - midnight) / 60_000
  const sessions = await listSessions(db, EVENT.id)
  const times = sessions.map(({ start_at, items }) => ({
    start: minutesOf(start_at.getTime()),
    end: minutesOf(items.at(-1)?.end ?? 0),
  }))
  const { floors } = await readSchedule(db, EVENT, now)
  return {
    times,
    middle: times[1] ?? { start: 0, end: 0 },
    late: floorDelay(floors[0]?.items ?? []),
  }
}

test('at whatever hour the demo is started, its day is that day, and the round that runs is on by the timetable', async () => {
  let days = 0
  const anyMinute = fc.integer({ min: 0, max: 24 * HOUR - 1 })
  await fc.assert(
    fc.asyncProperty(anyMinute, async (minute) => {
      // Another day each time: on the same one a round that is on stays where it is.
      days += 1
      const now = new Date(addMinutes(startOfDay(addDays(NOW, days), inDemoZone), minute))
      await moveDemoDay(database.db, now)
      const { times, middle, late } = await middleOf(now)
      let end = 0
      for (const time of times) {
        expect(time.start).toBeGreaterThanOrEqual(end)
        end = time.end
      }
      expect(end).toBeLessThanOrEqual(24 * HOUR)
      const isOn = middle.start <= minute && minute < middle.end
      expect(isOn || minute < 1.5 * HOUR || minute >= 22.5 * HOUR).toBe(true)
      expect(late === 0 || minute < 2.5 * HOUR || minute >= 21 * HOUR + 40).toBe(true)
      expect(Math.abs(late)).toBeLessThanOrEqual(2.5 * HOUR)
    }),
    { numRuns: 40, examples: [[0], [2.5 * HOUR], [12 * HOUR], [21 * HOUR + 39], [24 * HOUR - 1]] },
  )
})

test('another start soon after moves nothing; hours later it moves the day again, unless somebody noted what happened', async () => {
  const { db } = database
  const noon = addDays(NOW, 400)
  const starts = async () => (await listSessions(db, EVENT.id)).map(({ start_at }) => start_at)
  await moveDemoDay(db, noon)
  const atNoon = await starts()
  await moveDemoDay(db, addMinutes(noon, 15))
  expect(await starts()).toEqual(atNoon)
  await moveDemoDay(db, addMinutes(noon, 3 * HOUR))
  expect(await starts()).toEqual(atNoon.map((at) => new Date(addMinutes(at, 3 * HOUR))))
  const { id } = await db
    .selectFrom('session_items')
    .where('event_id', '=', EVENT.id)
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('session_items').set({ started_at: noon }).where('id', '=', id).execute()
  const noted = await starts()
  await moveDemoDay(db, addMinutes(noon, 8 * HOUR))
  expect(await starts()).toEqual(noted)
})

test('with a session that somebody added all move by whole days', async () => {
  const { db } = database
  const later = addDays(NOW, 500)
  await moveDemoDay(db, later)
  const last = (await listSessions(db, EVENT.id)).at(-1)
  if (!last) throw new Error('the event has no sessions')
  const start_at = addMinutes(last.start_at, 2 * HOUR)
  const values = { event_id: EVENT.id, number: 9, title: 'Вечеринка', start_at }
  await db.insertInto('sessions').values(values).execute()
  const before = (await listSessions(db, EVENT.id)).map((session) => session.start_at)
  await moveDemoDay(db, addMinutes(addDays(later, 3), 5 * HOUR))
  const after = (await listSessions(db, EVENT.id)).map((session) => session.start_at)
  expect(after).toEqual(before.map((at) => addDays(at, 3)))
})

test('a timetable that somebody arranged stays for its day, and moves by whole days', async () => {
  const { db } = database
  const later = addDays(NOW, 600)
  await moveDemoDay(db, later)
  const sessions = await listSessions(db, EVENT.id)
  const added = sessions.find(({ title }) => title === 'Вечеринка')
  if (added) await db.deleteFrom('sessions').where('id', '=', added.id).execute()
  const line = { event_id: EVENT.id, entity: 'session', entity_id: String(sessions[0]?.id) }
  await db
    .insertInto('audit_log')
    .values({ ...line, action: 'updateSession' })
    .execute()
  const starts = async () => (await listSessions(db, EVENT.id)).map(({ start_at }) => start_at)
  const arranged = await starts()
  await moveDemoDay(db, addMinutes(later, 7 * HOUR))
  expect(await starts()).toEqual(arranged)
  await moveDemoDay(db, addMinutes(addDays(later, 1), 3 * HOUR))
  expect(await starts()).toEqual(arranged.map((at) => addDays(at, 1)))
})
