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
/** What can be signed on a form. */
const signed: Consents[] = [...ticked, { processing: null, publication: null }]
const PER_DOOR = 20
const repeated = (boxes: readonly Consents[]): Consents[] =>
  Array.from({ length: PER_DOOR }, (_, n) => boxes[n % boxes.length] ?? {})
/** For each door that asks at the form. */
const perDoor = repeated(ticked)
/** Every box was seen: what is not ticked is refused. */
const seen = perDoor.map(({ publication }) => [true, publication === true])
/** Nobody saw a box. */
const unasked = perDoor.map(() => [null, null])

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

  it.each(['a visitor', 'a club'])(
    'without the required box nothing is stored: %s',
    async (who) => {
      const before = await stored()
      const consents = givenConsents({})
      const answer =
        who === 'a visitor'
          ? await register(api, cup, registration([cup.ids.folk], { consents }))
          : await send(
              'register-many',
              {
                regData: contacts,
                consents,
                registrations: [{ dancers: [newDancer()], packets: inSingle(cup.ids.folk) }],
              },
              leader,
            )
      expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
        422,
        ['consents.processing'],
      ])
      expect(await stored()).toEqual(before)
    },
  )

  it('in the grid of a club, many at once: one answer for all', async () => {
    const sets = perDoor.map(() => ({
      dancers: [newDancer()],
      packets: inSingle(cup.ids.folk),
      roles: {},
    }))
    const consents = sentClubConsents(
      { sets: sets as never, changes: [] },
      { processing: true, publication: true },
    )
    const body = { regData: contacts, consents, registrations: sets }
    expect((await send('register-many', body, leader)).statusCode).toBe(201)
    expect(await stored()).toEqual(perDoor.map(() => [true, true]))
  })

  it('on paper: what was not signed was not asked', async () => {
    const forms = repeated(signed)
    for (const consents of forms) {
      const answer = await send(
        'registrations/paper',
        paperForm([cup.ids.folk], { consents }),
        staff,
      )
      expect(answer.statusCode).toBe(201)
    }
    expect(await stored()).toEqual(
      forms.map(({ processing, publication }) => [processing, publication]),
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
    expect(await stored()).toEqual(unasked)
  })

  it('when staff change something else: as they were', async () => {
    const rows = await api.database.db
      .selectFrom('reg_datas')
      .where('event_id', '=', cup.event.id)
      .select('id')
      .orderBy('id', 'desc')
      .limit(PER_DOOR)
      .execute()
    for (const { id } of rows) {
      const answer = await api.call({
        method: 'PUT',
        url: `/api/events/${cup.event.id}/reg-datas/${id}`,
        body: { regData: { city: 'Тверь' } },
        token: staff,
      })
      expect(answer.statusCode).toBe(200)
    }
    expect(await stored()).toEqual(unasked)
  })

  it('by the link of the letter: a box that was not ticked is a «no»', async () => {
    const rows = await api.database.db
      .selectFrom('reg_datas')
      .where('event_id', '=', cup.event.id)
      .select(['id', 'pin_code'])
      .orderBy('id', 'desc')
      .limit(PER_DOOR)
      .execute()
    for (const [n, { id, pin_code }] of rows.toReversed().entries()) {
      const answer = await api.call({
        method: 'PUT',
        url: `/api/events/${cup.event.id}/reg-datas/${id}/consents?pin=${pin_code}`,
        body: givenConsents(perDoor[n] ?? {}),
      })
      expect(answer.statusCode).toBe(200)
    }
    expect(await stored()).toEqual(seen)
  })

  it('by a client that never heard of consents: taken, and kept as not asked', async () => {
    const { consents: _, ...body } = registration([cup.ids.folk])
    expect((await register(api, cup, body)).statusCode).toBe(201)
    expect(await stored(1)).toEqual([[null, null]])
  })
})
