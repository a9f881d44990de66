import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { createCup, type Cup } from '../../testing/cup.ts'
import { forEachEngine } from '../../testing/database.ts'
import { staffTeam, type Staffed } from '../../testing/staff.ts'

forEachEngine('the publication of a timetable', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  let sessionId: number
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
    cup = await createCup(api.database.db, staff.team.id, { timetable_published_at: null })
    const answer = await api.call({
      method: 'POST',
      url: url('sessions'),
      body: { start: '2027-02-20T11:30:00+03:00', items: [] },
      token: staff.tokens.admin,
    })
    sessionId = answer.json<{ id: number }>().id
  })
  afterAll(() => api.close())

  const url = (path: string) => `/api/events/${cup.event.id}/${path}`
  const publish = (body: object, user: keyof Staffed['tokens'] = 'admin') =>
    api.call({
      method: 'PUT',
      url: url('timetable-publication'),
      body,
      token: staff.tokens[user],
    })
  const asVisitor = (path: string) => api.call({ url: path })
  const startOfEvent = async () => {
    const answer = await asVisitor(`/api/events/${cup.event.id}`)
    return answer.json<{ starts_at: string | null }>().starts_at
  }

  it('comes first: before it a visitor sees no session, no hour of one, and staff see all', async () => {
    expect((await asVisitor(url('sessions'))).json()).toEqual([])
    expect((await asVisitor(url(`sessions/${sessionId}`))).statusCode).toBe(404)
    expect((await asVisitor(url(`sessions/${sessionId}/contests`))).statusCode).toBe(404)
    expect(await startOfEvent()).toBeNull()
    const own = await api.call({ url: url('sessions'), token: staff.tokens.admin })
    expect(own.json()).toHaveLength(1)
  })

  it('shows it to everybody, and can be taken back and undone', async () => {
    const published = await publish({ published: true })
    expect(published.json()).toEqual({ published_at: expect.any(String) })
    expect((await asVisitor(url('sessions'))).json()).toHaveLength(1)
    expect((await asVisitor(url(`sessions/${sessionId}`))).statusCode).toBe(200)
    expect(await startOfEvent()).toBe('2027-02-20T08:30:00.000Z')

    const again = await publish({ published: true })
    expect(again.json()).toEqual(published.json())
    expect(again.headers['x-change-set-id']).toBeUndefined()

    const taken = await publish({ published: false })
    expect(taken.json()).toEqual({ published_at: null })
    expect((await asVisitor(url('sessions'))).json()).toEqual([])
    const undone = await api.call({
      method: 'POST',
      url: `/api/admin/events/${cup.event.id}/change-sets/${String(taken.headers['x-change-set-id'])}/undo`,
      token: staff.tokens.admin,
    })
    expect(undone.statusCode).toBe(200)
    expect((await asVisitor(url('sessions'))).json()).toHaveLength(1)
  })

  it('keeps where the public saw an item first, from the first change on', async () => {
    await publish({ published: false })
    await publish({ published: true })
    const pause = (title: string) => ({ kind: 'break', title, minutes: 10 })
    const save = async (items: object[], start = '2027-02-20T11:30:00+03:00') => {
      const answer = await api.call({
        method: 'PUT',
        url: url(`sessions/${sessionId}`),
        body: { start, items },
        token: staff.tokens.admin,
      })
      return answer.json<{
        items: { id: number; start: string; published_start: string | null }[]
      }>().items
    }
    const [first, second] = await save([pause('Разминка'), pause('Обед')])
    // What is new is seen where it was put.
    const [moved, now] = await save([
      { id: second?.id, ...pause('Обед') },
      { id: first?.id, ...pause('Разминка') },
    ])
    expect(moved).toMatchObject({ id: second?.id, published_start: second?.start })
    expect(now).toMatchObject({ id: first?.id, published_start: first?.start })
    expect(moved?.start).toBe(first?.start)
    const later = await save(
      [{ id: second?.id, ...pause('Обед') }, pause('Награждение')],
      '2027-02-20T12:00:00+03:00',
    )
    expect(later[0]?.published_start).toBe(second?.start)
    // A draft has no changes, and a new publication begins with what stands.
    await publish({ published: false })
    const starts = async () => {
      const answer = await api.call({
        url: url(`sessions/${sessionId}`),
        token: staff.tokens.admin,
      })
      return answer
        .json<{ items: { published_start: string | null }[] }>()
        .items.map(({ published_start }) => published_start)
    }
    expect(await starts()).toEqual([null, null])
    await publish({ published: true })
    expect(await starts()).toEqual([null, null])
  })

  it('is an organiser’s to make, and says what it lacks', async () => {
    expect((await publish({ published: true }, 'manager')).statusCode).toBe(403)
    const answer = await publish({})
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: { published: [expect.any(String)] } })
  })
})
