import type { components } from '@parket/api-client/schema'
import { millisecondsInHour } from 'date-fns/constants'
import { expect, it } from 'vitest'

import { startApi } from '../../../testing/api.ts'
import { anyEngine } from '../../../testing/database.ts'
import { addStaff, createEvent, createUser, defaultTeam } from '../../../testing/fixtures.ts'
import { lettersTo } from '../../../testing/letters.ts'
import { createPublishedContest } from '../../../testing/publishedContest.ts'

it('many questions of strangers fill no box: few letters, one that tells of the rest, none lost', async () => {
  const config = { allowDs: true, metricsOpen: false, trustProxy: 1, publicUrl: null, port: 0 }
  const api = await startApi(anyEngine(), { config })
  const { db } = api.database
  const event = await createEvent(db, (await defaultTeam(db)).id, {
    contacts: JSON.stringify({ phone: '', email: 'cup@parket.test', site: '', address: '' }),
  })
  const person = { last_name: 'Ким', first_name: 'Наталья', birth_date: '2010-01-02' }
  await createPublishedContest(db, event, [{ start_number: 7, place: [1, 1], person }], {
    group_num: 12,
  })
  const ask = async (n: number) => {
    const answer = await api.call({
      method: 'POST',
      url: `/api/events/${event.id}/groups/12/questions`,
      body: { start_number: 7, text: `Вопрос ${n}`, email: 'parent@parket.test' },
      headers: { 'x-forwarded-for': `198.51.100.${n % 5}` },
    })
    return answer.statusCode
  }
  const letters = async () =>
    (await lettersTo(db, 'cup@parket.test')).map(({ subject }) => subject.split(':')[0])
  const told = Array<string>(10).fill('Вопрос о результате')

  const answers = []
  for (let n = 0; n < 40; n += 1) answers.push(await ask(n))
  expect(new Set(answers)).toEqual(new Set([204]))
  expect(await letters()).toEqual([...told, 'Ещё вопросы о результатах'])
  const { wait } = await db
    .selectFrom('outbox')
    .orderBy('id', 'desc')
    .select((eb) => eb('run_at', '>', eb.ref('created_at')).as('wait'))
    .executeTakeFirstOrThrow()
  expect(wait).toBe(true)

  const admin = await createUser(db)
  await addStaff(db, event.id, admin.id, 'admin')
  const list = await api.call({
    url: `/api/events/${event.id}/result-questions`,
    token: await api.logIn(admin.email),
  })
  expect(list.json<components['schemas']['ResultQuestionPage']>().total).toBe(40)

  api.pass(millisecondsInHour)
  expect(await ask(41)).toBe(204)
  expect((await letters()).at(-1)).toBe('Вопрос о результате')
  await api.close()
})
