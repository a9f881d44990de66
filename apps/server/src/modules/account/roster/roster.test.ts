import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createUser } from '../../../testing/fixtures.ts'

const eva = { last_name: 'Юная', first_name: 'Ева', birth_date: '2015-05-06', gender: 'F' }

forEachEngine('«Мои танцоры»', (engine) => {
  let api: Api
  let user: { id: number; email: string }
  let token: string
  beforeAll(async () => {
    api = await startApi(engine)
  })
  beforeEach(async () => {
    user = await createUser(api.database.db)
    token = await api.logIn(user.email)
  })
  afterAll(() => api.close())

  const url = (path: string | number = '') => `/api/users/${user.id}/roster${path && `/${path}`}`
  const add = (body: object) => api.call({ method: 'POST', url: url(), body, token })
  const put = (id: number, body: object) => api.call({ method: 'PUT', url: url(id), body, token })
  const list = async (query = '') => {
    const answer = await api.call({ url: `${url()}${query}`, token })
    return answer.json<{ items: { id: number; first_name: string }[]; total: number }>()
  }
  const keep = async (body: object) => (await add(body)).json<{ id: number }>().id

  it('keep a dancer, trimmed, by the rules', async () => {
    const answer = await add({ ...eva, last_name: ' Юная ' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ ...eva, user_id: null })
    const wrong = await add({ first_name: 'Ева', birth_date: '2030-01-01' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json()).toMatchObject({
      errors: {
        last_name: ['Укажите фамилию'],
        birth_date: ['Дата рождения ещё не наступила'],
      },
    })
    expect((await list()).total).toBe(1)
  })

  it('keep the same dancer once, whatever case, spaces and ё', async () => {
    await add({ ...eva, last_name: 'Ёлкина' })
    const again = await add({ ...eva, last_name: ' елкина', first_name: 'ЕВА' })
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({ code: 'roster_dancer_exists' })
    const other = await keep({ ...eva, last_name: 'Другая' })
    expect((await put(other, { last_name: 'Елкина' })).statusCode).toBe(409)
    expect((await list()).total).toBe(2)
  })

  it('are listed by name, found by words, sorted and paged', async () => {
    await add({ ...eva, last_name: 'Яшина', first_name: 'Ира', birth_date: '2010-01-01' })
    await add({ ...eva, last_name: 'Ёлкина', first_name: 'Зоя', birth_date: '2012-01-01' })
    await add({ ...eva, last_name: 'Жукова', first_name: 'Уля', birth_date: '2011-01-01' })
    const names = async (query = '') => (await list(query)).items.map((each) => each.first_name)
    expect(await names()).toEqual(['Зоя', 'Уля', 'Ира'])
    expect(await names('?sort=-birth_date')).toEqual(['Зоя', 'Уля', 'Ира'])
    expect(await names('?sort=birth_date&page_size=1&page=2')).toEqual(['Уля'])
    expect(await names('?q=елк')).toEqual(['Зоя'])
  })

  it('are changed and taken off', async () => {
    const id = await keep(eva)
    expect((await put(id, { first_name: 'Ева-Мария' })).json()).toMatchObject({
      ...eva,
      first_name: 'Ева-Мария',
    })
    expect((await put(id, { birth_date: '' })).statusCode).toBe(422)
    const remove = () => api.call({ method: 'DELETE', url: url(id), token })
    expect((await remove()).statusCode).toBe(204)
    expect((await remove()).statusCode).toBe(404)
    expect((await put(id, eva)).statusCode).toBe(404)
  })

  it('are nobody else’s: not to read, to change or to reach by another’s address', async () => {
    const id = await keep(eva)
    const other = await createUser(api.database.db, { superadmin: true })
    const otherToken = await api.logIn(other.email)
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['PUT', id],
      ['DELETE', id],
    ] as const) {
      const body = method === 'POST' || method === 'PUT' ? eva : undefined
      const call = { method, url: url(path), body }
      expect((await api.call(call)).statusCode).toBe(401)
      expect((await api.call({ ...call, token: otherToken })).statusCode).toBe(403)
    }
    const through = `/api/users/${other.id}/roster/${id}`
    const put = { method: 'PUT', url: through, body: eva, token: otherToken } as const
    expect((await api.call(put)).statusCode).toBe(404)
    const remove = { method: 'DELETE', url: through, token: otherToken } as const
    expect((await api.call(remove)).statusCode).toBe(404)
    expect((await list()).total).toBe(1)
  })
})
