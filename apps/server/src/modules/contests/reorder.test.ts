import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { forEachEngine } from '../../testing/database.ts'
import { addTag, createContest, createEvent } from '../../testing/fixtures.ts'
import { staffTeam, type Staffed } from '../../testing/staff.ts'

type Contest = {
  id: string
  group_num: number
  version: number
  packet: { groupNums: number[] } | null
}

forEachEngine('the order of contests', (engine) => {
  let api: Api
  let staff: Staffed
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
  })
  afterAll(() => api.close())

  /** Three contests and a packet of the last two. */
  async function newEvent(values: object = { published: false }) {
    const { db } = api.database
    const { id } = await createEvent(db, staff.team.id, values)
    const contestIds: string[] = []
    for (const group_num of [10, 20, 30]) {
      contestIds.push((await createContest(db, id, { group_num, sort: group_num })).id)
    }
    const packet = JSON.stringify({ groupNums: [20, 30], min: 1, max: 2 })
    const bundle = await createContest(db, id, {
      group_num: 40,
      sort: 40,
      tags: ['PACKET'],
      packet,
    })
    contestIds.push(bundle.id)
    return { id, contestIds }
  }
  const as = (user: keyof Staffed['tokens'] = 'admin') => ({ token: staff.tokens[user] })
  const reorder = (id: number, body: object, user?: keyof Staffed['tokens']) =>
    api.call({ method: 'PUT', url: `/api/events/${id}/contest-order`, body, ...as(user) })
  const list = async (id: number) =>
    (await api.call({ url: `/api/events/${id}/contests`, ...as() })).json<Contest[]>()
  const numbers = async (id: number) => (await list(id)).map(({ group_num }) => group_num)
  const undo = async (id: number, changeSetId: unknown) =>
    api.call({
      method: 'POST',
      url: `/api/admin/events/${id}/change-sets/${Number(changeSetId)}/undo`,
      ...as(),
    })

  it('is the one wanted, the numbers stay', async () => {
    const { id, contestIds } = await newEvent({ published: true })
    const answer = await reorder(id, { contestIds: contestIds.toReversed() })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<{ contests: Contest[] }>().contests).toHaveLength(4)
    expect(await numbers(id)).toEqual([40, 30, 20, 10])
  })

  it.each([
    ['follow', [10, 20, 30, 40]],
    ['consecutive', [1, 2, 3, 4]],
  ])('the numbers %s: %j', async (how, wanted) => {
    const { id, contestIds } = await newEvent()
    const order = contestIds.toReversed()
    expect((await reorder(id, { contestIds: order, numbers: how })).statusCode).toBe(200)
    expect(await numbers(id)).toEqual(wanted)
    expect((await list(id)).map((contest) => contest.id)).toEqual(order)
  })

  it('«packets and PAY-GROUP follow», and one undo takes all back', async () => {
    const { id, contestIds } = await newEvent()
    await addTag(api.database.db, id, 'PAY-GROUP', '10')
    const tag = async () =>
      (await api.call({ url: `/api/events/${id}/tags`, ...as() })).json<{ tag_value: string }[]>()
    const before = await list(id)
    const contents = (contests: Contest[]) =>
      contests.map((contest) => ({ ...contest, version: 0 }))

    const body = { contestIds: contestIds.toReversed(), numbers: 'consecutive' }
    const answer = await reorder(id, body)
    expect((await list(id))[0]?.packet?.groupNums).toEqual([3, 2])
    expect((await tag())[0]?.tag_value).toBe('4')

    expect((await undo(id, answer.headers['x-change-set-id'])).statusCode).toBe(200)
    expect(contents(await list(id))).toEqual(contents(before))
    expect((await tag())[0]?.tag_value).toBe('10')
  })

  it('«renumbering contests: while unpublished only», one by one as well', async () => {
    const { id, contestIds } = await newEvent({ published: true })
    const all = await reorder(id, { contestIds: contestIds.toReversed(), numbers: 'follow' })
    expect([all.statusCode, all.json()]).toMatchObject([409, { code: 'numbers_published' }])
    const [first = ''] = contestIds
    const renumber = () =>
      api.call({
        method: 'PUT',
        url: `/api/contests/${first}`,
        body: { group_num: 11 },
        ...as(),
      })
    const one = await renumber()
    expect([one.statusCode, one.json()]).toMatchObject([409, { code: 'numbers_published' }])
    expect(await numbers(id)).toEqual([10, 20, 30, 40])
  })

  it('a packet follows a contest that gets another number by itself', async () => {
    const { id, contestIds } = await newEvent()
    const url = `/api/contests/${contestIds[1] ?? ''}`
    const answer = await api.call({ method: 'PUT', url, body: { group_num: 21 }, ...as() })
    expect(answer.statusCode).toBe(200)
    expect((await list(id)).at(-1)?.packet?.groupNums).toEqual([21, 30])
  })

  it('changes nothing where it names too few, strangers, or one twice', async () => {
    const { id, contestIds } = await newEvent()
    const [first = '', ...rest] = contestIds
    expect((await reorder(id, { contestIds: rest })).json()).toMatchObject({ code: 'stale' })
    const wrong = await reorder(id, { contestIds: [first, first, crypto.randomUUID(), ...rest] })
    expect(wrong.statusCode).toBe(422)
    expect(Object.keys(wrong.json<{ errors: object }>().errors)).toEqual([
      'contestIds.1',
      'contestIds.2',
    ])
    expect((await reorder(id, { contestIds, numbers: 'shuffle' })).statusCode).toBe(422)
    expect(await numbers(id)).toEqual([10, 20, 30, 40])
  })

  describe('two organisers at once', () => {
    it('one number never stands twice, and nobody is half done', async () => {
      const { id, contestIds } = await newEvent()
      const orders = [contestIds, contestIds.toReversed(), contestIds.toSorted()]
      const answers = await Promise.all(
        orders.map((order) => reorder(id, { contestIds: order, numbers: 'consecutive' })),
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      expect(new Set(await numbers(id))).toEqual(new Set([1, 2, 3, 4]))
    })
  })

  it('is for admins of the event', async () => {
    const { id, contestIds } = await newEvent()
    expect((await reorder(id, { contestIds }, 'manager')).statusCode).toBe(403)
    expect((await reorder(id, { contestIds }, 'superadmin')).statusCode).toBe(200)
  })
})
