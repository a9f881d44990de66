import type { components } from '@parket/api-client/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import { newDancer, register, registration, startCup, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { addMember, createUser, defaultTeam, NOW } from '../../../testing/fixtures.ts'
import { eraseEvent } from '../../retention/erase.ts'

type Schemas = components['schemas']
type Answer = Schemas['RegDataAnswer']

const vera = { last_name: 'Белова', first_name: 'Вера', birth_date: '1994-02-03' }
const told = { former_last_name: 'Котова', federation_codes: ['WDSF 10078901', 'РТС-12345'] }

forEachEngine('former surname and codes of federations (docs/adr/0048)', (engine) => {
  let api: Api
  let cup: Cup
  let made: Answer
  let admin: string
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
    const { db } = api.database
    const user = await createUser(db)
    await addMember(db, (await defaultTeam(db)).id, user.id, 'admin')
    admin = await api.logIn(user.email)
    const dancers = [newDancer({ ...vera, ...told, former_last_name: '  Котова ' })]
    made = (await register(api, cup, registration([cup.ids.folk], { dancers }))).json<Answer>()
  })
  afterAll(() => api.close())

  const url = () => `/api/events/${cup.event.id}/reg-datas/${made.regData.id}`
  const byPin = () => `${url()}?pin=${made.regData.pin_code}`
  const enter = (dancer: object) =>
    register(api, cup, registration([cup.ids.oriental], { dancers: [newDancer(dancer)] }))

  it('are kept for whoever holds the registration, and for the staff', async () => {
    expect(made.dancers).toMatchObject([told])
    expect((await api.call({ url: byPin() })).json<Answer>().dancers).toMatchObject([told])
    const list = `/api/events/${cup.event.id}/registrations`
    expect((await api.call({ url: list, token: admin })).body).toContain('WDSF 10078901')
  })

  it('stay where a change leaves them out, and go where it empties them', async () => {
    const change = async (dancer: object) => {
      const [{ id }] = made.dancers as [Schemas['Dancer']]
      const body = { dancers: [{ id, ...dancer }] }
      const answer = await api.call({ method: 'PUT', url: byPin(), body })
      return answer.json<Answer>().dancers
    }
    expect(await change({ first_name: 'Вера-Мария' })).toMatchObject([told])
    expect(await change({ federation_codes: null, former_last_name: null })).toMatchObject([
      { federation_codes: [], former_last_name: '' },
    ])
    expect(await change({ ...vera, ...told })).toMatchObject([told])
  })

  it('are refused by their fields', async () => {
    const answer = await enter({ former_last_name: 'Иванова 2', federation_codes: ['№'] })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([
      'dancers.0.former_last_name',
      'dancers.0.federation_codes',
    ])
  })

  it('are in no public answer', async () => {
    const person = new URLSearchParams({ ln: 'Белова', fn: 'Вера', bd: vera.birth_date })
    for (const path of [
      '/api/search-dancer?last_name=Белова',
      `/api/info-by-name?${person.toString()}`,
      `/api/events/${cup.event.id}/statistics`,
      `/api/events/${cup.event.id}/contests`,
    ]) {
      const { body, statusCode } = await api.call({ url: encodeURI(decodeURI(path)) })
      expect(statusCode).toBe(200)
      expect(body).not.toMatch(/Котова|10078901|federation_codes|former_last_name/)
    }
  })

  it('propose who may be one person, with the reason', async () => {
    await enter({ ...vera, last_name: 'Котова' })
    await enter({ last_name: 'Ли', first_name: 'Анна', federation_codes: ['wdsf 100 789 01'] })
    const { items } = (await api.call({ url: '/api/rating/doubles', token: admin })).json<
      Schemas['Doubles']
    >()
    const pairs = items.map(({ one, other, reason }) => [one.last_name, other.last_name, reason])
    expect(pairs).toEqual([
      ['Белова', 'Котова', 'former_last_name'],
      ['Белова', 'Ли', 'federation_code'],
    ])
    expect(JSON.stringify(items)).not.toMatch(/10078901|federation_codes/)
  })

  it('propose nobody by a code that a crowd bears', async () => {
    const crowd = ['Аа', 'Бб', 'Вв', 'Гг', 'Дд', 'Ее', 'Жж', 'Зз', 'Ии', 'Кк', 'Лл']
    const few = ['Мм', 'Нн', 'Оо', 'Пп', 'Рр', 'Сс', 'Тт', 'Уу', 'Фф', 'Хх']
    const bear = async (code: string, month: string, names: readonly string[]) => {
      for (const [index, last_name] of names.entries()) {
        const birth_date = `1999-${month}-${10 + index}`
        const person = { last_name, birth_date, federation_codes: [code] }
        expect((await enter(person)).statusCode).toBe(201)
      }
    }
    await bear('CLUB 77', '05', crowd)
    await bear('RTS 55', '06', few)
    // Sisters of one day, of the same club.
    for (const first_name of ['Алла', 'Яна']) {
      const sister = { last_name: 'Цц', first_name, federation_codes: ['CLUB 77'] }
      expect((await enter(sister)).statusCode).toBe(201)
    }
    const { items } = (await api.call({ url: '/api/rating/doubles', token: admin })).json<
      Schemas['Doubles']
    >()
    const pairsOf = (names: readonly string[]) =>
      items.filter(({ one, other }) =>
        [one, other].some(({ last_name }) => names.includes(last_name)),
      )
    expect(pairsOf([...crowd, 'Цц'])).toEqual([])
    expect(pairsOf(few)).toHaveLength((few.length * (few.length - 1)) / 2)
  })

  it('go with the personal data of the event', async () => {
    const { db } = api.database
    await db.transaction().execute((trx) => eraseEvent(trx, cup.event.id, new Date(NOW)))
    const rows = await db
      .selectFrom('dancers')
      .select(['former_last_name', 'federation_codes'])
      .execute()
    for (const row of rows) expect(row).toEqual({ former_last_name: '', federation_codes: [] })
  })
})
