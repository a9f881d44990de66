import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { createCompetition, type Competition, type Round } from '../../../testing/competition.ts'
import { anyEngine } from '../../../testing/database.ts'

let api: Api
let day: Competition
beforeAll(async () => {
  api = await startApi(anyEngine())
  day = await createCompetition(api)
})
afterAll(() => api.close())

/** What the event's journal says of draws, in their order: taken back, or by which seed. */
async function draws(contestId: string) {
  const lines = await api.database.db
    .selectFrom('journal')
    .where('event_id', '=', day.eventId)
    .where('kind', '=', 'draw')
    .select('body')
    .orderBy('n')
    .execute()
  return lines
    .map(({ body }) => body as { contest_id: string; seed: string; is_withdrawn?: boolean })
    .filter(({ contest_id }) => contest_id === contestId)
    .map(({ seed, is_withdrawn = false }) => ({ seed, is_withdrawn }))
}

it('a draw that is taken back stays on the record with its seed, however it was', async () => {
  const contestId = await day.enter(3, { scoring: 'skating' })
  await day.setContest(contestId, 'ready')
  const [round] = (await day.rounds(contestId)) as [Round]
  const [first] = await draws(contestId)
  expect(first).toEqual({ seed: round.seed, is_withdrawn: false })

  await day.setRound(round, 'planned')
  const again = await day.setRound(round, 'drawn')
  const [drawn] = (await day.rounds(contestId)) as [Round]
  const undo = `/api/admin/events/${day.eventId}/change-sets/${String(again.headers['x-change-set-id'])}/undo`
  expect((await day.call('POST', undo, {})).statusCode).toBe(200)
  expect((await draws(contestId)).slice(1)).toEqual([
    { seed: round.seed, is_withdrawn: true },
    { seed: drawn.seed, is_withdrawn: false },
    { seed: drawn.seed, is_withdrawn: true },
  ])
})
