import { sentClubConsents } from '@parket/domain/club/clubConsents'
import { givenConsents } from '@parket/domain/registration/consents'
import type { Consents } from '@parket/domain/registration/request'
import { toCsv } from '@parket/domain/table/csv'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import {
  contacts,
  inSingle,
  newDancer,
  paperForm,
  register,
  registration,
  startCup,
  type Cup,
} from '../../../testing/cup.ts'
import { anyEngine } from '../../../testing/database.ts'
import { addStaff, createUser } from '../../../testing/fixtures.ts'

/** What can be ticked where the consent to processing is required. */
const ticked: Consents[] = [
  { processing: true, publication: true },
  { processing: true, publication: null },
]
/** For each door as many registrations as this. */
const perDoor = [0, 1, 0, 1].flatMap((n) => ticked[n] ?? [])
/** Every box was seen: what is not ticked is refused. */
const seen = perDoor.map(({ publication }) => [true, publication === true])

describe('the consents that are stored are those that were seen', () => {
  let api: Api
  let cup: Cup
  let staff: string
  let leader: string
  beforeAll(async () => {
    ;({ api, cup } = await startCup(anyEngine()))
    const { db } = api.database
    const [admin, coach] = [await createUser(db), await createUser(db)]
    await addStaff(db, cup.event.id, admin.id, 'admin')
    staff = await api.logIn(admin.email)
    leader = await api.logIn(coach.email)
  })
  afterAll(() => api.close())

  /** What the last registrations hold. */
  async function stored(count = perDoor.length) {
    const rows = await api.database.db
      .selectFrom('reg_datas')
      .where('event_id', '=', cup.event.id)
      .orderBy('id', 'desc')
      .limit(count)
      .selectAll()
      .execute()
    return rows
      .toReversed()
      .map(({ consent_processing, consent_publication }) => [
        consent_processing,
        consent_publication,
      ])
  }
  const send = (path: string, body: object, token: string) =>
    api.call({ method: 'POST', url: `/api/events/${cup.event.id}/${path}`, body, token })

  it.each(['a visitor', 'the staff'])('in the wizard, by %s', async (who) => {
    for (const boxes of perDoor) {
      const body = registration([cup.ids.folk], { consents: givenConsents(boxes) })
      const answer = await register(api, cup, body, who === 'the staff' ? { token: staff } : {})
      expect(answer.statusCode).toBe(201)
    }
    expect(await stored()).toEqual(seen)
  })

  it('in the grid of a club', async () => {
    for (const boxes of perDoor) {
      const set = { dancers: [newDancer()], packets: inSingle(cup.ids.folk), roles: {} }
      const consents = sentClubConsents({ sets: [set] as never, changes: [] }, boxes)
      const body = { regData: contacts, consents, registrations: [set] }
      expect((await send('register-many', body, leader)).statusCode).toBe(201)
    }
    expect(await stored()).toEqual(seen)
  })

  it('on paper: what was not signed was not asked', async () => {
    for (const consents of perDoor) {
      const answer = await send(
        'registrations/paper',
        paperForm([cup.ids.folk], { consents }),
        staff,
      )
      expect(answer.statusCode).toBe(201)
    }
    expect(await stored()).toEqual(
      perDoor.map(({ processing, publication }) => [processing, publication]),
    )
  })

  it('in a table: nobody was asked', async () => {
    const rows = perDoor.map(() => {
      const { last_name, first_name } = newDancer()
      return [`${last_name} ${first_name}`, '04.03.1999', 12, ...Object.values(contacts)]
    })
    const head = ['Танцор', 'Д.р.', 'Номинация', 'Почта', 'Телефон', 'Город']
    const file = Buffer.from(toCsv({ head, rows })).toString('base64')
    const answer = await send('registrations/import', { file, apply: true }, staff)
    expect(answer.statusCode).toBe(200)
    expect(await stored()).toEqual(perDoor.map(() => [null, null]))
  })

  it('by a client that never heard of consents: taken, and kept as not asked', async () => {
    const { consents: _, ...body } = registration([cup.ids.folk])
    expect((await register(api, cup, body)).statusCode).toBe(201)
    expect(await stored(1)).toEqual([[null, null]])
  })
})
