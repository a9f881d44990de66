import { newId } from '@parket/api-client/newId'
import type { ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/problem'
import { createEvent, logInByApi, registrationOf } from './api.ts'
import { makePerson } from './people.ts'

export const DANCE = 'Вальс'

/** A final of two, or of more, before judges A and B that runs, in an event with a chief judge. */
export async function runningFinal(url: string, couples = 2) {
  const event = await createEvent(url)
  const api = await logInByApi(url, 'supervisor@parket.test')
  const params = { path: { id: event.id } }
  const judges = await Promise.all(
    [
      { letter: 'A', role: 'line' },
      { letter: 'B', role: 'line' },
      { letter: null, role: 'chief' },
    ].map(({ letter, role }) => {
      const { last_name, first_name } = makePerson()
      const body = { last_name, first_name, letter, role }
      return unwrap(api.POST('/api/events/{id}/judges', { params, body }))
    }),
  )
  const [a = 0, b = 0, chief = 0] = judges.map(({ judge_id }) => judge_id)
  const id = newId()
  await unwrap(
    api.POST('/api/contests', {
      body: {
        id,
        event_id: event.id,
        group_num: 7,
        group_name: 'Соло, взрослые',
        section: 'Стандарт',
        scoring: 'skating',
        dances: [DANCE],
        status: 'open',
      },
    }),
  )
  for (let n = 0; n < couples; n += 1) {
    const body = registrationOf(makePerson(), [id])
    await unwrap(api.POST('/api/events/{id}/register', { params, body }))
  }
  await unwrap(
    api.PUT('/api/contests/{id}/panel', { params: { path: { id } }, body: { judgeIds: [a, b] } }),
  )
  for (const status of ['closed', 'ready', 'running']) {
    await unwrap(
      api.PUT('/api/events/{id}/contest-statuses', {
        params,
        body: { contestIds: [id], status, ...(status === 'ready' && { generateHeats: true }) },
      }),
    )
  }
  return { api, eventId: event.id, contestId: id, judges: { a, b, chief } }
}

/** Makes a station. @returns the code that pairs it */
export async function codeOf(api: ApiClient, eventId: number, body: object): Promise<string> {
  const params = { path: { id: eventId } }
  const { code } = await unwrap(api.POST('/api/events/{id}/stations', { params, body }))
  return code
}
