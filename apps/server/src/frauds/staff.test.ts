import type { components } from '@parket/api-client/schema'
import { checkResultFile } from '@parket/domain/result/checkResultFile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readChain } from '../journal/readChain.ts'
import { sha256 } from '../security/sha256.ts'
import { startApi, type Api } from '../testing/api.ts'
import { anyEngine } from '../testing/database.ts'
import { createFraudDay, type Cheat, type FraudDay } from '../testing/fraudDay.ts'

type Schemas = components['schemas']

/** Staff who may do such things: what they do is not refused, and it is told. */
let api: Api
let own: FraudDay

beforeAll(async () => {
  api = await startApi(anyEngine())
  own = await createFraudDay(api)
})
afterAll(() => api.close())

const editors = ['admin', 'eventAdmin', 'supervisor', 'eventSupervisor', 'superadmin'] as const

/** The call; its answer's body, which has to be there. */
async function send<T>(
  by: Cheat,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: object,
): Promise<T> {
  const answer = await own.ask(by, { method, url, ...(body && { body }) })
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`)
  return answer.json<T>()
}

async function regDataOf(registrationId: number | undefined): Promise<string> {
  const { reg_data_id } = await api.database.db
    .selectFrom('registrations')
    .where('id', '=', registrationId ?? 0)
    .select('reg_data_id')
    .executeTakeFirstOrThrow()
  return `/api/events/${own.day.eventId}/reg-datas/${reg_data_id}`
}

describe('both entries of a paper', () => {
  it.each([...editors, 'tallyStation'] as const)('by one %s are refused', async (by) => {
    const { id, round } = await own.dance('locked')
    await own.day.setRound(round, 'running')
    const sheets = `/api/contests/${id}/rounds/${round.id}/sheets`
    const { entries } = await own.day.marks(round)
    const sheet = await send<Schemas['MarkSheet']>(by, 'POST', sheets, {
      dance: 'Вальс',
      letter: 'A',
    })
    const marks = entries.map(({ registration_id }, at) => ({ registration_id, values: [at + 1] }))
    const saved = await send<Schemas['MarkSheet']>(by, 'PUT', `${sheets}/${sheet.id}`, {
      marks,
      version: sheet.version,
    })
    await send(by, 'POST', `${sheets}/${sheet.id}/finish`, { version: saved.version })
    const again = await own.ask(by, {
      method: 'POST',
      url: sheets,
      body: { dance: 'Вальс', letter: 'A', pass: 'second' },
    })
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([
      409,
      'sheet_same_person',
    ])
  })
})

describe('who danced under a number', () => {
  it.each(editors)('is named in the published file where %s gives another name', async (by) => {
    const { published } = own.at
    const path = await regDataOf(published.entries[0])
    const { regData, dancers } = await send<Schemas['RegDataAnswer']>(by, 'GET', path)
    const [dancer] = dancers
    const rename = async (last_name: string | undefined, version: number) =>
      (
        await send<Schemas['RegDataAnswer']>(by, 'PUT', path, {
          version,
          dancers: [{ ...dancer, last_name }],
        })
      ).regData.version
    const version = await rename('Чужая', regData.version)
    const problems = async () => {
      const [contest] = checkResultFile(JSON.stringify(await own.file(published)), sha256)
      return contest?.problems
    }
    expect(await problems()).toEqual([expect.stringMatching(/имя/)])
    await rename(dancer?.last_name, version)
    expect(await problems()).toEqual([])
  })

  it.each(editors)('stays in the published file where %s exchanges numbers', async (by) => {
    const { published } = own.at
    const before = await own.file(published)
    const path = await regDataOf(published.entries[0])
    const [one, other] = published.numbers
    const reason = 'Перепутали номера'
    const give = (start_number: number | undefined) =>
      send(by, 'PUT', `${path}/start-number`, { start_number, swap: true, reason })
    await give(other)
    await give(one)
    expect((await own.file(published)).hash).toBe(before.hash)
  })

  it.each(editors)('is in the journal with %s, before anything is published', async (by) => {
    const { judged } = own.at
    const path = await regDataOf(judged.entries[0])
    const swap = { start_number: judged.numbers[1], swap: true, reason: 'Перепутали номера' }
    await send(by, 'PUT', `${path}/start-number`, swap)
    const chain = await readChain(api.database.db, { eventId: own.day.eventId, roundId: null })
    const last = chain.findLast(({ kind }) => kind === 'input')
    expect(last).toMatchObject({
      user_id: own.day.people[by].id,
      body: { contest_id: judged.id, parts: { numbers: expect.any(Object) } },
    })
    await send(by, 'PUT', `${path}/start-number`, { ...swap, start_number: judged.numbers[0] })
  })
})

it.each(editors)(
  'a seed that %s sends with the draw is none: it stays the server’s',
  async (by) => {
    const { id, round } = await own.dance('drawn')
    const url = `/api/contests/${id}/rounds/${round.id}/status`
    await send(by, 'PUT', url, { status: 'planned', reason: 'Ошибка в списке' })
    await send(by, 'PUT', url, { status: 'drawn', seed: 'мой' })
    const [drawn] = await own.day.rounds(id)
    expect(drawn?.seed).toMatch(/^[\da-f]{8}-/)
    expect(drawn?.seed).not.toBe(round.seed)
  },
)
