import { unwrap } from '@parket/api-client/problem'
import { closeContest, contestId, createContest, logInByApi, registerByApi } from './api.ts'
import { CUP } from './demo.ts'
import { makePerson } from './people.ts'

/** The points of its one mark, in tenths: they stand nowhere else. */
export const heldPoints = 9731
const LETTER = 'Z'

/** A judged contest of one entry whose place is fixed and held back until the ceremony. */
export async function heldContest(url: string) {
  const { groupNum } = await createContest(url, 10, {
    scoring: 'points',
    criteria: [{ name: 'Исполнение', max: 10_000 }],
    dances: ['Folk'],
  })
  const { registrations, regData } = await registerByApi(url, makePerson(), groupNum)
  const api = await logInByApi(url, 'admin@parket.test')
  const id = await contestId(api, groupNum)
  const { last_name, first_name } = makePerson()
  const { judge_id } = await unwrap(
    api.POST('/api/events/{id}/judges', {
      params: { path: { id: CUP.id } },
      body: { last_name, first_name, city: 'Москва', letter: LETTER, role: 'line' },
    }),
  )
  const params = { path: { id } }
  await unwrap(api.PUT('/api/contests/{id}/panel', { params, body: { judgeIds: [judge_id] } }))
  await closeContest(url, groupNum)
  await unwrap(
    api.PUT('/api/events/{id}/contest-statuses', {
      params: { path: { id: CUP.id } },
      body: { contestIds: [id], status: 'ready', generateHeats: true },
    }),
  )
  const rounds = await unwrap(api.GET('/api/contests/{id}/rounds', { params }))
  const path = { id, roundId: rounds[0]?.id ?? 0 }
  const setRound = (status: string) =>
    unwrap(
      api.PUT('/api/contests/{id}/rounds/{roundId}/status', { params: { path }, body: { status } }),
    )
  await setRound('locked')
  await setRound('running')
  const sheet = await unwrap(
    api.POST('/api/contests/{id}/rounds/{roundId}/sheets', {
      params: { path },
      body: { dance: 'Folk', letter: LETTER },
    }),
  )
  const ofSheet = { params: { path: { ...path, sheetId: sheet.id } } }
  const marks = registrations.map((one) => ({ registration_id: one.id, values: [heldPoints] }))
  const sheetCall = '/api/contests/{id}/rounds/{roundId}/sheets/{sheetId}'
  const { version } = await unwrap(
    api.PUT(sheetCall, { ...ofSheet, body: { marks, version: sheet.version } }),
  )
  await unwrap(api.POST(`${sheetCall}/finish`, { ...ofSheet, body: { version } }))
  await setRound('judged')
  const publish = (level: string, hold = false) =>
    unwrap(api.POST('/api/contests/{id}/publication', { params, body: { level, hold } }))
  await publish('places', true)
  return { groupNum, startNumber: regData.reg_n, publish }
}
