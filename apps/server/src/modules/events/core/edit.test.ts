import { eventFields } from '@parket/domain/event/fields'
import { sampleValues } from '@parket/domain/fields/field'
import { problemText } from '@parket/domain/problems/catalogue'
import { formProblemText } from '@parket/domain/problems/formProblems'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { createCup, registration } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import {
  addMember,
  addStaff,
  createContest,
  createEvent,
  createTeam,
  createUser,
  defaultTeam,
} from '../../../testing/fixtures.ts'
import { payee } from '../../../testing/payee.ts'

type Saved = { id: number; version: number; name: string; published: boolean }
type Refusal = { code: string; errors: Record<string, string[]> }

const fields = {
  name: 'Кубок весны',
  date_begin: '2027-03-01T10:00:00+03:00',
  date_end: '2027-03-02T20:00:00+03:00',
}

forEachEngine('the editing of events', (engine) => {
  let api: Api
  let teamId: number
  let eventId: number
  const tokens: Record<string, string> = {}
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    const team = await defaultTeam(db)
    const spring = await createTeam(db)
    teamId = team.id
    eventId = (await createEvent(db, team.id)).id
    for (const role of ['supervisor', 'admin', 'manager'] as const) {
      const member = await createUser(db)
      await addMember(db, team.id, member.id, role)
      tokens[role] = await api.logIn(member.email)
      const staff = await createUser(db)
      await addStaff(db, eventId, staff.id, role)
      tokens[`event ${role}`] = await api.logIn(staff.email)
    }
    const stranger = await createUser(db)
    await addMember(db, spring.id, stranger.id, 'supervisor')
    tokens['stranger'] = await api.logIn(stranger.email)
    const root = await createUser(db, { superadmin: true })
    tokens['superadmin'] = await api.logIn(root.email)
  })
  afterAll(() => api.close())

  const create = (body: object, user = 'supervisor') =>
    api.call({ method: 'POST', url: '/api/admin/events', body, token: tokens[user] })
  const save = (body: object, user = 'admin', id = eventId) =>
    api.call({ method: 'PUT', url: `/api/admin/events/${id}`, body, token: tokens[user] })
  const remove = (id: number, user = 'supervisor') =>
    api.call({ method: 'DELETE', url: `/api/admin/events/${id}`, token: tokens[user] })
  async function createNew(): Promise<Saved> {
    return (await create(fields)).json<Saved>()
  }

  describe('creating', () => {
    it('makes a draft of the team with the defaults', async () => {
      const answer = await create({ ...fields, name: '  Кубок весны ' })
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toMatchObject({
        team_id: teamId,
        name: 'Кубок весны',
        published: false,
        time_zone: 'Europe/Moscow',
        age_mode: 'exact',
        date_begin: '2027-03-01T07:00:00.000Z',
        reg_from: null,
        contacts: { phone: '', email: '', site: '', address: '' },
        payment_details: null,
        price_steps: [],
        min_rest: 10,
        version: 1,
      })
    })

    it('is for a supervisor of the team and a superadmin', async () => {
      for (const user of ['supervisor', 'superadmin']) {
        expect((await create(fields, user)).statusCode).toBe(201)
      }
      for (const user of ['admin', 'manager', 'event supervisor', 'stranger']) {
        expect((await create(fields, user)).statusCode).toBe(403)
      }
      expect(
        (await api.call({ method: 'POST', url: '/api/admin/events', body: fields })).statusCode,
      ).toBe(401)
    })

    it('wants name and dates', async () => {
      const answer = await create({})
      expect(answer.statusCode).toBe(422)
      expect(answer.json<Refusal>().errors).toEqual({
        name: [problemText('required')],
        date_begin: [formProblemText('moment_missing')],
        date_end: [formProblemText('moment_missing')],
      })
    })
  })

  describe('saving', () => {
    it('keeps what is left out and raises the version', async () => {
      const event = await createNew()
      await createContest(api.database.db, event.id, { group_num: 1, status: 'open' })
      const saved = await save(
        {
          city: 'Тверь',
          published: true,
          contacts: { email: 'kubok@parket.test' },
          payment_details: payee,
          price_steps: [{ from: '2027-01-10', percent: 120 }],
          reg_from: '2026-12-01T00:00:00+03:00',
          version: event.version,
        },
        'admin',
        event.id,
      )
      expect(saved.statusCode).toBe(200)
      expect(saved.json()).toMatchObject({
        name: fields.name,
        city: 'Тверь',
        published: true,
        contacts: { phone: '', email: 'kubok@parket.test', site: '', address: '' },
        payment_details: payee,
        price_steps: [{ from: '2027-01-10', percent: 120 }],
        reg_from: '2026-11-30T21:00:00.000Z',
        version: 2,
      })
      const cleared = await save({ payment_details: null, reg_from: null }, 'admin', event.id)
      expect(cleared.json()).toMatchObject({
        payment_details: null,
        reg_from: null,
        contacts: { email: 'kubok@parket.test' },
        version: 3,
      })
    })

    it('keeps every field; what is for staff is null for others', async () => {
      const all = sampleValues(eventFields)
      const created = await create({ ...all, published: false })
      expect(created.json()).toMatchObject({ ...all, published: false })
      const event = await createNew()
      await createContest(api.database.db, event.id, { group_num: 1, status: 'open' })
      expect((await save(all, 'admin', event.id)).json()).toMatchObject(all)
      const seen = await api.call({ url: `/api/events/${event.id}` })
      expect(seen.json()).toMatchObject({ ...all, payment_details: null, journal_copies: null })
    })

    it('takes over no column that is no field', async () => {
      const event = await createNew()
      const sent = { team_id: 999, last_reg_n: 50, id: 12_345, created_at: '2000-01-01' }
      const saved = await save({ ...sent, place: 'ДК' }, 'admin', event.id)
      expect(saved.statusCode).toBe(200)
      expect(saved.json()).toMatchObject({ id: event.id, team_id: teamId, place: 'ДК' })
    })

    it('refuses an edit that began from another version', async () => {
      const event = await createNew()
      await save({ city: 'Тверь', version: 1 }, 'admin', event.id)
      const stale = await save({ city: 'Псков', version: 1 }, 'admin', event.id)
      expect(stale.statusCode).toBe(409)
      expect(stale.json()).toMatchObject({ code: 'stale' })
      expect((await save({ city: 'Псков' }, 'admin', event.id)).statusCode).toBe(200)
    })

    it.each([
      ['an end before the beginning', { date_end: '2027-02-01T00:00:00+03:00' }, 'date_end'],
      ['a moment without offset', { date_begin: '2027-03-01T10:00:00' }, 'date_begin'],
      ['a day that does not exist', { date_begin: '2027-02-30T10:00:00Z' }, 'date_begin'],
      ['an unknown zone', { time_zone: 'Europe/Atlantis' }, 'time_zone'],
      ['an unknown way to count ages', { age_mode: 'about' }, 'age_mode'],
      ['an empty name', { name: '   ' }, 'name'],
      [
        'a window that closes before it opens',
        { reg_from: '2027-01-02T00:00:00Z', reg_to: '2027-01-01T00:00:00Z' },
        'reg_to',
      ],
      ['an address that is no link', { contacts: { site: 'javascript:x' } }, 'contacts.site'],
      ['a wrong e-mail', { contacts: { email: 'kubok' } }, 'contacts.email'],
      [
        'a short account',
        { payment_details: { ...payee, account: '1' } },
        'payment_details.account',
      ],
      [
        'a step without percent',
        { price_steps: [{ from: '2027-01-01' }] },
        'price_steps.0.percent',
      ],
      ['a step of no day', { price_steps: [{ from: 'soon', percent: 90 }] }, 'price_steps.0.from'],
      ['a negative rest', { min_rest: -1 }, 'min_rest'],
    ])('refuses %s', async (_case, body, field) => {
      const answer = await save(body)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json<Refusal>().errors)).toEqual([field])
    })

    it('is for admins of the event or its team', async () => {
      for (const user of ['admin', 'supervisor', 'event admin', 'event supervisor', 'superadmin']) {
        expect((await save({ place: user }, user)).statusCode).toBe(200)
      }
      for (const user of ['manager', 'event manager']) {
        expect((await save({}, user)).statusCode).toBe(403)
      }
      const other = await createNew()
      // A draft of the team exists for its staff only.
      expect((await save({}, 'event admin', other.id)).statusCode).toBe(404)
      const foreign = await save({}, 'stranger')
      expect(foreign.statusCode).toBe(403)
      const away = await api.call({
        method: 'PUT',
        url: `/api/admin/events/${eventId}`,
        host: 'vesna.localhost',
        body: {},
        token: tokens['stranger'],
      })
      expect(away.statusCode).toBe(404)
    })
  })

  describe('leaving the public', () => {
    async function entered() {
      const cup = await createCup(api.database.db, teamId)
      const registered = await api.call({
        method: 'POST',
        url: `/api/events/${cup.event.id}/register`,
        body: registration([cup.ids.folk]),
      })
      const { regData } = registered.json<{ regData: { id: number; pin_code: string } }>()
      const page = `/api/events/${cup.event.id}/reg-datas/${regData.id}?pin=${regData.pin_code}`
      return { id: cup.event.id, page, contestId: cup.ids.folk }
    }
    const listed = async (url: string, id: number, user?: string) => {
      const answer = await api.call({ url, ...(user && { token: tokens[user] }) })
      return answer.json<{ items: Saved[] }>().items.some((event) => event.id === id)
    }
    const publicList = '/api/events?page_size=200'
    const staffList = '/api/admin/events?page_size=200'

    it('an archived event is in no list; its own pages and registrations still open', async () => {
      const { id, page, contestId } = await entered()
      const saved = await save({ archived_at: '2026-12-01T10:00:00+03:00' }, 'admin', id)
      expect(saved.json()).toMatchObject({ archived_at: '2026-12-01T07:00:00.000Z' })
      expect(await listed(publicList, id)).toBe(false)
      expect(await listed(staffList, id, 'admin')).toBe(false)
      expect(await listed(`${staffList}&archived=true`, id, 'admin')).toBe(true)
      expect((await api.call({ url: `/api/events/${id}` })).statusCode).toBe(200)
      expect((await api.call({ url: page })).statusCode).toBe(200)

      const late = await api.call({
        method: 'POST',
        url: `/api/events/${id}/register`,
        body: registration([contestId]),
      })
      expect(late.statusCode).toBe(422)

      await save({ archived_at: null }, 'admin', id)
      expect(await listed(publicList, id)).toBe(true)
      expect(await listed(`${staffList}&archived=true`, id, 'admin')).toBe(false)
    })

    it('a cancelled event stays in the lists, says so, and takes no entries until it takes place again', async () => {
      const { id, page, contestId } = await entered()
      const saved = await save({ cancelled_at: '2026-12-01T10:00:00+03:00' }, 'admin', id)
      expect(saved.json()).toMatchObject({ cancelled_at: '2026-12-01T07:00:00.000Z' })
      expect(await listed(publicList, id)).toBe(true)
      expect((await api.call({ url: page })).statusCode).toBe(200)

      const register = () =>
        api.call({
          method: 'POST',
          url: `/api/events/${id}/register`,
          body: registration([contestId]),
        })
      const late = await register()
      expect(late.statusCode).toBe(422)
      expect(late.body).toContain('Турнир отменён')

      await save({ cancelled_at: null }, 'admin', id)
      expect((await register()).statusCode).toBe(201)
    })

    it('one with registrations is no draft again: their pages would be gone', async () => {
      const { id, page } = await entered()
      const refused = await save({ published: false, city: 'Псков' }, 'admin', id)
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({ code: 'event_registered' })
      expect((await api.call({ url: page })).statusCode).toBe(200)
    })

    it('one without becomes a draft', async () => {
      const cup = await createCup(api.database.db, teamId)
      const saved = await save({ published: false }, 'admin', cup.event.id)
      expect(saved.json()).toMatchObject({ published: false })
      expect((await api.call({ url: `/api/events/${cup.event.id}` })).statusCode).toBe(404)
    })
  })

  describe('deleting', () => {
    it('removes an event nobody registered for', async () => {
      const event = await createNew()
      expect((await remove(event.id, 'admin')).statusCode).toBe(403)
      expect((await remove(event.id)).statusCode).toBe(204)
      const gone = await api.call({ url: `/api/events/${event.id}`, token: tokens['supervisor'] })
      expect(gone.statusCode).toBe(404)
    })

    it('takes its contests, tags and timetable along', async () => {
      const cup = await createCup(api.database.db, teamId)
      const items = [{ kind: 'round', contest_id: cup.ids.folk, round_index: 0, minutes: 5 }]
      const session = await api.call({
        method: 'POST',
        url: `/api/events/${cup.event.id}/sessions`,
        body: { start: fields.date_begin, items },
        token: tokens['admin'],
      })
      expect(session.statusCode).toBe(201)
      expect((await remove(cup.event.id)).statusCode).toBe(204)
      const gone = await api.call({ url: `/api/contests/${cup.ids.folk}` })
      expect(gone.statusCode).toBe(404)
    })

    it('refuses one with registrations', async () => {
      const cup = await createCup(api.database.db, teamId)
      await api.call({
        method: 'POST',
        url: `/api/events/${cup.event.id}/register`,
        body: registration([cup.ids.folk]),
      })
      const answer = await remove(cup.event.id)
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'event_in_use' })
    })
  })

  describe('tags', () => {
    const saveTags = (body: unknown[], version?: string, user = 'admin') =>
      api.call({
        method: 'PUT',
        url: `/api/admin/events/${eventId}/tags`,
        body,
        token: tokens[user],
        headers: version === undefined ? {} : { 'if-match': version },
      })

    it('are replaced as a whole, with the version of the event', async () => {
      const first = await saveTags([
        { tag_name: 'PACKETS', tag_value: 'MUST' },
        { tag_name: ' Орден ', pub: true },
      ])
      expect(first.statusCode).toBe(200)
      const [packets, order] = first.json<{ id: number; tag_name: string }[]>()
      expect(order).toMatchObject({ tag_name: 'Орден', tag_value: null, pub: true })

      const etag = String(first.headers['etag'])
      const second = await saveTags(
        [{ id: packets?.id, tag_name: 'PACKETS', tag_value: 'MAY' }, { tag_name: 'Новая' }],
        etag,
      )
      expect(second.statusCode).toBe(200)
      expect(second.json()).toMatchObject([
        { id: packets?.id, tag_value: 'MAY' },
        { tag_name: 'Новая' },
      ])
      const stale = await saveTags([], etag)
      expect(stale.statusCode).toBe(409)
      expect(stale.json()).toMatchObject({ code: 'stale' })
      expect((await saveTags([], 'latest')).statusCode).toBe(400)
      expect((await saveTags([])).json()).toEqual([])
    })

    it('name a contest of the event for PAY-GROUP', async () => {
      const refused = await saveTags([{ tag_name: 'PAY-GROUP', tag_value: '999' }])
      expect(refused.statusCode).toBe(422)
      expect(refused.json<Refusal>().errors).toEqual({
        '0.tag_value': [problemText('contest_foreign')],
      })
    })

    it.each([
      ['an empty name', [{ tag_name: ' ' }], '0.tag_name'],
      ['the same twice', [{ tag_name: 'А' }, { tag_name: 'а' }], '1.tag_name'],
      ['another event’s id', [{ id: 999_999, tag_name: 'А' }], '0.id'],
      ['a pay group without number', [{ tag_name: 'pay-group' }], '0.tag_value'],
    ])('refuse %s', async (_case, body, field) => {
      const answer = await saveTags(body)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json<Refusal>().errors)).toEqual([field])
    })

    it('are for admins', async () => {
      expect((await saveTags([], undefined, 'event manager')).statusCode).toBe(403)
    })
  })

  describe('attachments', () => {
    const saveAll = (body: unknown[], version?: string) =>
      api.call({
        method: 'PUT',
        url: `/api/admin/events/${eventId}/attachments`,
        body,
        token: tokens['admin'],
        headers: version === undefined ? {} : { 'if-match': version },
      })

    it('are replaced as a whole and ordered by `ind`', async () => {
      const first = await saveAll([
        { ind: 5, title: 'Правила', url: 'https://parket.test/rules' },
        { ind: 2, title: 'Схема', url: 'https://parket.test/map', is_partner: true },
      ])
      expect(first.statusCode).toBe(200)
      const [map, rules] = first.json<{ id: number }[]>()
      expect(first.json()).toMatchObject([
        { ind: 0, title: 'Схема', file_id: null, is_partner: true },
        { ind: 1, title: 'Правила', is_partner: false },
      ])
      const swapped = await saveAll(
        [
          { id: rules?.id, ind: 0, title: 'Правила', url: 'https://parket.test/rules' },
          { id: map?.id, ind: 1, title: 'Схема зала', url: 'https://parket.test/map' },
        ],
        String(first.headers['etag']),
      )
      expect(swapped.json()).toMatchObject([
        { id: rules?.id },
        { id: map?.id, title: 'Схема зала', is_partner: true },
      ])
      expect((await saveAll([], String(first.headers['etag']))).statusCode).toBe(409)
      const shown = await api.call({ url: `/api/events/${eventId}/attachments` })
      expect(shown.json()).toEqual(swapped.json())
    })

    it.each([
      ['neither address nor file', { title: 'А' }, '0.url'],
      ['a script', { title: 'А', url: 'javascript:alert(1)' }, '0.url'],
      ['an unknown file', { title: 'А', file_id: 'invitation' }, '0.file_id'],
      ['no title', { url: 'https://parket.test' }, '0.title'],
    ])('refuse %s', async (_case, attachment, field) => {
      const answer = await saveAll([attachment])
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json<Refusal>().errors)).toEqual([field])
    })
  })

  describe('the audit log', () => {
    const log = (query = '', user = 'admin') =>
      api.call({ url: `/api/admin/events/${eventId}/audit-log${query}`, token: tokens[user] })

    it('says who changed what, the latest first', async () => {
      await save({ city: 'Тверь' })
      await save({ city: 'Москва' })
      const answer = await log('?entity=event&page_size=2')
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({
        items: [
          {
            action: 'updateEvent',
            entity: 'event',
            entity_id: String(eventId),
            user: { last_name: 'Смирнова' },
            changes: { city: { from: 'Тверь', to: 'Москва' } },
          },
          { changes: { city: { to: 'Тверь' } } },
        ],
      })
      expect((await log('?q=updateEvent')).json<{ total: number }>().total).toBeGreaterThan(1)
      expect((await log('?entity=contest')).json()).toMatchObject({ items: [], total: 0 })
      expect((await log('?q=никто')).json()).toMatchObject({ total: 0 })
    })

    it('names records as organisers know them, and finds them by their numbers', async () => {
      const contest = await createContest(api.database.db, eventId, {
        group_num: 417,
        group_name: 'Дуэты',
        section: 'Folk',
      })
      await api.call({
        method: 'PUT',
        url: `/api/contests/${contest.id}`,
        body: { price: 5000 },
        token: tokens['admin'],
      })
      const line = { entity: 'contest', entity_name: '417.\u00A0Дуэты · Folk' }
      expect((await log('?q=417')).json()).toMatchObject({ items: [line], total: 1 })
      await api.call({
        method: 'DELETE',
        url: `/api/contests/${contest.id}`,
        token: tokens['admin'],
      })
      const gone = (await log('?entity=contest')).json<{ items: { entity_name: unknown }[] }>()
      expect(gone.items.map(({ entity_name }) => entity_name)).toEqual([null, null])
    })

    it('is for admins of the event', async () => {
      expect((await log('', 'event admin')).statusCode).toBe(200)
      expect((await log('', 'event manager')).statusCode).toBe(403)
    })
  })
})
