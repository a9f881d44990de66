import { formProblemText } from '@parket/domain/problems/formProblems'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import { countQueries } from '../../../testing/countQueries.ts'
import { newDancer, register, registration, startCup, type Cup } from '../../../testing/cup.ts'
import { anyEngine } from '../../../testing/database.ts'
import { createUser } from '../../../testing/fixtures.ts'

const { engine, queries } = countQueries(anyEngine())
const dancers = Array.from({ length: 101 }, () => newDancer())

let api: Api
let cup: Cup
let token: string
beforeAll(async () => {
  ;({ api, cup } = await startCup(engine))
  token = await api.logIn((await createUser(api.database.db)).email)
})
afterAll(() => api.close())

it('more dancers than may dance together are refused before any is looked for', async () => {
  const own = await register(api, cup, registration([cup.ids.folk]), { token })
  const { regData } = own.json<{ regData: { id: number } }>()
  const url = `/api/events/${cup.event.id}`
  const set = registration([cup.ids.folk], { dancers })
  const calls = [
    ['POST', `${url}/register`, set, 'dancers'],
    ['PUT', `${url}/reg-datas/${regData.id}`, { dancers }, 'dancers'],
    ['POST', `${url}/register-many`, { ...set, registrations: [set] }, 'registrations.0.dancers'],
  ] as const
  for (const [method, path, body, field] of calls) {
    const send = async (sent: object | string) => {
      const before = queries()
      const answer = await api.call({ method, url: path, body: sent, token })
      return { answer, asked: queries() - before }
    }
    const malformed = await send({ dancers: 1, registrations: 1 })
    expect(malformed.answer.statusCode).toBe(400)
    const { answer, asked } = await send(body)
    expect(answer.json()).toMatchObject({
      errors: { [field]: [formProblemText('dancers_too_many', { n: 101, max: 100 })] },
    })
    // Whose registration is changed is asked before.
    expect(asked - malformed.asked).toBeLessThanOrEqual(method === 'PUT' ? 1 : 0)
  }
})

it('a dancer is known again whatever signs the name has', async () => {
  const dancer = newDancer({ last_name: 'О’Нил-Ёлкина', first_name: 'Анна Мария' })
  const first = await register(api, cup, registration([cup.ids.folk], { dancers: [dancer] }))
  expect(first.statusCode).toBe(201)
  const again = { ...dancer, last_name: ' о’нил-елкина ' }
  const second = await register(api, cup, registration([cup.ids.folk], { dancers: [again] }))
  expect(second.statusCode).toBe(409)
})
