import type { components } from '@parket/api-client/schema'
import { journalActor } from '@parket/domain/journal/actor'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import type { MarkSheet, Round } from '../../testing/competition.ts'
import { anyEngine } from '../../testing/database.ts'
import { createFraudDay, type FraudDay } from '../../testing/fraudDay.ts'
import type { CallerName } from '../../testing/roles.ts'

type Page = components['schemas']['JournalPage']
type Line = Page['items'][number]

/** A day with a contest in each state. */
let api: Api
let own: FraudDay

beforeAll(async () => {
  api = await startApi(anyEngine())
  own = await createFraudDay(api)
})
afterAll(() => api.close())

const urlOf = (contestId: string, query = '') => `/api/contests/${contestId}/journal${query}`
const read = (contestId: string, query = '?page_size=200', by: CallerName = 'admin') =>
  own.day.send<Page>('GET', urlOf(contestId, query), undefined, by)
const kindsOf = ({ items }: { items: readonly Line[] }) => items.map(({ kind }) => kind)

describe('the lines of a contest’s journal', () => {
  it('are those of its rounds, of the event about it and of stations, the latest first', async () => {
    const { id, round } = own.at.published
    const page = await read(id)
    expect(kindsOf(page)).toEqual(
      expect.arrayContaining([
        'mark',
        'sheet.finished',
        'draw',
        'round.closed',
        'panel',
        'approval',
        'publication',
      ]),
    )
    expect(page.items.every(({ contest_id }) => contest_id === id || contest_id === null)).toBe(
      true,
    )
    expect(new Set(page.items.map(({ round_id }) => round_id))).toEqual(new Set([round.id, null]))
    const moments = page.items.map(({ at }) => at)
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(page.items[0]).toMatchObject({ kind: 'publication', body: { has_marks: true } })
    expect(page).toMatchObject({
      is_intact: true,
      is_event_intact: true,
      is_whole: true,
      is_published_whole: true,
      input_faults: [],
      mailed_n: null,
      total: page.items.length,
    })
    expect(page.items.find(({ kind }) => kind === 'draw')?.draw_number).toBe(1)
  })

  it('are of one round, or the whole chain of the event without a gap', async () => {
    const { id, round } = own.at.published
    const ofRound = await read(id, `?page_size=200&part=${round.id}`)
    expect(new Set(ofRound.items.map(({ round_id }) => round_id))).toEqual(new Set([round.id]))
    const ofEvent = await read(id, '?page_size=200&part=event')
    const numbers = ofEvent.items.map(({ n }) => n)
    expect(numbers).toEqual(numbers.map((_, at) => numbers.length - at))
    expect(ofEvent.head).toBe(ofEvent.items[0]?.hash)
    expect(ofEvent.items.some(({ contest_id }) => contest_id === own.at.judged.id)).toBe(true)
  })

  it('come page by page', async () => {
    const { id } = own.at.published
    const all = await read(id)
    const second = await read(id, '?page_size=3&page=2')
    expect(second.items).toEqual(all.items.slice(3, 6))
    expect(second.total).toBe(all.total)
    const asWritten = await read(id, '?page_size=200&sort=at')
    expect(asWritten.items).toEqual(all.items.toReversed())
  })

  it('are of one person or device, over all rounds, and everybody is named whatever is chosen', async () => {
    const { id } = own.at.published
    const actor = `station ${own.stations.chiefStation.id}`
    const query = `?page_size=200&actor=${encodeURIComponent(actor)}`
    const page = await read(id, query)
    expect(kindsOf(page)).toEqual(['approval'])
    expect(new Set(page.items.map((line) => journalActor(line)))).toEqual(new Set([actor]))
    expect(page.actors).toEqual((await read(id)).actors)
    expect(page.actors.find(({ key }) => key === actor)).toMatchObject({ station_kind: 'chief' })
  })

  it('are of one number: its marks, heats and exits alone', async () => {
    const { id, numbers, entries } = own.at.published
    const page = await read(id, `?page_size=200&start_number=${numbers[1]}`)
    expect(new Set(kindsOf(page))).toEqual(new Set(['mark', 'draw']))
    expect(page.entries).toContainEqual({
      registration_id: entries[1],
      start_number: numbers[1],
    })
    expect((await read(id, '?start_number=9999')).items).toEqual([])
  })

  it('tell of a draw that was taken back with its number, seed and reason', async () => {
    const { day } = own
    const id = await day.enter(4, { scoring: 'skating' })
    await day.setContest(id, 'ready')
    const [first] = await day.rounds(id)
    await day.call('PUT', `/api/contests/${id}/rounds/${first?.id}/status`, {
      status: 'planned',
      version: first?.version,
      reason: 'Ошибка в списке',
    })
    const [taken, made] = (await read(id)).items.filter(({ kind }) => kind === 'draw')
    expect(made).toMatchObject({ draw_number: 1, text: null, body: { seed: expect.any(String) } })
    expect(made?.body).not.toHaveProperty('input')
    expect(taken).toMatchObject({
      draw_number: 1,
      text: 'Ошибка в списке',
      body: { is_withdrawn: true, seed: made?.body['seed'] },
    })
  })

  it('leave out the marks of a first entry to who may still enter the sheet a second time', async () => {
    const { day } = own
    const id = await day.enter(3, { scoring: 'skating', dances: ['Вальс'] })
    await day.setContest(id, 'ready')
    await day.begin((await day.rounds(id))[0] as Round)
    const round = (await day.rounds(id))[0] as Round
    const sheets = `/api/contests/${id}/rounds/${round.id}/sheets`
    const whose = { dance: 'Вальс', letter: 'A', pass: 'first' }
    const sheet = await day.send<MarkSheet>('POST', sheets, whose)
    const [entry] = (await day.marks(round)).entries
    await day.send('PUT', `${sheets}/${sheet.id}`, {
      marks: [{ registration_id: entry?.registration_id, values: [1] }],
    })
    const marks = async (by: CallerName) =>
      (await read(id, '?page_size=200', by)).items.filter(({ kind }) => kind === 'mark')
    const [typed] = await marks('admin')
    expect(Object.keys(typed?.body['entries'] as object)).toHaveLength(1)
    const [hidden] = await marks('supervisor')
    expect(hidden?.body).toMatchObject({ entries: {}, hidden: 'until_second' })
    expect(typed?.body).not.toHaveProperty('hidden')
    const query = `?start_number=${entry?.start_number}`
    expect(kindsOf(await read(id, query, 'supervisor'))).not.toContain('mark')
    expect(kindsOf(await read(id, query, 'admin'))).toContain('mark')
  })

  it('say that a sheet was changed in the database, on whatever part of them', async () => {
    const { id } = own.at.judged
    const { db } = api.database
    const { id: sheetId, marks } = await db
      .selectFrom('mark_sheets')
      .where('round_id', '=', own.at.judged.round.id)
      .select(['id', 'marks'])
      .executeTakeFirstOrThrow()
    const write = (stored: object) =>
      db
        .updateTable('mark_sheets')
        .set({ marks: JSON.stringify(stored) })
        .where('id', '=', sheetId)
        .execute()
    await write({})
    expect(await read(id)).toMatchObject({ is_whole: false, is_intact: true })
    expect(await read(id, '?part=event')).toMatchObject({ is_whole: false })
    expect(await read(own.at.published.id)).toMatchObject({ is_whole: true })
    await write(marks)
    expect(await read(id)).toMatchObject({ is_whole: true })
  })

  it('say that a line was changed in the database', async () => {
    const { id, round } = own.at.judged
    const { db } = api.database
    const change = (roundId: number | null) =>
      db
        .updateTable('journal')
        .set({ epoch: 77 })
        .where('event_id', '=', own.day.eventId)
        .where('round_id', 'is not distinct from', roundId)
        .where('n', '=', 1)
        .execute()
    await sql`alter table journal disable trigger user`.execute(db)
    await change(round.id)
    expect(await read(id)).toMatchObject({ is_intact: false, is_event_intact: true })
    await change(null)
    expect(await read(id)).toMatchObject({ is_intact: false, is_event_intact: false })
  })
})

describe('who may read them', () => {
  const codeOf = async (by: CallerName, url: string) =>
    (await own.day.call('GET', url, undefined, by)).statusCode

  it('is who may edit marks', async () => {
    const url = urlOf(own.at.published.id)
    expect(await codeOf('admin', url)).toBe(200)
    expect(await codeOf('anonymous', url)).toBe(401)
    const device = await own.ask('chiefStation', { method: 'GET', url })
    expect(device.statusCode).toBe(403)
  })

  it('is told of no other contest, and of no round of another', async () => {
    expect(await codeOf('admin', urlOf('0b9f6a52-3f0e-4c4e-9f0a-6d6f3f1c0011'))).toBe(404)
    const other = `?part=${own.at.judged.round.id}`
    expect(await codeOf('admin', urlOf(own.at.published.id, other))).toBe(404)
    expect(await codeOf('admin', urlOf(own.at.published.id, '?part=elsewhere'))).toBe(400)
  })
})
