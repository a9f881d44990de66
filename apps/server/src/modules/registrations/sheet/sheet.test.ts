import { toCsv } from '@parket/domain/table/csv'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { toXlsx } from '../../../tables/xlsx.ts'
import { startApi, type Api } from '../../../testing/api.ts'
import { createCup, type Cup } from '../../../testing/cup.ts'
import { anyEngine } from '../../../testing/database.ts'
import { lettersTo } from '../../../testing/letters.ts'
import { staffTeam, type Staffed } from '../../../testing/staff.ts'

type Plan = {
  state: string
  columns: { title: string; field: string | null; sample: string }[]
  missing: string[]
  created: number
  added: number
  same: number
  waiting: number
  without_gender: number
  charged: number
  amount: number
  letters: number
  rows: { row: number; kind: string; title: string; contests: string[] }[]
  faults: { row: number; column: string; text: string }[]
}

const head = ['Танцор', 'Д.р.', 'Номинация', 'Почта', 'Телефон', 'Город', 'Клуб', 'Оплата']
type Cells = (string | number)[]

const line = (name: string, values: Partial<Record<(typeof head)[number], string | number>> = {}) =>
  head.map((title): string | number => {
    const usual: Record<string, string | number> = {
      Танцор: `${name} Мария`,
      'Д.р.': '04.03.1999',
      Номинация: 11,
      Почта: 'club@parket.test',
      Телефон: '8 916 123-45-67',
      Город: 'Москва',
      Клуб: 'Ритм',
      Оплата: '',
    }
    return values[title] ?? usual[title] ?? ''
  })
const csvOf = (rows: Cells[], titles = head) => Buffer.from(toCsv({ head: titles, rows }))

/** «Абабаба»: a name of its own for each number. */
function nameOf(n: number): string {
  const letters = n.toString(6).split('')
  return `Ива${letters.map((digit) => 'бвгджз'.charAt(Number(digit))).join('о')}а`
}

describe('a table of registrations', () => {
  let api: Api
  let staff: Staffed
  beforeAll(async () => {
    api = await startApi(anyEngine())
    staff = await staffTeam(api)
  })
  afterAll(() => api.close())

  const newCup = () => createCup(api.database.db, staff.team.id)
  const send = (
    { event }: Cup,
    file: Uint8Array,
    more: object = {},
    user: keyof Staffed['tokens'] = 'admin',
  ) =>
    api.call({
      method: 'POST',
      url: `/api/events/${event.id}/registrations/import`,
      body: { file: Buffer.from(file).toString('base64'), ...more },
      token: staff.tokens[user],
    })
  const countOf = async ({ event }: Cup, table: 'reg_datas' | 'dancers' | 'ledger') =>
    (
      await api.database.db
        .selectFrom(table)
        .where('event_id', '=', event.id)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  const listOf = async ({ event }: Cup) =>
    (
      await api.call({
        url: `/api/events/${event.id}/registrations?page_size=200`,
        token: staff.tokens.admin,
      })
    ).json<{
      items: {
        regData: { reg_n: number; club: string; phone: string; consents: object }
        dancers: { last_name: string; birth_date: string }[]
        registrations: { contest_id: string; status: string; priced_on: string }[]
        balance: { charged: number; paid: number }
      }[]
    }>().items

  it('shows what it would change and changes nothing, then changes it at once', async () => {
    const cup = await newCup()
    const file = csvOf([
      line('Котова', { Номинация: '11; Соло 12', Оплата: '1 500,50' }),
      line('ОРЛОВА', { Номинация: 14 }),
      line('Лисова', { Номинация: 14 }),
      line('Волкова', { Номинация: 14 }),
    ])
    const preview = (await send(cup, file)).json<Plan>()
    expect(preview).toMatchObject({ created: 4, added: 0, same: 0, waiting: 1, amount: 150_050 })
    expect(preview.columns[1]).toEqual({
      title: 'Д.р.',
      field: 'birth_date',
      sample: '04.03.1999',
    })
    expect(await countOf(cup, 'reg_datas')).toBe(0)

    const applied = await send(cup, file, { apply: true, state: preview.state })
    expect([applied.statusCode, applied.json()]).toMatchObject([200, { created: 4 }])
    const [first, second, , fourth] = await listOf(cup)
    expect(first).toMatchObject({
      regData: {
        reg_n: 1,
        club: 'Ритм',
        phone: '+79161234567',
        consents: { processing: null, publication: null },
      },
      dancers: [{ last_name: 'Котова', birth_date: '1999-03-04' }],
      registrations: [{ status: 'active' }, { status: 'active' }],
      balance: { paid: 150_050 },
    })
    expect(second?.dancers[0]?.last_name).toBe('Орлова')
    expect(fourth?.registrations[0]?.status).toBe('waiting')
    expect(await lettersTo(api.database.db, 'club@parket.test')).toEqual([])
  })

  it('charges by the day of the entry, else by the day chosen for the table, and keeps to it', async () => {
    const steps = [{ from: '2020-11-01', percent: 120 }]
    const cup = await createCup(api.database.db, staff.team.id, {
      price_steps: JSON.stringify(steps),
    })
    const rows = [
      [...line('Котова', { Оплата: 1700 }), '05.10.2020'],
      [...line('Орлова', { Оплата: 1700 }), ''],
    ]
    const file = csvOf(rows, [...head, 'Дата заявки'])
    const today = (await send(cup, file)).json<Plan>()
    expect(today).toMatchObject({
      charged: 170_000 + 204_000,
      amount: 340_000,
      rows: [{ charged: 170_000, amount: 170_000 }, { charged: 204_000 }],
    })
    const chosen = { priced_on: '2020-10-20' }
    const preview = (await send(cup, file, chosen)).json<Plan>()
    expect(preview.charged).toBe(340_000)
    // What was chosen is part of what was shown.
    const other = await send(cup, file, { apply: true, state: preview.state })
    expect(other.statusCode).toBe(409)
    const applied = await send(cup, file, { ...chosen, apply: true, state: preview.state })
    expect(applied.statusCode).toBe(200)
    const balances = async () => (await listOf(cup)).map(({ balance }) => balance)
    const paid = { charged: 170_000, paid: 170_000, status: 'paid' }
    expect(await balances()).toEqual([paid, paid])
    const [first] = await listOf(cup)
    expect(first?.registrations[0]).toMatchObject({ priced_on: '2020-10-05' })

    // Whatever is settled later counts by the same day.
    const dearer = await api.call({
      method: 'PUT',
      url: `/api/contests/${cup.ids.oriental}`,
      body: { price: 130_000 },
      token: staff.tokens.admin,
    })
    expect(dearer.statusCode).toBe(200)
    expect((await balances()).map(({ charged }) => charged)).toEqual([180_000, 180_000])
    const set = Number(dearer.headers['x-change-set-id'])
    const undone = await api.call({
      method: 'POST',
      url: `/api/admin/events/${cup.event.id}/change-sets/${set}/undo`,
      token: staff.tokens.admin,
    })
    expect(undone.statusCode).toBe(200)
    expect(await balances()).toEqual([paid, paid])
  })

  it('takes no day that is still to come', async () => {
    const cup = await newCup()
    for (const priced_on of ['2199-01-01', 'вчера']) {
      const answer = await send(cup, csvOf([line('Котова')]), { priced_on })
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { errors: { priced_on: [expect.any(String)] } },
      ])
    }
  })

  it('tells of how many new dancers it does not say the gender', async () => {
    const cup = await newCup()
    const titles = [...head, 'Пол']
    const rows = [
      [...line('Котова'), 'ж'],
      [...line('Орлова'), ''],
      [...line('Лисова'), 'м'],
    ]
    const file = csvOf(rows, titles)
    expect((await send(cup, file)).json()).toMatchObject({ created: 3, without_gender: 1 })
    await send(cup, file, { apply: true })
    // Those that there are were asked elsewhere, or are known by now.
    expect((await send(cup, file)).json()).toMatchObject({ same: 3, without_gender: 0 })
  })

  it('once more is harmless, also for what was withdrawn, paid back or closed since', async () => {
    const cup = await newCup()
    const file = csvOf([line('Котова', { Оплата: 1500 }), line('Лисова', { Номинация: '12' })])
    await send(cup, file, { apply: true })
    const { db } = api.database
    await db
      .updateTable('contests')
      .set({ status: 'closed' })
      .where('id', '=', cup.ids.folk)
      .execute()
    const [, second] = await db
      .selectFrom('reg_datas')
      .where('event_id', '=', cup.event.id)
      .select('id')
      .orderBy('id')
      .execute()
    await api.call({
      method: 'PUT',
      url: `/api/events/${cup.event.id}/reg-datas/${second?.id}`,
      body: { registrations: [] },
      token: staff.tokens.admin,
    })
    const before = [await listOf(cup), await countOf(cup, 'ledger')]
    const again = await send(cup, file, { apply: true })
    expect([again.statusCode, again.json()]).toMatchObject([
      200,
      { created: 0, added: 0, same: 2, amount: 0 },
    ])
    expect([await listOf(cup), await countOf(cup, 'ledger')]).toEqual(before)
  })

  it('adds to a registration what it lacks', async () => {
    const cup = await newCup()
    await send(cup, csvOf([line('Котова', { Оплата: 500 })]), { apply: true })
    const more = csvOf([
      line('Котова', { Оплата: 1500 }),
      line('котова', { Номинация: 12, Оплата: 700 }),
    ])
    const answer = await send(cup, more, { apply: true })
    expect(answer.json()).toMatchObject({ created: 0, added: 1, same: 0, amount: 170_000 })
    const [only, ...others] = await listOf(cup)
    expect(others).toEqual([])
    expect(only).toMatchObject({
      registrations: [{ status: 'active' }, { status: 'active' }],
      balance: { paid: 220_000 },
    })
  })

  it('puts those who dance together into one registration', async () => {
    const cup = await newCup()
    const titles = [...head, 'Состав']
    const rows = [
      [...line('Котова', { Номинация: 20 }), 'дуэт 1'],
      [...line('Лисова', { Номинация: 20, Почта: '', Телефон: '', Город: '' }), 'Дуэт 1'],
    ]
    const answer = await send(cup, csvOf(rows, titles), { apply: true })
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { created: 1 }])
    expect((await listOf(cup))[0]).toMatchObject({
      dancers: [{ last_name: 'Котова' }, { last_name: 'Лисова' }],
      registrations: [{ contest_id: cup.ids.duet }],
      balance: { charged: 300_000 },
    })
  })

  it('remembers what the columns hold for the next table of the team', async () => {
    const [cup, next] = [await newCup(), await newCup()]
    const titles = ['Кто', ...head.slice(1, 6), 'Примечание', 'Сдано']
    const rows = [line('Котова', { Клуб: 'приедет к обеду', Оплата: 300 })]
    const first = (await send(cup, csvOf(rows, titles))).json<Plan>()
    expect(first).toMatchObject({ missing: ['Фамилия и имя'], rows: [], faults: [] })
    const refused = await send(cup, csvOf(rows, titles), { apply: true })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { errors: { columns: ['Укажите, в каких столбцах: Фамилия и имя.'] } },
    ])
    const fields = first.columns.map(({ field }) => field)
    const columns = ['dancer', ...fields.slice(1, 7), 'paid']
    const applied = await send(cup, csvOf(rows, titles), { apply: true, columns })
    expect([applied.statusCode, applied.json()]).toMatchObject([200, { created: 1 }])
    const second = (await send(next, csvOf(rows, titles))).json<Plan>()
    expect(second.columns.map(({ field }) => field)).toEqual(columns)

    const twice = await send(cup, csvOf(rows, titles), { columns: columns.map(() => 'dancer') })
    expect(twice.statusCode).toBe(422)
    expect((await send(cup, csvOf(rows, titles), { columns: [] })).statusCode).toBe(422)
  })

  it('writes to nobody unless asked, and to each address once', async () => {
    const cup = await newCup()
    const rows = [
      line('Котова', { Почта: 'one@parket.test' }),
      line('Лисова', { Почта: 'One@parket.test' }),
      line('Волкова', { Почта: 'two@parket.test' }),
    ]
    expect((await send(cup, csvOf(rows), { apply: true })).json()).toMatchObject({ letters: 2 })
    const { db } = api.database
    expect(await lettersTo(db, 'one@parket.test')).toHaveLength(0)
    const asked = await send(cup, csvOf(rows), { apply: true, mail: true })
    expect(asked.json()).toMatchObject({ created: 0, same: 3, letters: 2 })
    const again = await send(cup, csvOf(rows), { apply: true, mail: true })
    expect(again.json()).toMatchObject({ letters: 0 })
    const [letter, ...others] = await lettersTo(db, 'one@parket.test')
    expect(others).toEqual([])
    expect(letter?.text.match(/PIN-код: \d{6}/g)).toHaveLength(2)
    const [, entry, key] = /entry=(\d+)\S*?[?&]key=([^&\s]+)/.exec(letter?.text ?? '') ?? []
    const opened = await api.call({
      url: `/api/events/${cup.event.id}/reg-datas/${entry}?pin=${decodeURIComponent(key ?? '')}`,
    })
    expect(opened.statusCode).toBe(200)
    expect(await lettersTo(db, 'two@parket.test')).toHaveLength(1)
  })

  describe('of 2000 rows with 50 faults', () => {
    const wrong: [column: (typeof head)[number], cell: string][] = [
      ['Танцор', ''],
      ['Танцор', 'Иванова'],
      ['Танцор', 'Иванова №'],
      ['Д.р.', ''],
      ['Д.р.', '31.02.1999'],
      ['Д.р.', '04.03.2099'],
      ['Номинация', ''],
      ['Номинация', '999'],
      ['Номинация', 'Танцы со звёздами'],
      ['Номинация', '10'],
      ['Номинация', '20'],
      ['Номинация', '40'],
      ['Номинация', '80'],
      ['Номинация', '81'],
      ['Номинация', '1'],
      ['Почта', ''],
      ['Почта', 'нет'],
      ['Почта', 'a@'],
      ['Телефон', ''],
      ['Телефон', 'потом'],
      ['Телефон', '+7 000 000-00-00'],
      ['Город', ''],
      ['Город', 'я'.repeat(101)],
      ['Оплата', 'да'],
      ['Оплата', '-5'],
    ]
    const planted = Array.from({ length: 50 }, (_, index) => {
      const [column, cell] = wrong[index % wrong.length] as (typeof wrong)[number]
      const row = 3 + index * 39
      // A person of its own in each row.
      return { row, column, cell: cell.replace('№', `№ ${row}`) }
    })
    const rightRows = Array.from({ length: 2000 }, (_, n) =>
      line(nameOf(n), { Номинация: [11, 12, 13][n % 3] ?? 11 }).map(String),
    )
    const rows = rightRows.map((cells) => [...cells])
    for (const { row, column, cell } of planted) {
      const cells = rows[row - 2] as string[]
      cells[head.indexOf(column)] = cell
    }
    const named = planted.map(({ row, column }) => `${row}.${column}`)

    it.each(['csv', 'xlsx'] as const)(
      'names each by row and column, in Russian, and does nothing by half: %s',
      async (format) => {
        const cup = await newCup()
        const file = format === 'csv' ? csvOf(rows) : await toXlsx({ head, rows })
        const preview = (await send(cup, file)).json<Plan>()
        expect(preview.faults.map(({ row, column }) => `${row}.${column}`)).toEqual(named)
        for (const { text } of preview.faults) expect(text).toMatch(/^[А-ЯЁ"][^{}]+$/)
        const refused = await send(cup, file, { apply: true, mail: true })
        expect(refused.statusCode).toBe(422)
        expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(named)
        expect(await countOf(cup, 'reg_datas')).toBe(0)
      },
    )

    it('corrected, all 2000 come at once, in windows-1251, and once more change nothing', async () => {
      const cup = await newCup()
      const text = [head, ...rightRows].map((cells) => cells.join(';')).join('\r\n')
      const file = Buffer.from(Array.from(text, (letter) => toCp1251(letter.codePointAt(0) ?? 0)))
      const applied = await send(cup, file, { apply: true })
      expect([applied.statusCode, applied.json()]).toMatchObject([200, { created: 2000 }])
      expect(await countOf(cup, 'dancers')).toBe(2000)
      const ledger = await countOf(cup, 'ledger')
      const again = await send(cup, file, { apply: true })
      expect([again.statusCode, again.json()]).toMatchObject([200, { created: 0, same: 2000 }])
      expect([await countOf(cup, 'reg_datas'), await countOf(cup, 'ledger')]).toEqual([
        2000,
        ledger,
      ])
    })
  })

  it('is not applied where it would change something else than the preview showed', async () => {
    const cup = await newCup()
    const file = csvOf([line('Котова')])
    const { state } = (await send(cup, file)).json<Plan>()
    await send(cup, file, { apply: true })
    const late = await send(cup, file, { apply: true, state })
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'stale' }])
  })

  it('is not applied where it would charge something else than the preview showed', async () => {
    const cup = await newCup()
    const file = csvOf([line('Котова')])
    const { state } = (await send(cup, file)).json<Plan>()
    await api.database.db
      .updateTable('contests')
      .set((eb) => ({ price: eb('price', '+', 10_000) }))
      .where('event_id', '=', cup.event.id)
      .execute()
    const dearer = await send(cup, file, { apply: true, state })
    expect([dearer.statusCode, dearer.json()]).toMatchObject([409, { code: 'stale' }])
    expect(await countOf(cup, 'reg_datas')).toBe(0)
  })

  it('refuses what is no table, and one of too many rows', async () => {
    const cup = await newCup()
    const textOf = async (file: Uint8Array) =>
      (await send(cup, file)).json<{ errors: { file: string[] } }>().errors.file[0]
    expect(await textOf(Buffer.from(''))).toBe('В файле нет ни одной строки.')
    const many = Array.from({ length: 2001 }, (_, n) => [n])
    expect(await textOf(csvOf(many, ['Танцор']))).toBe(
      'Строк за один раз не больше 2000, а здесь 2001.',
    )
  })

  it('is for admins of the event', async () => {
    const cup = await newCup()
    expect((await send(cup, csvOf([line('Котова')]), {}, 'manager')).statusCode).toBe(403)
  })
})

function toCp1251(code: number): number {
  if (code >= 0x410 && code <= 0x44f) return code - 0x350
  return { 0x401: 0xa8, 0x451: 0xb8 }[code] ?? code
}
