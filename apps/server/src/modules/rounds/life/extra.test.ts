import { problemText } from '@parket/domain/problems/catalogue'
import { recompute } from '@parket/domain/scoring/recompute'
import type { ResultFile } from '@parket/domain/scoring/resultFile'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { createCompetition, type Competition, type Round } from '../../../testing/competition.ts'
import { createTestDatabase } from '../../../testing/database.ts'

let api: Api
let day: Competition
beforeAll(async () => {
  api = await startApi({ name: 'embedded', createDatabase: createTestDatabase })
  day = await createCompetition(api)
})
afterAll(() => api.close())

const extraOf = ({ contest_id, id }: Round) => `/api/contests/${contest_id}/rounds/${id}/extra`
const numbersOf = ({ heats }: Round) => heats.flat().map(({ start_number }) => start_number)
const again = async ({ contest_id, id }: Round) =>
  (await day.rounds(contest_id)).find((round) => round.id === id) as Round

/** Every judge crosses the smallest numbers, or places in their order. */
async function judge(round: Round, order = (numbers: number[]) => numbers) {
  await day.begin(await again(round))
  const { kind, advance } = await day.marks(round)
  await day.type(round, (_, numbers) => {
    const sorted = order(numbers.toSorted((one, other) => one - other))
    const markOf = (at: number) => (kind === 'crosses' ? Number(at < advance) : at + 1)
    return Object.fromEntries(sorted.map((number, at) => [number, [markOf(at)]]))
  })
  const answer = await day.setRound(round, 'judged')
  expect(answer.statusCode || answer.body).toBe(200)
}

async function drawn(entries: number): Promise<Round[]> {
  const id = await day.enter(entries, { dances: ['Румба'], final_max: 8 })
  await day.setContest(id, 'ready')
  return day.rounds(id)
}

it('«With a hope round the next round takes A + B: A straight, B from the hope round»', async () => {
  const [semi, final] = (await drawn(12)) as [Round, Round]
  await judge(semi)
  const hope = await day.send<Round>('POST', extraOf(semi), { type: 'hope', advance: 2 })
  expect(hope).toMatchObject({ type: 'hope', index: 1, status: 'planned', advance: 2 })
  expect((await day.rounds(semi.contest_id)).map(({ type }) => type)).toEqual([
    'main',
    'hope',
    'main',
  ])
  // Who dances the final is not known before.
  expect((await day.setRound(final, 'drawn')).statusCode).toBe(422)
  await judge(hope)
  const straight = numbersOf(semi).toSorted((one, other) => one - other)
  expect(numbersOf(await again(hope)).toSorted((one, other) => one - other)).toEqual(
    straight.slice(6),
  )
  await judge(final)
  expect(numbersOf(await again(final)).toSorted((one, other) => one - other)).toEqual(
    straight.slice(0, 8),
  )

  const url = `/api/contests/${semi.contest_id}/publication`
  await day.send('POST', url, { level: 'places' })
  await day.send('POST', url, { level: 'marks' })
  const { group_num } = await day.send<{ group_num: number }>(
    'GET',
    `/api/contests/${semi.contest_id}`,
  )
  const file = await day.send<ResultFile>(
    'GET',
    `/api/events/${day.eventId}/groups/${group_num}/result-file`,
  )
  expect(file.rounds.map(({ type }) => type)).toEqual(['main', 'hope', 'main'])
  expect(recompute(file).disagreements).toEqual([])
  // Those who left in the hope round share what is left.
  expect(file.places.slice(8).map(({ place, place_to }) => [place, place_to])).toEqual(
    Array.from({ length: 4 }, () => [9, 12]),
  )
})

it('a redance repeats a judged round, its contest runs again, and its places count', async () => {
  const [final] = (await drawn(3)) as [Round]
  expect((await day.call('POST', extraOf(final), { type: 'redance' })).json()).toMatchObject({
    errors: { type: [problemText('redance_unjudged')] },
  })
  await judge(final)
  const redance = await day.send<Round>('POST', extraOf(final), { type: 'redance' })
  const status = async () =>
    (await day.send<{ status: string }>('GET', `/api/contests/${final.contest_id}`)).status
  expect(await status()).toBe('running')
  await judge(redance, (numbers) => numbers.toReversed())
  expect(await status()).toBe('judged')
  const preview = await day.send<{ places: { start_number: number }[] }>(
    'GET',
    `/api/contests/${final.contest_id}/result`,
  )
  expect(preview.places.map(({ start_number }) => start_number)).toEqual(
    numbersOf(final).toSorted((one, other) => other - one),
  )
})

it('a contest that opens again opens the redance; the final that was repeated stays judged', async () => {
  const [final] = (await drawn(4)) as [Round]
  await judge(final)
  const redance = await day.send<Round>('POST', extraOf(final), { type: 'redance' })
  await judge(redance)
  expect((await day.setContest(final.contest_id, 'running')).statusCode).toBe(200)
  expect((await day.rounds(final.contest_id)).map(({ type, status }) => [type, status])).toEqual([
    ['main', 'judged'],
    ['redance', 'running'],
  ])
})

it('go away while they are not drawn; others stay', async () => {
  const [final] = (await drawn(3)) as [Round]
  await judge(final)
  const redance = await day.send<Round>('POST', extraOf(final), { type: 'redance' })
  const remove = ({ contest_id, id }: Round) =>
    day.call('DELETE', `/api/contests/${contest_id}/rounds/${id}`)
  expect((await remove(final)).statusCode).toBe(409)
  await day.setRound(redance, 'drawn')
  expect((await remove(redance)).json()).toMatchObject({ code: 'extra_round_kept' })
  await day.setRound(redance, 'planned')
  expect((await remove(redance)).statusCode).toBe(204)
  expect(await day.rounds(final.contest_id)).toHaveLength(1)
})

it.each([
  ['final', { type: 'hope', advance: 1 }, { type: [problemText('hope_of_final')] }],
  [
    'semi',
    { type: 'hope', advance: 6 },
    { advance: [problemText('advance_range', { min: 1, max: 5 })] },
  ],
  ['semi', { type: 'main' }, { type: [problemText('invalid')] }],
] as const)('of a %s, %o is refused', async (which, body, errors) => {
  const [semi, final] = (await drawn(12)) as [Round, Round]
  const answer = await day.call('POST', extraOf(which === 'semi' ? semi : final), body)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ errors })
})

it('after a correction a drawn round takes who goes on now; who stays keeps the heat', async () => {
  const [semi, final] = (await drawn(12)) as [Round, Round]
  await judge(semi)
  await day.setRound(final, 'drawn')
  const before = numbersOf(await again(final))
  // The round is opened again: every judge meant another one.
  await day.setRound(semi, 'running')
  const idOf = (number: number | undefined) =>
    semi.heats.flat().find(({ start_number }) => start_number === number)?.registration_id
  const [out] = before
  const comes = numbersOf(semi).find((number) => !before.includes(number))
  for (const { id } of (await day.marks(semi)).sheets) {
    await day.send('PUT', `/api/contests/${semi.contest_id}/rounds/${semi.id}/sheets/${id}`, {
      marks: [
        { registration_id: idOf(out), values: [0] },
        { registration_id: idOf(comes), values: [1] },
      ],
      reason: 'Сверено с листом',
    })
  }
  const url = `/api/contests/${final.contest_id}/rounds/${final.id}/entries`
  // Nobody knows who goes on while it is open.
  expect((await day.call('PUT', url, {})).statusCode).toBe(422)
  await day.setRound(semi, 'judged')
  expect((await day.marks(semi)).next).toMatchObject({
    would_go_on: [idOf(comes)],
    would_drop_out: [idOf(out)],
  })
  const renewed = await day.send<Round>('PUT', url, {})
  expect(numbersOf(renewed)).toEqual([...before.filter((number) => number !== out), comes])
  const { next } = await day.marks(semi)
  expect(next).toMatchObject({ would_go_on: [], would_drop_out: [] })
})

it('a round without heats, and one that is judged, keep what they have', async () => {
  const [semi, final] = (await drawn(12)) as [Round, Round]
  const renew = ({ contest_id, id }: Round) =>
    day.call('PUT', `/api/contests/${contest_id}/rounds/${id}/entries`, {})
  expect((await renew(final)).json()).toMatchObject({ code: 'round_entries_fixed' })
  await judge(semi)
  expect((await renew(semi)).statusCode).toBe(409)
})
