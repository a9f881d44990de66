import { problemText } from '@parket/domain/problems/catalogue'
import { formProblemText } from '@parket/domain/problems/formProblems'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { createCup, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { addStaff, createJudge, createUser } from '../../../testing/fixtures.ts'
import { staffTeam, type Staffed } from '../../../testing/staff.ts'

const dates = {
  name: 'Кубок следующего года',
  date_begin: '2028-02-19T10:00:00+03:00',
  date_end: '2028-02-20T20:00:00+03:00',
}
const everything = { ...dates, contests: true, sessions: true, judges: true, staff: true }

type Contest = { id: string; group_num: number; status: string; active_count: number }

forEachEngine('a copy of an event', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  let judgeId: number
  let managerId: number
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
    const { db } = api.database
    cup = await createCup(db, staff.team.id, { city: 'Москва' })
    managerId = (await createUser(db)).id
    await addStaff(db, cup.event.id, managerId, 'manager')
    judgeId = (await createJudge(db)).id
    const event = `/api/events/${cup.event.id}`
    await call('PUT', `${event}/judges/${judgeId}`, { letter: 'A', role: 'line' })
    await call('PUT', `/api/contests/${cup.ids.folk}/panel`, { judgeIds: [judgeId] })
    const items = [
      { kind: 'round', contest_id: cup.ids.folk, round_index: 0, minutes: 5 },
      { kind: 'break', title: 'Обед', minutes: 30 },
    ]
    await call('POST', `${event}/sessions`, { start: cup.event.date_begin, items })
    await call('PUT', `/api/admin/events/${cup.event.id}/attachments`, [
      { ind: 0, title: 'Положение', url: 'https://parket.test/rules' },
    ])
    await api.call({
      method: 'POST',
      url: `${event}/register`,
      body: registration([cup.ids.folk]),
    })
  })
  afterAll(() => api.close())

  async function call(method: 'POST' | 'PUT', url: string, body: object) {
    const answer = await api.call({ method, url, body, token: staff.tokens.supervisor })
    expect(answer.statusCode < 300 || answer.body).toBe(true)
    return answer
  }
  const copy = (body: object, user: keyof Staffed['tokens'] = 'supervisor') =>
    api.call({
      method: 'POST',
      url: `/api/admin/events/${cup.event.id}/copy`,
      body,
      token: staff.tokens[user],
    })
  const copied = async (body: object) =>
    (await copy(body)).json<{ id: number; published: boolean; city: string }>()
  async function read<T>(url: string): Promise<T> {
    return (await api.call({ url, token: staff.tokens.supervisor })).json<T>()
  }

  it('is a draft under new dates with the settings, tags and links', async () => {
    const event = await copied(everything)
    expect(event).toMatchObject({
      name: dates.name,
      date_begin: '2028-02-19T07:00:00.000Z',
      city: 'Москва',
      published: false,
      version: 1,
    })
    expect(await read(`/api/events/${event.id}/tags`)).toMatchObject([{ tag_name: 'PAY-GROUP' }])
    expect(await read(`/api/events/${event.id}/attachments`)).toMatchObject([
      { title: 'Положение', ind: 0 },
    ])
  })

  it('has the contests as drafts, with what packets bundle', async () => {
    const { id } = await copied(everything)
    const contests = await read<Contest[]>(`/api/events/${id}/contests`)
    const before = await read<Contest[]>(`/api/events/${cup.event.id}/contests`)
    expect(contests).toHaveLength(before.length)
    expect(new Set(contests.map(({ status }) => status))).toEqual(new Set(['draft']))
    expect(contests.find(({ group_num }) => group_num === 40)).toMatchObject({
      packet: { groupNums: [11, 12, 13], min: 2, max: 3 },
      active_count: 0,
    })
    const ids = new Set(before.map((contest) => contest.id))
    expect(contests.filter((contest) => ids.has(contest.id))).toEqual([])
  })

  it('has the timetable on the new days, the judges and their panels', async () => {
    const { id } = await copied(everything)
    const contests = await read<Contest[]>(`/api/events/${id}/contests`)
    const folk = contests.find(({ group_num }) => group_num === 12)?.id
    const sessions = await read<{ id: number; start: string; items: object[] }[]>(
      `/api/events/${id}/sessions`,
    )
    expect(sessions).toMatchObject([{ start: '2028-02-19T07:00:00.000Z' }])
    expect(await read(`/api/events/${id}/sessions/${sessions[0]?.id}`)).toMatchObject({
      items: [
        { kind: 'round', contest_id: folk },
        { kind: 'break', title: 'Обед' },
      ],
    })
    expect(await read(`/api/events/${id}/judges`)).toMatchObject([{ letter: 'A' }])
    const panels = await api.database.db
      .selectFrom('panel_judges')
      .where('event_id', '=', id)
      .select(['contest_id', 'judge_id'])
      .execute()
    expect(panels).toEqual([{ contest_id: folk, judge_id: judgeId }])
  })

  it('has the staff whom the caller may appoint, and nothing that people sent', async () => {
    const { id } = await copied(everything)
    expect(await read(`/api/events/${id}/users`)).toMatchObject({
      eventUsers: [{ user_id: managerId, role: 'manager' }],
    })
    expect(await read(`/api/events/${id}/registrations`)).toMatchObject({ total: 0 })
    const { db } = api.database
    const ledger = await db.selectFrom('ledger').where('event_id', '=', id).select('id').execute()
    expect(ledger).toEqual([])
  })

  it('leaves out what was not asked for; no tag names a contest that is not there', async () => {
    const { id } = await copied({ ...dates, sessions: true })
    expect(await read(`/api/events/${id}/contests`)).toEqual([])
    expect(await read(`/api/events/${id}/tags`)).toEqual([])
    expect(await read(`/api/events/${id}/judges`)).toEqual([])
    expect(await read(`/api/events/${id}/users`)).toMatchObject({ eventUsers: [] })
    const [session] = await read<{ id: number }[]>(`/api/events/${id}/sessions`)
    expect(await read(`/api/events/${id}/sessions/${session?.id}`)).toMatchObject({
      items: [{ kind: 'break', title: 'Обед' }],
    })
  })

  it('wants dates in order', async () => {
    const answer = await copy({ date_begin: dates.date_end, date_end: dates.date_begin })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: { date_end: [problemText('range_inverted')] } })
    expect((await copy({})).json()).toMatchObject({
      errors: { date_begin: [formProblemText('moment_missing')] },
    })
  })

  it('is for a supervisor of the team', async () => {
    expect((await copy(dates, 'superadmin')).statusCode).toBe(201)
    expect((await copy(dates, 'admin')).statusCode).toBe(403)
    expect((await copy(dates, 'manager')).statusCode).toBe(403)
    expect((await copy(dates, 'stranger')).statusCode).toBe(403)
  })

  describe('publishing it', () => {
    const publish = (id: number) =>
      api.call({
        method: 'PUT',
        url: `/api/admin/events/${id}`,
        body: { published: true },
        token: staff.tokens.supervisor,
      })

    it('says what is missing, and works once it is there', async () => {
      const { id } = await copied(everything)
      const refused = await publish(id)
      expect(refused.statusCode).toBe(422)
      expect(refused.json()).toMatchObject({
        errors: { published: [problemText('publish_no_contests')] },
      })
      const [contest] = await read<Contest[]>(`/api/events/${id}/contests`)
      await call('PUT', `/api/events/${id}/contest-statuses`, {
        contestIds: [contest?.id],
        status: 'open',
      })
      expect((await publish(id)).json()).toMatchObject({ published: true })
    })
  })
})
