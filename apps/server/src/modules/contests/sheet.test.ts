import { toCsv } from '@parket/domain/table/csv'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { toXlsx } from '../../tables/xlsx.ts'
import { startApi, type Api } from '../../testing/api.ts'
import { forEachEngine } from '../../testing/database.ts'
import { createContest, createEvent } from '../../testing/fixtures.ts'
import { oneFarCell } from '../../testing/hostileTables.ts'
import { staffTeam, type Staffed } from '../../testing/staff.ts'

type Plan = {
  state: string
  created: number
  updated: number
  same: number
  rows: { row: number; kind: string }[]
  faults: { row: number; column: string; text: string }[]
  ignored: string[]
}
type Contest = { id: string; group_num: number; group_name: string; price: number; version: number }

const head = ['Номер', 'Название', 'Секция', 'Танцы', 'Цена', 'Возраст от', 'Возраст до']
const line = (number: number | string): (string | number)[] => [
  number,
  `Соло ${number}`,
  'Oriental',
  'Oriental',
  1200,
  7,
  9,
]
const csvOf = (rows: (string | number)[][], titles = head) =>
  Buffer.from(toCsv({ head: titles, rows }))

forEachEngine('a table of contests', (engine) => {
  let api: Api
  let staff: Staffed
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
  })
  afterAll(() => api.close())

  const as = (user: keyof Staffed['tokens'] = 'admin') => ({ token: staff.tokens[user] })
  const newEvent = async () => (await createEvent(api.database.db, staff.team.id)).id
  const send = (id: number, file: Uint8Array, more: object = {}, user?: keyof Staffed['tokens']) =>
    api.call({
      method: 'POST',
      url: `/api/events/${id}/contests/import`,
      body: { file: Buffer.from(file).toString('base64'), ...more },
      ...as(user),
    })
  const list = async (id: number) =>
    (await api.call({ url: `/api/events/${id}/contests`, ...as() })).json<Contest[]>()
  const exported = async (id: number, format: 'csv' | 'xlsx') =>
    api.call({ url: `/api/events/${id}/contests/export?format=${format}`, ...as() })

  it('shows what it would change and changes nothing, then changes it at once', async () => {
    const id = await newEvent()
    await createContest(api.database.db, id, { group_num: 1 })
    const file = csvOf([line(1), line(2), line(3)])
    const preview = (await send(id, file)).json<Plan>()
    expect(preview).toMatchObject({ created: 2, updated: 1, same: 0, faults: [], ignored: [] })
    expect(await list(id)).toHaveLength(1)

    const applied = await send(id, file, { apply: true, state: preview.state })
    expect([applied.statusCode, applied.json()]).toMatchObject([200, { created: 2, updated: 1 }])
    expect(await list(id)).toMatchObject([
      { group_num: 1, group_name: 'Соло 1', status: 'open' },
      { group_num: 2, status: 'draft' },
      { group_num: 3, status: 'draft' },
    ])
  })

  it('once more is harmless, and one undo takes it back', async () => {
    const id = await newEvent()
    const file = csvOf([line(1), line(2)])
    const first = await send(id, file, { apply: true })
    const before = await list(id)
    const again = await send(id, file, { apply: true })
    expect([again.statusCode, again.json()]).toMatchObject([200, { created: 0, same: 2 }])
    expect(again.headers['x-change-set-id']).toBeUndefined()
    expect(await list(id)).toEqual(before)

    const changeSetId = Number(first.headers['x-change-set-id'])
    const url = `/api/admin/events/${id}/change-sets/${changeSetId}/undo`
    expect((await api.call({ method: 'POST', url, ...as() })).statusCode).toBe(200)
    expect(await list(id)).toEqual([])
  })

  it.each(['csv', 'xlsx'] as const)('goes out as %s and comes back as it was', async (format) => {
    const id = await newEvent()
    const { db } = api.database
    await createContest(db, id, { group_num: 1, group_name: '=1+1', section: '+', price: 150_050 })
    await createContest(db, id, { group_num: 2, dances: ['Соло, дуэт', 'Folk'] })
    const criteria = JSON.stringify([{ name: 'Образ, костюм', max: 75 }])
    await createContest(db, id, { group_num: 4, scoring: 'points', criteria })
    await createContest(db, id, {
      group_num: 3,
      tags: ['PACKET'],
      packet: JSON.stringify({ groupNums: [1, 2], min: 1, max: 2 }),
    })
    const { rawPayload, headers } = await exported(id, format)
    expect(headers['content-disposition']).toContain(`.${format}`)
    const answer = await send(id, rawPayload)
    expect(answer.json()).toMatchObject({ created: 0, updated: 0, same: 4, faults: [] })
  })

  it('reads windows-1251, semicolons, commas and tabs', async () => {
    const id = await newEvent()
    const cp1251 = (text: string) =>
      Buffer.from(Array.from(text, (char) => toCp1251(char.codePointAt(0) ?? 0)))
    for (const [number, delimiter] of [';', ',', '\t'].entries()) {
      const rows = [
        ['Номер', 'Название', 'Танцы'],
        [String(number + 1), 'Ёлка, дебют', 'Фольклор'],
      ].map((row) => row.map((cell) => `"${cell}"`).join(delimiter))
      const answer = await send(id, cp1251(rows.join('\r\n')), { apply: true })
      expect([delimiter, answer.statusCode]).toEqual([delimiter, 200])
    }
    expect((await list(id)).map(({ group_name }) => group_name)).toEqual(
      Array.from({ length: 3 }, () => 'Ёлка, дебют'),
    )
  })

  describe('of 200 contests with 20 faults', () => {
    /** By row of the spreadsheet: which cell is wrong, and in which column. */
    const planted: [row: number, column: string, cell: string][] = [
      [3, 'Номер', ''],
      [9, 'Номер', 'девять'],
      [15, 'Номер', '3'],
      [21, 'Номер', '100000'],
      [27, 'Название', ''],
      [33, 'Название', 'я'.repeat(201)],
      [44, 'Секция', 'я'.repeat(101)],
      [51, 'Танцы', ''],
      [62, 'Танцы', 'Folk, folk'],
      [70, 'Цена', 'дорого'],
      [81, 'Цена', '-1'],
      [90, 'Цена', '12,345'],
      [101, 'Цена', '1000001'],
      [111, 'Возраст от', 'семь'],
      [121, 'Возраст от', '1,5'],
      [131, 'Возраст до', '151'],
      [141, 'Возраст до', '3'],
      [151, 'Возраст до', '9 лет'],
      [181, 'Танцы', 'я'.repeat(101)],
      [200, 'Возраст до', '9999999999'],
    ]
    const rows = Array.from({ length: 200 }, (_, index) => line(index + 1).map(String))
    for (const [row, column, cell] of planted) {
      const cells = rows[row - 2] as string[]
      cells[head.indexOf(column)] = cell
    }

    it.each(['csv', 'xlsx'] as const)(
      'names each by row and column, in Russian, and does nothing by half: %s',
      async (format) => {
        const id = await newEvent()
        const file = format === 'csv' ? csvOf(rows) : await toXlsx({ head, rows })
        const preview = (await send(id, file)).json<Plan>()
        expect(preview.faults.map(({ row, column }) => [row, column])).toEqual(
          planted.map(([row, column]) => [row, column]),
        )
        for (const { text } of preview.faults) expect(text).toMatch(/^[А-ЯЁ][^{}]+$/)

        const refused = await send(id, file, { apply: true })
        expect(refused.statusCode).toBe(422)
        expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(
          planted.map(([row, column]) => `${row}.${column}`),
        )
        expect(await list(id)).toEqual([])
      },
    )

    it('corrected, all 200 come at once; the file once more, or with the faults, changes nothing', async () => {
      const id = await newEvent()
      const right = csvOf(Array.from({ length: 200 }, (_, index) => line(index + 1)))
      const applied = await send(id, right, { apply: true })
      expect([applied.statusCode, applied.json()]).toMatchObject([
        200,
        { created: 200, faults: [] },
      ])
      const before = await list(id)
      expect(before).toHaveLength(200)

      const again = await send(id, right, { apply: true })
      expect([again.statusCode, again.json()]).toMatchObject([200, { created: 0, same: 200 }])
      const refused = await send(id, csvOf(rows), { apply: true })
      expect(refused.statusCode).toBe(422)
      expect(await list(id)).toEqual(before)
    })
  })

  it('names what the draw has frozen', async () => {
    const id = await newEvent()
    const contest = await createContest(api.database.db, id, { group_num: 1, status: 'ready' })
    await api.database.db
      .insertInto('rounds')
      .values({
        contest_id: contest.id,
        event_id: id,
        round_index: 0,
        seed: 'seed',
        advance: 0,
        status: 'drawn',
      })
      .execute()
    const answer = await send(id, csvOf([[1, 17]], ['Номер', 'Возраст от']))
    expect(answer.json<Plan>().faults).toEqual([
      {
        row: 2,
        column: 'Возраст от',
        text: 'Финал уже распределён по заходам, это больше не меняется',
      },
    ])
  })

  it('is not applied where the contests are others than those of the preview', async () => {
    const id = await newEvent()
    const { id: contestId } = await createContest(api.database.db, id, { group_num: 1 })
    const file = csvOf([line(1)])
    const { state } = (await send(id, file)).json<Plan>()
    const url = `/api/contests/${contestId}`
    await api.call({ method: 'PUT', url, body: { section: 'Folk' }, ...as() })
    const answer = await send(id, file, { apply: true, state })
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'stale' }])
    expect((await list(id))[0]).toMatchObject({ section: 'Folk', group_name: 'Соло 1' })
  })

  it.each([
    ['nothing', Buffer.from(''), 'В файле нет ни одной строки.'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x22, 0x0a]), 'Файл не читается.'],
    ['quotes that do not end', Buffer.from('Номер;"Назв'), 'Файл не читается.'],
    ['an archive of something else', zipSync({ 'a.txt': Buffer.from('a') }), 'Файл не читается.'],
    ['a broken archive', Buffer.from('PK\u0003\u0004 and no more'), 'Файл не читается.'],
    ['one cell in the last row of all', oneFarCell('A1048576'), 'Таблица слишком большая.'],
  ])('%s is refused in Russian', async (_name, file, text) => {
    const answer = await send(await newEvent(), file)
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ errors: { file: string[] } }>().errors.file[0]).toContain(text)
  })

  it('is for admins of the event', async () => {
    const id = await newEvent()
    expect((await send(id, csvOf([line(1)]), {}, 'manager')).statusCode).toBe(403)
    const url = `/api/events/${id}/contests/export`
    expect((await api.call({ url, ...as('manager') })).statusCode).toBe(403)
    expect((await api.call({ url })).statusCode).toBe(401)
  })
})

function toCp1251(code: number): number {
  if (code >= 0x410 && code <= 0x44f) return code - 0x350
  return { 0x401: 0xa8, 0x451: 0xb8 }[code] ?? code
}
