import type { components } from '@parket/api-client/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { anyEngine } from '../../../testing/database.ts'
import { addStaff, createEvent, createUser, defaultTeam, NOW } from '../../../testing/fixtures.ts'
import { lettersTo } from '../../../testing/letters.ts'
import { createPublishedContest } from '../../../testing/publishedContest.ts'

type Page = components['schemas']['ResultQuestionPage']

const question = {
  start_number: 7,
  text: 'Имя с ошибкой: Наталия',
  email: 'parent@parket.test',
}

describe('questions about published results', () => {
  let api: Api
  let eventId: number
  let contestId: string
  let admin: string
  let manager: string

  beforeAll(async () => {
    api = await startApi(anyEngine())
    const { db } = api.database
    const team = await defaultTeam(db)
    const event = await createEvent(db, team.id, {
      contacts: JSON.stringify({ phone: '', email: 'cup@parket.test', site: '', address: '' }),
    })
    eventId = event.id
    contestId = await createPublishedContest(
      db,
      event,
      [
        {
          start_number: 7,
          place: [1, 1],
          person: { last_name: 'Ким', first_name: 'Наталья', birth_date: '2010-01-02' },
        },
      ],
      { group_num: 12 },
    )
    const [one, two] = [await createUser(db), await createUser(db)]
    await addStaff(db, eventId, one.id, 'admin')
    await addStaff(db, eventId, two.id, 'manager')
    admin = await api.logIn(one.email)
    manager = await api.logIn(two.email)
  })
  afterAll(() => api.close())

  const ask = (body: object, groupNum = 12) =>
    api.call({
      method: 'POST',
      url: `/api/events/${eventId}/groups/${groupNum}/questions`,
      body,
    })
  const url = () => `/api/events/${eventId}/result-questions`
  const list = async () => (await api.call({ url: url(), token: admin })).json<Page>()
  const answer = (id: number, body: object, token = admin) =>
    api.call({ method: 'PUT', url: `${url()}/${id}`, body, token })

  it('say what is missing by field, and that a number has no result', async () => {
    const empty = await ask({})
    expect(empty.statusCode).toBe(422)
    expect(Object.keys(empty.json<{ errors: object }>().errors)).toEqual([
      'start_number',
      'text',
      'email',
    ])
    const stranger = await ask({ ...question, start_number: 8 })
    expect(stranger.statusCode).toBe(422)
    expect(stranger.json()).toMatchObject({
      errors: { start_number: ['В этом результате такого номера нет'] },
    })
    expect((await list()).total).toBe(0)
  })

  it('reach the organiser, who answers once; both get a letter', async () => {
    const { db } = api.database
    expect((await ask(question)).statusCode).toBe(204)
    const [letter] = await lettersTo(db, 'cup@parket.test')
    expect(letter?.text).toContain('Имя с ошибкой: Наталия')
    const { items } = await list()
    expect(items).toMatchObject([{ ...question, group_num: 12, answer: '', is_corrected: null }])
    const id = items[0]?.id ?? 0

    expect((await answer(id, { answer: ' ' })).statusCode).toBe(422)
    const answered = await answer(id, { answer: 'Исправлено, спасибо', is_corrected: true })
    expect(answered.json()).toMatchObject({ answer: 'Исправлено, спасибо', is_corrected: true })
    const [reply] = await lettersTo(db, question.email)
    expect(reply?.text).toContain('Исправлено, спасибо')
    expect((await answer(id, { answer: 'Ещё раз' })).statusCode).toBe(409)
    expect((await answer(999_999, { answer: 'Кому' })).statusCode).toBe(404)
  })

  it('those without an answer come first', async () => {
    await ask({ ...question, text: 'Город другой' })
    expect((await list()).items.map(({ text }) => text)).toEqual(['Город другой', question.text])
  })

  it('are read and answered by admins alone', async () => {
    expect((await api.call({ url: url(), token: manager })).statusCode).toBe(403)
    expect((await api.call({ url: url() })).statusCode).toBe(401)
    expect((await answer(1, { answer: 'Нет' }, manager)).statusCode).toBe(403)
  })

  it('nothing is asked about what is not public', async () => {
    const { db } = api.database
    await db
      .updateTable('publications')
      .set({ withdrawn_at: NOW })
      .where('contest_id', '=', contestId)
      .execute()
    expect((await ask(question)).statusCode).toBe(404)
    await db
      .updateTable('publications')
      .set({ withdrawn_at: null })
      .where('contest_id', '=', contestId)
      .execute()
    expect((await ask(question, 13)).statusCode).toBe(404)
  })

  it('ten an hour come from one address', async () => {
    for (let n = 0; n < 8; n += 1) expect((await ask(question)).statusCode).toBe(204)
    expect((await ask(question)).statusCode).toBe(429)
  })
})
