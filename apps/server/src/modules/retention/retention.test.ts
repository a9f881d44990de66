import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import {
  createCup,
  newDancer,
  paperForm,
  register,
  registration,
  type Cup,
} from '../../testing/cup.ts'
import { anyEngine } from '../../testing/database.ts'
import { staffTeam, type Staffed } from '../../testing/staff.ts'
import { noteAnswers, readAnswers } from '../../testing/checkAnswers.ts'
import { noteReasons, readReasons } from '../../testing/journalReasons.ts'
import { eraseDue } from './eraseDue.ts'

const now = new Date('2030-06-01T12:00:00Z')

describe('the personal data of an event', () => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  beforeAll(async () => {
    api = await startApi(anyEngine())
    staff = await staffTeam(api)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    cup = await createCup(api.database.db, staff.team.id)
  })

  const endedOn = (date_end: Date, retention_months: number | null) =>
    api.database.db
      .updateTable('events')
      .set({ date_begin: date_end, date_end, retention_months })
      .where('id', '=', cup.event.id)
      .execute()
  const dancersOf = () =>
    api.database.db
      .selectFrom('dancers')
      .where('event_id', '=', cup.event.id)
      .select(['last_name', 'first_name', 'birth_date', 'person_key', 'erased_at'])
      .orderBy('id')
      .execute()
  const preview = async (user: keyof Staffed['tokens'] = 'admin') =>
    api.call({ url: `/api/events/${cup.event.id}/retention`, token: staff.tokens[user] })
  const enter = (publication: boolean, dancer: object = newDancer()) =>
    register(
      api,
      cup,
      registration([cup.ids.folk], {
        dancers: [newDancer(dancer)],
        consents: { processing: true, publication },
      }),
    )

  it('stay where no term is set, and until it is over', async () => {
    await enter(true)
    await endedOn(new Date('2020-01-10T12:00:00Z'), null)
    expect(await eraseDue(api.database.db, now)).not.toContain(cup.event.id)
    await endedOn(new Date('2030-05-02T12:00:00Z'), 1)
    expect(await eraseDue(api.database.db, now)).not.toContain(cup.event.id)
    expect((await dancersOf())[0]?.erased_at).toBeNull()
  })

  it('go when it is over: names stay where they may be published, else the initials', async () => {
    await enter(true, { last_name: 'Котова', first_name: 'Вера', birth_date: '1999-04-12' })
    await enter(false, { last_name: 'Ким', first_name: 'Алина', birth_date: '2001-11-30' })
    const before = await dancersOf()
    await noteReasons(api.database.db, cup.event.id, [{ reason: 'Ким упала', registrationId: 0 }])
    await noteAnswers(api.database.db, cup.event.id, cup.ids.folk, ['Ким упала'])
    await endedOn(new Date('2030-05-01T12:00:00Z'), 1)
    expect((await preview()).json()).toMatchObject({
      registrations: 2,
      dancers: 2,
      named: 1,
      erases_on: '2030-06-01',
      erased_at: null,
    })
    expect(await eraseDue(api.database.db, now)).toContain(cup.event.id)
    expect(await dancersOf()).toMatchObject([
      { last_name: 'Котова', first_name: 'Вера', birth_date: '1999-01-01' },
      {
        last_name: 'К.',
        first_name: expect.stringMatching(/^А\. № [0-9a-f]{8}$/) as string,
        birth_date: '2001-01-01',
      },
    ])
    expect((await dancersOf()).map(({ person_key }) => person_key)).toEqual(
      before.map(({ person_key }) => person_key),
    )
    const contacts = await api.database.db
      .selectFrom('reg_datas')
      .where('event_id', '=', cup.event.id)
      .select(['email', 'phone', 'coach', 'registered_by', 'consent_paper_by'])
      .execute()
    expect(new Set(contacts.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(contacts[0]).toEqual({
      email: 'erased@erased.invalid',
      phone: '—',
      coach: '',
      registered_by: null,
      consent_paper_by: '',
    })
    const beside = { texts: [], lines: 1, isTrue: true }
    expect(await readReasons(api.database.db, cup.event.id)).toEqual(beside)
    expect(await readAnswers(api.database.db, cup.event.id)).toEqual([''])
    expect((await preview()).json()).toMatchObject({ registrations: 0, dancers: 0 })
    const lines = await api.database.db
      .selectFrom('audit_log')
      .where('event_id', '=', cup.event.id)
      .where('action', '=', 'erasePersonalData')
      .select('changes')
      .execute()
    expect(lines).toEqual([{ changes: { erased_registrations: { from: null, to: 2 } } }])
  })

  it('are not typed in again: an erased registration is not changed', async () => {
    await enter(true)
    await endedOn(new Date('2030-05-01T12:00:00Z'), 1)
    await eraseDue(api.database.db, now)
    const { id } = await api.database.db
      .selectFrom('reg_datas')
      .where('event_id', '=', cup.event.id)
      .select('id')
      .executeTakeFirstOrThrow()
    const answer = await api.call({
      method: 'PUT',
      url: `/api/events/${cup.event.id}/reg-datas/${id}`,
      body: { regData: { email: 'again@parket.test' } },
      token: staff.tokens.admin,
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'registration_erased' })
  })

  it('leave a person known by all three, and by nothing less', async () => {
    await enter(false, { last_name: 'Найдёнова', first_name: 'Ева', birth_date: '2003-03-03' })
    await endedOn(new Date('2030-05-01T12:00:00Z'), 1)
    await eraseDue(api.database.db, now)
    const ask = async (birth_date: string) => {
      const query = new URLSearchParams({
        ln: 'найденова',
        fn: 'ЕВА',
        bd: birth_date,
      })
      const answer = await api.call({ url: `/api/info-by-name?${query.toString()}` })
      return answer.json<{ total: number }>().total
    }
    expect(await ask('2003-03-03')).toBe(1)
    expect(await ask('2003-01-01')).toBe(0)
  })

  it('go of what was entered after it as well', async () => {
    await enter(true)
    await endedOn(new Date('2030-05-01T12:00:00Z'), 1)
    await eraseDue(api.database.db, new Date())
    expect(await eraseDue(api.database.db, now)).toContain(cup.event.id)
    const late = await api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/registrations/paper`,
      body: paperForm([cup.ids.folk]),
      token: staff.tokens.admin,
    })
    expect(late.statusCode).toBe(201)
    await api.database.db
      .updateTable('reg_datas')
      .set({ created_at: new Date('2030-06-02T12:00:00Z') })
      .where('id', '=', late.json<{ regData: { id: number } }>().regData.id)
      .execute()
    const later = new Date('2030-06-03T12:00:00Z')
    expect(await eraseDue(api.database.db, later)).toContain(cup.event.id)
    expect(await eraseDue(api.database.db, later)).not.toContain(cup.event.id)
  })

  it('are previewed for who edits the event', async () => {
    expect((await preview('manager')).statusCode).toBe(403)
  })
})
