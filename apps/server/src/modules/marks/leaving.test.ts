import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import {
  byNumber,
  createCompetition,
  type Competition,
  type MarkSheet,
  type Round,
} from '../../testing/competition.ts'
import { anyEngine } from '../../testing/database.ts'

let api: Api
let day: Competition
let contestId: string
let round: Round

beforeAll(async () => {
  api = await startApi(anyEngine())
  day = await createCompetition(api)
})
afterAll(() => api.close())

const begin = async (entries: number, values: object = {}) => {
  contestId = await day.enter(entries, { scoring: 'skating', dances: ['Вальс'], ...values })
  await day.setContest(contestId, 'ready')
  ;[round] = (await day.rounds(contestId)) as [Round]
  await day.begin(round)
}
const url = () => `/api/contests/${contestId}/rounds/${round.id}`
/** One judge's sheet of everybody who is there, from paper. */
const typeOne = async (letter: string) => {
  const { entries, kind } = await day.marks(round)
  const numbers = entries.map(({ start_number }) => start_number)
  const marks = byNumber(round.advance)(
    { dance: 'Вальс', letter, letterAt: 0, danceAt: 0, kind },
    numbers,
  )
  const sheet = await day.send<MarkSheet>('POST', `${url()}/sheets`, { dance: 'Вальс', letter })
  await day.send('PUT', `${url()}/sheets/${sheet.id}`, {
    marks: entries.map(({ registration_id, start_number }) => ({
      registration_id,
      values: marks[start_number],
    })),
  })
  await day.send('POST', `${url()}/sheets/${sheet.id}/finish`, {})
}
const leave = async (at: number, status: string) => {
  const { entries } = await day.marks(round)
  const registrationId = entries.toSorted((one, other) => one.start_number - other.start_number)[at]
    ?.registration_id
  await day.send('PUT', `${url()}/entries/${registrationId}`, { status, reason: 'Травма' })
}

describe('somebody leaves in the middle of a dance', () => {
  it.each(['withdrawn', 'disqualified', 'not_present'])(
    '%s: the round counts, although not every judge marked them',
    async (status) => {
      await begin(3)
      await typeOne('A')
      await leave(0, status)
      await day.type(round, byNumber(0))
      expect((await day.marks(round)).problems).toEqual([])
      expect((await day.setRound(round, 'judged')).statusCode).toBe(200)
    },
  )

  it('crosses that they had are given to nobody else', async () => {
    await begin(9)
    await typeOne('A')
    await leave(0, 'withdrawn')
    await leave(0, 'withdrawn')
    await day.type(round, byNumber(round.advance))
    expect((await day.marks(round)).problems).toEqual([])
    expect((await day.setRound(round, 'judged')).statusCode).toBe(200)
  })
})
