import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { auditOf } from '../../testing/auditLog.ts'
import { forEachEngine, onPostgres } from '../../testing/database.ts'
import { createEvent, createTeam, createUser, defaultTeam } from '../../testing/fixtures.ts'
import { createPeople, type CallerName, type People } from '../../testing/roles.ts'

type Judge = { id: number; last_name: string; contacts: object | null }

const judge = {
  last_name: 'Соколова',
  first_name: 'Ирина',
  city: 'Казань',
  category: 'Всероссийская',
  contacts: { phone: '+7 917 000-00-00', email: 'sokolova@judges.test' },
}

forEachEngine('the judges’ directory', (engine) => {
  let api: Api
  let people: People
  let eventId: number
  let n = 0
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    const { id: teamId } = await defaultTeam(db)
    const { id: foreignTeamId } = await createTeam(db)
    eventId = (await createEvent(db, teamId)).id
    people = await createPeople(db, { teamId, eventId, foreignTeamId })
  })
  afterAll(() => api.close())

  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    api.call({ method, url: `/api/judges${path}`, body, token: people.superadmin.token })
  const newName = () => `Судьина${'абвгдежзик'.charAt((n += 1) % 10)}${'я'.repeat(n)}`
  const create = async (values: object = {}) =>
    (await call('POST', '', { ...judge, last_name: newName(), ...values })).json<Judge>()
  const list = async (query = '', as: CallerName = 'superadmin') => {
    const answer = await api.call({ url: `/api/judges${query}`, token: people[as].token })
    return answer.json<{ items: Judge[]; total: number }>()
  }

  describe('takes a judge', () => {
    it('whole and trimmed; who did it is noted, the contacts are not', async () => {
      const last_name = newName()
      const answer = await call('POST', '', { ...judge, last_name: ` ${last_name} ` })
      expect(answer.statusCode).toBe(201)
      const { id } = answer.json<Judge>()
      expect(answer.json()).toEqual({ id, ...judge, last_name, club: '', team_id: null })
      const changed = await call('PUT', `/${id}`, { city: 'Уфа', contacts: { phone: '' } })
      expect(changed.json()).toEqual({
        id,
        ...judge,
        last_name,
        city: 'Уфа',
        club: '',
        team_id: null,
        contacts: { ...judge.contacts, phone: '' },
      })
      const hidden = { from: '…', to: '…' }
      expect(await auditOf(api.database.db, 'judge', id)).toMatchObject([
        {
          user_id: people.superadmin.id,
          action: 'createJudge',
          changes: { city: { from: null, to: '…' } },
        },
        { action: 'updateJudge', changes: { city: hidden, contacts: hidden } },
      ])
    })

    it('by the rules, told by field', async () => {
      const answer = await call('POST', '', { city: 'Казань', contacts: { email: 'нет' } })
      expect(answer.statusCode).toBe(422)
      expect(answer.json<{ errors: object }>().errors).toEqual({
        last_name: ['Укажите фамилию'],
        first_name: ['Укажите имя'],
        'contacts.email': ['Введите корректный адрес электронной почты.'],
      })
    })

    it('once per name and city, whatever case and ё', async () => {
      const { id } = await create({ last_name: 'Ёжикова' })
      const twin = { ...judge, last_name: 'ежикова ' }
      expect((await call('POST', '', twin)).statusCode).toBe(409)
      expect((await call('POST', '', { ...twin, city: 'Уфа' })).statusCode).toBe(201)
      const answer = await call('PUT', `/${id}`, { city: 'УФА' })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'judge_exists' })
    })
  })

  it('lets a judge go, but not one who is at an event', async () => {
    const { id } = await create()
    const at = `/api/events/${eventId}/judges/${id}`
    const { token } = people.admin
    await api.call({ method: 'PUT', url: at, body: { role: 'chief' }, token })
    const answer = await call('DELETE', `/${id}`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'judge_in_use' })
    await api.call({ method: 'DELETE', url: at, token })
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404)
    expect((await call('PUT', `/${id}`, judge)).statusCode).toBe(404)
  })

  it('shows contacts to a superadmin only', async () => {
    const { id, last_name } = await create()
    for (const as of ['admin', 'eventAdmin'] as const) {
      const { items } = await list(`?q=${encodeURIComponent(last_name)}`, as)
      expect(items).toMatchObject([{ id, contacts: null }])
    }
    const { items } = await list(`?q=${encodeURIComponent(last_name)}`)
    expect(items).toMatchObject([{ id, contacts: judge.contacts }])
  })

  it('is sorted, filtered by city, found by words and paged', async () => {
    const city = 'Новый Ёлск'
    for (const [last_name, category] of [
      ['Яхонтова', 'Первая'],
      ['Ёжина', 'Вторая'],
      ['Жарова', 'Третья'],
    ]) {
      await create({ last_name, category, city })
    }
    const names = async (query: string) =>
      (await list(`?city=${encodeURIComponent('новый елск')}${query}`)).items.map(
        (each) => each.last_name,
      )
    expect(await names('')).toEqual(['Ёжина', 'Жарова', 'Яхонтова'])
    expect(await names('&sort=-category')).toEqual(['Жарова', 'Яхонтова', 'Ёжина'])
    expect(await names('&q=ирина%20жар')).toEqual(['Жарова'])
    expect(await names('&page_size=2&page=2')).toEqual(['Яхонтова'])
  })
})

onPostgres('the judges’ directory', (engine) => {
  it('does not lose an invitation of the moment in which the judge is deleted', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    const root = await createUser(db, { superadmin: true })
    const token = await api.logIn(root.email)
    const { id: eventId } = await createEvent(db, (await defaultTeam(db)).id)
    for (let n = 0; n < 10; n += 1) {
      const { id } = await db
        .insertInto('judges')
        .values({ last_name: 'Соколова', first_name: 'Ирина', city: `Город ${n}` })
        .returning('id')
        .executeTakeFirstOrThrow()
      const [invited, deleted] = await Promise.all([
        api.call({
          method: 'PUT',
          url: `/api/events/${eventId}/judges/${id}`,
          body: { role: 'chief' },
          token,
        }),
        api.call({ method: 'DELETE', url: `/api/judges/${id}`, token }),
      ])
      expect([
        [200, 409],
        [404, 204],
      ]).toContainEqual([invited.statusCode, deleted.statusCode])
    }
    await api.close()
  })
})
