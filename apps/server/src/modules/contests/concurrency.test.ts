import { expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { onPostgres } from '../../testing/database.ts'
import { createContest, createEvent } from '../../testing/fixtures.ts'
import { staffTeam } from '../../testing/staff.ts'

type Hall = {
  api: Api
  eventId: number
  contestIds: string[]
  token: string
  massPut: (changes: object, match?: string) => Promise<number>
}

onPostgres('contests edited at one moment', (engine) => {
  async function inHall(test: (hall: Hall) => Promise<void>): Promise<void> {
    const api = await startApi(engine)
    try {
      const { team, tokens } = await staffTeam(api)
      const event = await createEvent(api.database.db, team.id)
      const contests = await Promise.all(
        [1, 2, 3, 4].map((group_num) => createContest(api.database.db, event.id, { group_num })),
      )
      const contestIds = contests.map(({ id }) => id)
      const massPut = async (changes: object, match?: string) => {
        const answer = await api.call({
          method: 'PUT',
          url: `/api/contests/${contestIds[0]}?mass-update`,
          body: { contestIds, changes },
          token: tokens.admin,
          headers: match === undefined ? {} : { 'if-match': match },
        })
        return answer.statusCode
      }
      await test({ api, eventId: event.id, contestIds, token: tokens.admin, massPut })
    } finally {
      await api.close()
    }
  }

  it('lets one of several mass updates from the same versions through, whole', () =>
    inHall(async ({ api, contestIds, massPut }) => {
      const codes = await Promise.all(
        Array.from({ length: 8 }, (_, n) => massPut({ price: 1000 + n, sort: n }, '1,1,1,1')),
      )
      expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(409)])
      const winner = codes.indexOf(200)
      const stored = await api.database.db
        .selectFrom('contests')
        .where('id', 'in', contestIds)
        .select(['price', 'sort', 'version'])
        .execute()
      expect(stored).toEqual(
        contestIds.map(() => ({ price: 1000 + winner, sort: winner, version: 2 })),
      )
    }))

  it('loses none of several edits of different fields', () =>
    inHall(async ({ api, contestIds, massPut }) => {
      const edits = [{ price: 777 }, { section: 'Folk' }, { heat_size: 5 }, { capacity: 9 }]
      expect(await Promise.all(edits.map((changes) => massPut(changes)))).toEqual([
        200, 200, 200, 200,
      ])
      const stored = await api.database.db
        .selectFrom('contests')
        .where('id', 'in', contestIds)
        .select(['price', 'section', 'heat_size', 'capacity', 'version'])
        .execute()
      const all = { price: 777, section: 'Folk', heat_size: 5, capacity: 9, version: 5 }
      expect(stored).toEqual(contestIds.map(() => all))
    }))

  it('makes one contest of several with the same id or number', () =>
    inHall(async ({ api, eventId, token }) => {
      const make = async (id: string, group_num: number) => {
        const answer = await api.call({
          method: 'POST',
          url: '/api/contests',
          body: { id, event_id: eventId, group_num, group_name: 'Соло', dances: ['Folk'] },
          token,
        })
        return answer.statusCode
      }
      const id = crypto.randomUUID()
      const sameId = await Promise.all([10, 11, 12, 13].map((number) => make(id, number)))
      expect(sameId.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
      const sameNumber = await Promise.all(
        Array.from({ length: 4 }, () => make(crypto.randomUUID(), 20)),
      )
      expect(sameNumber.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
    }))

  it('takes a step of a status once, however often it is asked for', () =>
    inHall(async ({ api, eventId, contestIds, token }) => {
      const codes = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const answer = await api.call({
            method: 'PUT',
            url: `/api/events/${eventId}/contest-statuses`,
            body: { contestIds, status: 'closed' },
            token,
          })
          return answer.statusCode
        }),
      )
      expect(codes).toEqual([200, 200, 200, 200, 200])
      const stored = await api.database.db
        .selectFrom('contests')
        .where('id', 'in', contestIds)
        .select(['status', 'version'])
        .execute()
      expect(stored).toEqual(contestIds.map(() => ({ status: 'closed', version: 2 })))
    }))
})
