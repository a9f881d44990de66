import { expect, it, onTestFinished } from 'vitest'

import { createLiveTopics } from '../../live/liveTopics.ts'
import { startApi } from '../../testing/api.ts'
import { createCompetition } from '../../testing/competition.ts'
import { forBothEngines } from '../../testing/database.ts'
import { createEvent } from '../../testing/fixtures.ts'
import { followLive, waitUntil } from '../../testing/followLive.ts'
import { createLateMarks } from '../../testing/lateMarks.ts'
import type { RunningRound } from '../../testing/runningRound.ts'
import { createStation } from '../../testing/stations.ts'

forBothEngines('who follows an event', (engine) => {
  async function startDay(heartbeatMs = 60_000, most = 1000, mostOfAccount = 50) {
    const api = await startApi(engine, {
      streamLimits: { most, mostOfAccount, heartbeatMs },
      livePollMs: 50,
    })
    onTestFinished(() => api.close())
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    const day = await createCompetition(api)
    const follow = (by: 'admin' | 'manager' | 'registered' | null = null, eventId = day.eventId) =>
      followLive(
        api.app.listeningOrigin,
        eventId,
        by ? { authorization: `Bearer ${day.people[by].token}` } : {},
      )
    const event = () => `/api/events/${day.eventId}`
    const setTimetable = (published: boolean) =>
      day.send('PUT', `${event()}/timetable-publication`, { published })
    const addSession = () =>
      day.send<{ id: number }>('POST', `${event()}/sessions`, {
        title: 'Утро',
        start: '2027-02-20T10:00:00+03:00',
        items: [{ kind: 'break', title: 'Разминка', minutes: 10 }],
      })
    return { api, day, follow, setTimetable, addSession }
  }

  it('gets all versions on connecting, visitors those of public topics only', async () => {
    const { follow } = await startDay()
    const [staff, visitor, registered] = [
      await follow('manager'),
      await follow(),
      await follow('registered'),
    ]
    await waitUntil(() => [staff, visitor, registered].every((one) => one.text().includes('data:')))
    expect(Object.keys(staff.versions()).toSorted()).toEqual([
      'now',
      'results',
      'staff',
      'timetable',
    ])
    expect(Object.keys(visitor.versions()).toSorted()).toEqual(['now', 'results', 'timetable'])
    expect(Object.keys(registered.versions()).toSorted()).toEqual(['now', 'results', 'timetable'])
    expect(visitor.text()).toMatch(/^retry: [2-6]\d{3}\n\n/)
    expect(visitor.text()).toMatch(/id: \d+\ndata: /)
    expect(Object.fromEntries(visitor.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(visitor.headers.get('content-encoding')).toBeNull()
  })

  it('the chief judge’s and the scrutineers’ devices follow what staff do, also what comes too late', async () => {
    const { api, day } = await startDay()
    const { db } = api.database
    const { token } = await createStation(db, day.eventId, 'tally')
    const device = await followLive(api.app.listeningOrigin, day.eventId, {
      authorization: `Bearer ${token}`,
    })
    await waitUntil(() => device.text().includes('data:'))
    expect(Object.keys(device.versions()).toSorted()).toEqual([
      'now',
      'results',
      'staff',
      'timetable',
    ])
    const before = device.versions()['staff'] ?? 0
    const late = { roundId: 1, entryId: 1, letter: 'A' } as RunningRound
    await createLateMarks(db, day.eventId, late)
    await waitUntil(() => (device.versions()['staff'] ?? 0) > before)
  })

  it('is told of changes also where another’s stream is ended a second time', async () => {
    const { api, day } = await startDay()
    const { db } = api.database
    const fail = (error: unknown) => {
      throw error
    }
    const live = createLiveTopics({ db, notifications: null, pollMs: 50, onError: fail })
    onTestFinished(() => live.close())
    const stop = live.follow(day.eventId, () => {})
    stop()
    const told: string[] = []
    live.follow(day.eventId, (versions) => told.push(...versions.map(({ topic }) => topic)))
    // The stream that ended is closed only now.
    stop()
    await waitUntil(() => told.includes('staff'))
    told.length = 0
    await createLateMarks(db, day.eventId, { roundId: 1, entryId: 1, letter: 'A' } as RunningRound)
    await waitUntil(() => told.length > 0)
    expect(told).toContain('staff')
  })

  it('learns of marks as staff; the public of nothing until a result is published', async () => {
    const { day, follow } = await startDay()
    const contest = await day.enter(3, { dances: ['Румба'] })
    await day.setContest(contest, 'ready')
    const [round] = await day.rounds(contest)
    if (!round) throw new Error('no round')
    const [staff, visitor] = [await follow('admin'), await follow()]
    await waitUntil(() => 'staff' in staff.versions() && 'results' in visitor.versions())
    const before = { staff: staff.versions()['staff'] ?? 0, visitor: visitor.versions() }
    await day.begin(round)
    await day.type(round, (_, numbers) => Object.fromEntries(numbers.map((n, at) => [n, [at + 1]])))
    await day.setRound(round, 'judged')
    await waitUntil(() => (staff.versions()['staff'] ?? 0) > before.staff)
    await day.send('POST', `/api/contests/${contest}/publication`, { level: 'places', hold: true })
    const held = staff.versions()['staff'] ?? 0
    await day.send('POST', `/api/contests/${contest}/publication`, { level: 'places', hold: false })
    await waitUntil(() => (visitor.versions()['results'] ?? 0) > (before.visitor['results'] ?? 0))
    await waitUntil(() => (staff.versions()['staff'] ?? 0) > held)
    // Once: neither the marks nor what was held back rose it.
    expect(visitor.text().match(/"results"/g)).toHaveLength(2)
  })

  it('a draft of a timetable is told to nobody outside; what is noted on the day is no change of the plan', async () => {
    const { api, day, follow, addSession, setTimetable } = await startDay()
    await setTimetable(false)
    const { id } = await addSession()
    const [staff, visitor] = [await follow('admin'), await follow()]
    await waitUntil(() => 'timetable' in staff.versions() && 'timetable' in visitor.versions())
    const draft = visitor.versions()
    await addSession()
    await waitUntil(() => (staff.text().match(/"staff"/g)?.length ?? 0) > 1)
    expect(visitor.versions()).toEqual(draft)
    await setTimetable(true)
    await waitUntil(() => visitor.versions()['timetable'] !== draft['timetable'])
    const published = visitor.versions()
    const item = await api.database.db
      .selectFrom('session_items')
      .where('session_id', '=', id)
      .select('id')
      .executeTakeFirstOrThrow()
    const staffBefore = staff.versions()['staff']
    await day.send('PUT', `/api/events/${day.eventId}/session-items/${item.id}/state`, {
      state: 'running',
    })
    await waitUntil(() => staff.versions()['staff'] !== staffBefore)
    // What is noted on the day is no change of the plan.
    await waitUntil(() => visitor.versions()['now'] !== published['now'])
    expect(visitor.versions()).toEqual({ ...published, now: visitor.versions()['now'] })
  })

  it('an event that is a draft is not there for those outside', async () => {
    const { api, day, follow } = await startDay()
    const { id } = await createEvent(api.database.db, day.teamId, { published: false })
    expect((await follow('registered', id)).status).toBe(404)
    expect((await follow(null, id)).status).toBe(404)
    expect((await follow('admin', id)).status).toBe(200)
  })

  it('a stream ends when rights have changed, and comes back with those there are', async () => {
    const { api, day, follow } = await startDay(30)
    const staff = await follow('manager')
    await waitUntil(() => 'staff' in staff.versions())
    await api.database.db
      .deleteFrom('team_members')
      .where('user_id', '=', day.people.manager.id)
      .execute()
    await staff.ended
    expect(staff.text()).toMatch(/retry: \d+\n\n$/)
    const again = await follow('manager')
    await waitUntil(() => again.text().includes('data:'))
    expect(Object.keys(again.versions())).not.toContain('staff')
  })

  it('an event taken back ends the streams of those outside', async () => {
    const { api, day, follow } = await startDay(30)
    const visitor = await follow()
    const { db } = api.database
    await db.updateTable('events').set({ published: false }).where('id', '=', day.eventId).execute()
    await visitor.ended
    expect((await follow()).status).toBe(404)
  })

  it('200 follow at once; beyond what a process or an account may have they are told when to try again', async () => {
    const { follow, setTimetable } = await startDay(60_000, 202, 2)
    const all = await Promise.all(Array.from({ length: 200 }, () => follow()))
    await waitUntil(() => all.every((one) => 'timetable' in one.versions()))
    const before = all[0]?.versions()['timetable'] ?? 0
    await setTimetable(false)
    await waitUntil(() => all.every((one) => (one.versions()['timetable'] ?? 0) > before))
    expect([(await follow('admin')).status, (await follow('admin')).status]).toEqual([200, 200])
    const refused = await follow()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '15'])
    all[0]?.leave()
    await expect.poll(async () => (await follow('admin')).status).toBe(429)
  })

  it('a server that stops ends its streams at once and says when to come back', async () => {
    const { api, follow } = await startDay()
    const visitor = await follow()
    await waitUntil(() => visitor.text().includes('data:'))
    await api.app.close()
    await visitor.ended
    expect(visitor.text()).toMatch(/\n\nretry: [2-6]\d{3}\n\n$/)
  })
})
