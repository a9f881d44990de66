import { describe, expect, test } from 'vitest'
import { calendarDay } from '../format/date.ts'
import { contests, rules as event1, tags } from '../testing/event1.ts'
import { entryTitles, planSheet, type SheetPlan } from './planSheet.ts'
import type { KnownRegistration, SheetRules } from './sheetRules.ts'
import {
  guessColumns,
  isSheetField,
  missingFields,
  repeatedField,
  type SheetFieldName,
} from './sheetFields.ts'

const head = ['Танцор', 'Д.р.', 'Номинация', 'Почта', 'Телефон', 'Город', 'Состав', 'Роль']
const more = ['Пол', 'Оплачено', 'Способ', 'Девичья фамилия', 'Номер в федерации']
const titles = [...head, ...more]

const usual: Record<string, string> = {
  Танцор: 'Иванова Анна',
  'Д.р.': '15.01.2002',
  Номинация: '11',
  Почта: 'anna@example.org',
  Телефон: '8 900 123-45-67',
  Город: 'Москва',
}
const row = (cells: Record<string, string> = {}) =>
  titles.map((title) => cells[title] ?? usual[title] ?? '')

const rules: SheetRules = {
  event: event1.event,
  tags: [...tags, { tag_name: 'PACKETS', tag_value: 'MUST' }],
  now: event1.now,
  contests: contests.map((contest) =>
    Object.assign({ capacity: contest.group_num === 70 ? 1 : null }, contest),
  ),
  pricedOn: null,
  registrations: [],
  fixed: new Set(),
  places: new Map(),
}

function plan(rows: string[][], changes: Partial<SheetRules> = {}, columns?: SheetFieldName[]) {
  const table = { titles, rows, columns: columns ?? guessColumns(titles, new Map()) }
  const found = planSheet(table, { ...rules, ...changes })
  if ('problem' in found) throw new Error(found.problem)
  return found
}
const faultsOf = ({ faults }: SheetPlan) =>
  faults.map(({ row, column, text }) => `${row} ${column}: ${text}`)
const anna = { last_name: 'Иванова', first_name: 'Анна', birth_date: '2002-01-15' }
const known = (changes: Partial<KnownRegistration> = {}): KnownRegistration => ({
  id: 7,
  dancers: [anna],
  entries: [{ contest_id: 'c11', status: 'active' }],
  booked: new Map(),
  ...changes,
})

describe('the columns of a table', () => {
  test('are known by their usual titles, in any case, each field once', () => {
    expect(guessColumns(['ФИО', ' e-mail', 'Город', 'город', 'Комментарий'], new Map())).toEqual([
      'dancer',
      'email',
      'city',
      null,
      null,
    ])
  })
  test('what is remembered of a title goes before what it usually means', () => {
    const remembered = new Map<string, SheetFieldName | null>([
      ['город', null],
      ['откуда', 'city'],
    ])
    expect(guessColumns(['Город', 'Откуда'], remembered)).toEqual([null, 'city'])
  })
  test('a name stands in one cell or in two', () => {
    expect(missingFields(['dancer', 'birth_date', 'contests', 'email', 'phone', 'city'])).toEqual(
      [],
    )
    expect(missingFields(['last_name', 'first_name', 'birth_date', 'contests'])).toEqual([
      'email',
      'phone',
      'city',
    ])
    expect(
      missingFields(['last_name', 'birth_date', 'contests', 'email', 'phone', 'city']),
    ).toEqual(['dancer'])
  })
  test('hold what a registration has, and nothing else', () => {
    expect([isSheetField('club'), isSheetField('pin_code'), isSheetField(null)]).toEqual([
      true,
      false,
      false,
    ])
  })
  test('two columns cannot hold one field', () => {
    expect(repeatedField(['city', null, null, 'city'])).toBe('city')
    expect(repeatedField([null, null, 'city'])).toBeNull()
  })
  test('where some are missing no row is read', () => {
    expect(plan([row()], {}, ['dancer'])).toEqual({
      registrations: [],
      faults: [],
      missing: ['Дата рождения', 'Номинация', 'Email', 'Телефон', 'Город'],
    })
  })
})

describe('rows', () => {
  test('a row is a registration; contacts and names are written as they are kept', () => {
    const { registrations, faults } = plan([
      row({ Танцор: 'ИВАНОВА АННА', Пол: 'ж', Оплачено: '1 200,50', Способ: 'наличные' }),
      titles.map(() => ' '),
    ])
    expect(faults).toEqual([])
    expect(registrations).toEqual([
      {
        row: 2,
        kind: 'create',
        regDataId: null,
        contacts: {
          email: 'anna@example.org',
          phone: '+79001234567',
          city: 'Москва',
          troupe: '',
          club: '',
          coach: '',
        },
        dancers: [{ ...anna, gender: 'F', former_last_name: '', federation_codes: [] }],
        entries: [{ contestId: 'c11', role: null, status: 'active', pricedOn: null }],
        payments: [{ reference: 'Таблица, номинации 11', amount: 120_050, method: 'cash' }],
      },
    ])
    expect(entryTitles(registrations[0]?.entries ?? [], rules.contests)).toEqual([
      '11.\u00A0Соло, Oriental',
    ])
  })

  test('each entry has the day of its price: of its row, else of the whole table, else none', () => {
    const dayTitles = [...titles, 'Отметка времени']
    const dayOf = (cell: string, pricedOn: string | null = null) => {
      const columns = guessColumns(dayTitles, new Map())
      const found = planSheet(
        { titles: dayTitles, rows: [[...row(), cell]], columns },
        { ...rules, pricedOn },
      )
      if ('problem' in found) throw new Error(found.problem)
      return [found.registrations[0]?.entries[0]?.pricedOn, ...faultsOf(found)]
    }
    const today = calendarDay(rules.now, rules.event.time_zone)
    expect(dayOf('05.10.2025 12:40:11')).toEqual(['2025-10-05'])
    expect(dayOf('05.10.2025', '2025-09-01')).toEqual(['2025-10-05'])
    expect(dayOf('', '2025-09-01')).toEqual(['2025-09-01'])
    expect(dayOf('')).toEqual([null])
    expect(dayOf('', today)).toEqual([null])
    for (const cell of ['в октябре', '05.10.2199']) {
      expect(dayOf(cell)).toEqual([
        null,
        expect.stringMatching(/^2 Отметка времени: Введите день не позже сегодняшнего/) as unknown,
      ])
    }
  })

  test('a former surname and codes of federations are read, and checked', () => {
    const told = row({ 'Девичья фамилия': 'котова', 'Номер в федерации': 'WDSF 10078901, 77/08' })
    const { registrations, faults } = plan([told])
    expect(faults).toEqual([])
    expect(registrations[0]?.dancers).toMatchObject([
      { former_last_name: 'Котова', federation_codes: ['WDSF 10078901', '77/08'] },
    ])
    expect(faultsOf(plan([row({ 'Номер в федерации': '№' })]))).toEqual([
      expect.stringMatching(/^2 Номер в федерации: «№»/) as unknown,
    ])
  })

  test('contests are named by number or by name, one or several', () => {
    const chosen = (text: string) =>
      plan([row({ Номинация: text })]).registrations[0]?.entries.map(({ contestId }) => contestId)
    expect(chosen('11, 12;13')).toEqual(['c11', 'c12', 'c13'])
    expect(chosen('соло,  folk; 13. Соло, Show')).toEqual(['c12', 'c13'])
    expect(chosen('Соло, Show · Oriental')).toEqual(['c13'])
  })

  test('of two contests of one name the number tells which is meant', () => {
    const twins = [
      ...rules.contests,
      ...rules.contests
        .slice(2, 3)
        .map((one) => Object.assign({}, one, { id: 'x', group_num: 99 })),
    ]
    expect(faultsOf(plan([row({ Номинация: 'Соло, Oriental' })], { contests: twins }))).toEqual([
      '2 Номинация: Название «Соло, Oriental» у нескольких номинаций: напишите номер',
    ])
  })

  test.each([
    ['Танцор', '', 'Танцор: Не указаны Ф.И., Д.Р.'],
    ['Д.р.', '31.02.2002', 'Д.р.: '],
    ['Пол', 'Х', 'Пол: Такого значения нет. Можно: ж, м'],
    ['Номинация', '999', 'Номинация: Номинации «999» на турнире нет'],
    ['Номинация', 'Вальс', 'Номинация: Номинации «Вальс» на турнире нет'],
    ['Номинация', ' ; ', 'Номинация: Напишите номер или название номинации'],
    ['Номинация', '10', 'Номинация: Возраст: 25 не соответствует фильтру: 9'],
    ['Номинация', '40', 'Номинация: '],
    ['Номинация', '81', 'Номинация: '],
    ['Номинация', '70', 'Роль: '],
    ['Роль', 'первый', 'Роль: Такого значения нет. Можно: ведущий, ведомый'],
    ['Почта', 'anna@', 'Почта: '],
    ['Телефон', '', 'Телефон: Укажите телефон'],
    ['Телефон', '+7 000 000-00-00', 'Телефон: Проверьте номер телефона'],
    ['Город', '', 'Город: Укажите город'],
    ['Оплачено', 'да', 'Оплачено: Введите сумму в рублях, например 1500 или 1500,50'],
    ['Оплачено', '99999999', 'Оплачено: Введите сумму в рублях, например 1500 или 1500,50'],
    ['Способ', 'бартер', 'Способ: Такого значения нет. Можно: Наличные, Карта, Перевод'],
  ])('%s «%s» is a fault of its row and column', (title, cell, fault) => {
    const [found, ...others] = faultsOf(
      plan([row(), row({ Танцор: 'Котова Вера', [title]: cell })]),
    )
    expect(found).toMatch(`3 ${fault}`)
    expect(others).toEqual([])
  })

  test('the faults of a row stand in the order of its columns, whatever is checked first', () => {
    const cells = { Танцор: 'Котова Вера', Город: '', Номинация: '777', Почта: 'нет' }
    expect(plan([row(), row(cells)]).faults.map(({ column }) => column)).toEqual([
      'Номинация',
      'Почта',
      'Город',
    ])
  })

  test('a name in two columns has its faults there', () => {
    const columns = ['last_name', 'birth_date', 'contests', 'email', 'phone', 'city', 'first_name']
    const cells = ['Иванова', '15.01.2002', '11', 'a@b.ru', '+79001234567', 'Тверь', '2']
    const [fault] = faultsOf(plan([cells], {}, columns as SheetFieldName[]))
    expect(fault).toMatch('2 Состав: ')
  })

  test('a column without a title is called by what it holds', () => {
    const table = { titles: [' ', ...titles.slice(1)], rows: [row({ Танцор: '2' })] }
    const columns = guessColumns(titles, new Map())
    const found = planSheet({ ...table, columns }, rules)
    expect('faults' in found && found.faults[0]?.column).toBe('Фамилия и имя')
  })

  test('more dancers than a registration has are a fault of its first row', () => {
    const crowd = Array.from({ length: 101 }, (_, n) =>
      row({ Танцор: `Котова ${'аб'.repeat(n + 1)}`, Состав: 'А', Номинация: '30' }),
    )
    expect(faultsOf(plan(crowd))[0]).toBe('2 Танцор: Много танцоров: 101 (100)')
  })

  test('too many are refused', () => {
    const table = { titles, rows: Array.from({ length: 2001 }, () => row()), columns: [] }
    expect(planSheet(table, rules)).toEqual({
      problem: 'Строк за один раз не больше 2000, а здесь 2001.',
    })
  })
})

describe('rows of one registration', () => {
  test('are those of one dancer, whatever the contests', () => {
    const { registrations } = plan([row(), row({ Танцор: 'иванова  анна', Номинация: '12' })])
    expect(registrations.map(({ entries }) => entries.length)).toEqual([2])
  })

  test('are those with one word in the column of who dances together', () => {
    const { registrations, faults } = plan([
      row({ Состав: 'А', Номинация: '20' }),
      row({ Состав: 'а', Номинация: '20', Танцор: 'Котов Пётр', Пол: 'м', Почта: '' }),
    ])
    expect(faults).toEqual([])
    expect(registrations.map(({ dancers }) => dancers.map(({ gender }) => gender))).toEqual([
      [undefined, 'M'],
    ])
  })

  test('a role may stand in any of them, in the words of both', () => {
    const rolesOf = (...roles: string[]) =>
      plan(roles.map((role) => row({ Номинация: '70', Состав: 'А', Роль: role }))).registrations[0]
        ?.entries[0]?.role
    expect(rolesOf('Ведущий')).toBe('leader')
    for (const word of ['ВЕДУЩИЕ', 'лидер', 'Лидеры', 'партнёр', 'партнеры']) {
      expect(rolesOf(word)).toBe('leader')
    }
    for (const word of ['Ведомая', 'фолловер', 'ФОЛЛОВЕРЫ', 'партнёрши', 'партнерша']) {
      expect(rolesOf('', word)).toBe('follower')
    }
  })

  test('say one thing only of the contacts', () => {
    const { faults } = plan([row(), row({ Номинация: '12', Город: 'Тверь' })])
    expect(faults).toEqual([
      { row: 3, column: 'Город', text: 'В строке 2 у этой же заявки написано «Москва»' },
    ])
  })

  test('name a contest once for a dancer', () => {
    expect(faultsOf(plan([row(), row()]))).toEqual([
      '3 Номинация: Этот танцор в этой номинации уже есть в строке 2',
    ])
  })
})

describe('registrations that there are', () => {
  test('get what they lack, and nothing twice', () => {
    const { registrations } = plan([row(), row({ Номинация: '12' })], { registrations: [known()] })
    expect(registrations).toMatchObject([
      { kind: 'add', regDataId: 7, entries: [{ contestId: 'c12' }] },
    ])
    expect(plan([row()], { registrations: [known()] }).registrations).toMatchObject([
      { kind: 'same', entries: [], payments: [] },
    ])
  })

  test('nobody new comes where digits are said for the draw, at the row that says so', () => {
    const fixed = new Set(['c11'])
    expect(faultsOf(plan([row()], { fixed }))).toEqual([
      expect.stringMatching(/^2 Номинация: Цифры для жеребьёвки уже названы, состав номинации/),
    ])
    expect(faultsOf(plan([row()], { fixed, registrations: [known()] }))).toEqual([])
  })
  test('keep as withdrawn what was withdrawn', () => {
    const entries = [{ contest_id: 'c11', status: 'withdrawn' as const }]
    expect(plan([row()], { registrations: [known({ entries })] }).registrations[0]?.kind).toBe(
      'same',
    )
  })

  test('of several of the same dancers the one with the contest is meant', () => {
    const other = known({ id: 8, entries: [{ contest_id: 'c12', status: 'active' }] })
    const { registrations } = plan([row({ Номинация: '12' })], { registrations: [known(), other] })
    expect(registrations).toMatchObject([{ kind: 'same', regDataId: 8 }])
  })

  test('have no dancer twice in a contest, neither here nor there', () => {
    const pair = known({
      dancers: [anna, { ...anna, last_name: 'Котова' }],
      entries: [
        { contest_id: 'c11', status: 'active' },
        { contest_id: 'c12', status: 'withdrawn' },
      ],
    })
    expect(faultsOf(plan([row({ Номинация: '11, 12' })], { registrations: [pair] }))).toEqual([
      '2 Номинация: Иванова Анна: уже есть другое участие в номинации «Соло, Oriental»',
    ])
    const sets = [
      row({ Состав: 'А', Номинация: '20' }),
      row({ Состав: 'А', Номинация: '20', Танцор: 'Котова Вера' }),
      row({ Состав: 'Б', Номинация: '20' }),
      row({ Состав: 'Б', Номинация: '20', Танцор: 'Лисова Вера' }),
    ]
    expect(faultsOf(plan(sets))).toEqual([
      '4 Номинация: Иванова Анна: уже есть другое участие в номинации «Дуэт · Oriental»',
    ])
  })
})

describe('what was paid', () => {
  const paid = (sum: string, booked: number) =>
    plan([row({ Оплачено: sum })], {
      registrations: [known({ booked: new Map([['Таблица, номинации 11', booked]]) })],
    })
  test('is written once, and only what is more than before', () => {
    expect(paid('1500', 150_000).registrations[0]?.kind).toBe('same')
    expect(paid('1500', 100_000).registrations[0]?.payments).toEqual([
      { reference: 'Таблица, номинации 11', amount: 50_000, method: 'transfer' },
    ])
  })
  test('never becomes less', () => {
    expect(faultsOf(paid('0', 150_000))).toEqual([
      '2 Оплачено: Из таблицы уже записано 1 500 ₽. Оплата не уменьшается: чтобы вернуть деньги, запишите возврат',
    ])
    expect(faultsOf(paid('', 150_000))).toEqual([])
  })
  test('of those who dance together is added up', () => {
    const { registrations } = plan([
      row({ Состав: 'А', Номинация: '20', Оплачено: '500' }),
      row({ Состав: 'А', Номинация: '20', Оплачено: '700', Танцор: 'Котова Вера' }),
    ])
    expect(registrations[0]?.payments).toEqual([
      { reference: 'Таблица, номинации 20', amount: 120_000, method: 'transfer' },
    ])
  })
})

describe('places', () => {
  const rows = ['Ведущий', 'Ведущий', 'Ведомый'].map((role, n) =>
    row({ Танцор: `${['Котова', 'Лисова', 'Орлова'][n]} Вера`, Номинация: '70', Роль: role }),
  )
  const statuses = ({ registrations }: SheetPlan) =>
    registrations.map(({ entries }) => entries[0]?.status)
  test('are given in the order of the table; who comes too late waits', () => {
    expect(statuses(plan(rows))).toEqual(['active', 'waiting', 'active'])
  })
  test('that others have are taken', () => {
    const places = new Map([['c70', [{ role: 'leader' as const, active: 1, waiting: 0 }]]])
    expect(statuses(plan(rows, { places }))).toEqual(['waiting', 'waiting', 'active'])
  })
})
