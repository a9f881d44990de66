import { describe, expect, test } from 'vitest'
import { initialValues, sampleValues } from '../fields/field.ts'
import { contestFields, type ContestFields } from './fields.ts'
import { planImport, type ImportPlan, type KnownContest } from './importPlan.ts'
import { sheetColumns } from './sheetColumns.ts'

const fields = (values: Partial<ContestFields> = {}): ContestFields => ({
  ...initialValues(contestFields),
  group_num: 11,
  group_name: 'Соло',
  dances: ['Oriental'],
  price: 120_000,
  ...values,
})
const known = (values: Partial<ContestFields> = {}, drawnRound: string | null = null) =>
  ({
    id: `id ${values.group_num ?? 11}`,
    fields: fields(values),
    drawnRound,
  }) satisfies KnownContest

function plan(table: string[][], contests: KnownContest[] = [known()]): ImportPlan {
  const found = planImport(table, contests)
  if ('problem' in found) throw new Error(found.problem)
  return found
}
const tableOf = (contests: ContestFields[]) => [
  sheetColumns.map(({ title }) => title),
  ...contests.map((contest) => sheetColumns.map(({ write }) => String(write(contest) ?? ''))),
]

test('what was exported changes nothing when it is imported', () => {
  const sample = { ...sampleValues(contestFields), group_num: 12, status: 'draft' }
  const contests = [fields(), { ...sample, packet: { groupNums: [11], min: 1, max: 1 } }]
  const { rows, faults, ignored } = plan(
    tableOf(contests),
    contests.map((each) => known(each)),
  )
  expect(faults).toEqual([])
  expect(ignored).toEqual([])
  expect(rows.map(({ kind }) => kind)).toEqual(['same', 'same'])
})

test('every field but the status is a column', () => {
  expect(sheetColumns.map(({ field }) => field).toSorted()).toEqual(
    Object.keys(contestFields)
      .filter((name) => name !== 'status')
      .toSorted(),
  )
})

test('a number that there is not is a new contest, another is changed, column by column', () => {
  const { rows } = plan([
    ['№', 'название', 'Цена', 'Танцы'],
    ['11', 'Соло', '1 500,50 ₽', 'Oriental'],
    ['12', 'Дуэты', '900', 'Folk; Шааби'],
  ])
  expect(rows.map(({ kind, title, changes }) => ({ kind, title, changes }))).toEqual([
    {
      kind: 'update',
      title: '11.\u00A0Соло',
      changes: [{ column: 'Цена', from: '1200', to: '1500.5' }],
    },
    {
      kind: 'create',
      title: '12.\u00A0Дуэты',
      changes: [
        { column: 'Номер', from: '', to: '12' },
        { column: 'Название', from: '', to: 'Дуэты' },
        { column: 'Цена', from: '', to: '900' },
        { column: 'Танцы', from: '', to: 'Folk, Шааби' },
      ],
    },
  ])
  expect(rows[1]?.after).toMatchObject({
    dances: ['Folk', 'Шааби'],
    price: 90_000,
    status: 'draft',
  })
})

test('columns that are lacking, and cells that say nothing, leave the field as it is', () => {
  const contest = known({ section: 'Folk', heat_size: 6, max_age: 9, capacity: 5 })
  const { rows } = plan(
    [
      ['Номер', 'В заходе', 'Возраст до', 'Секция'],
      ['11', '', '', ''],
    ],
    [contest],
  )
  expect(rows[0]?.after).toEqual({ ...contest.fields, max_age: null, section: '' })
})

test('columns are known by their older titles, too', () => {
  const { rows, ignored } = plan([
    ['№', 'Название', 'Заявок не меньше', 'ПАРТНЕРЫ и партнерши считаются отдельно'],
    ['11', 'Jack & Jill', '4', 'да'],
  ])
  expect(ignored).toEqual([])
  expect(rows[0]?.after).toMatchObject({ group_num: 11, min_entries: 4, jnj_role_split: true })
})

test('columns that are no field are named', () => {
  expect(
    plan([
      ['Номер', 'Комментарий', ''],
      ['11', 'ура', ''],
    ]).ignored,
  ).toEqual(['Комментарий'])
})

describe('a fault names its row and column', () => {
  const cases: [title: string, cell: string, text: string][] = [
    ['Цена', 'дорого', 'Введите сумму в рублях, например 1500 или 1500,50'],
    ['Цена', '-5', 'Введите сумму в рублях, например 1500 или 1500,50'],
    ['Название', '', 'Заполните поле'],
    ['Возраст от', 'семь', 'Введите число'],
    ['Возраст до', '151', 'Введите число не больше 150'],
    ['Танцоров от', '3', 'Начало больше конца'],
    [
      'Судейство',
      'Жребий',
      'Такого значения нет. Можно: Скейтинг, Баллы, Relative Placement, Без судейства',
    ],
    ['Ведущие и ведомые считаются отдельно', 'иногда', 'Напишите «да» или «нет»'],
    [
      'Критерии',
      'Техника',
      'Не читается «Техника». Напишите критерии с максимумом через точку с запятой: Техника 10; Образ 5',
    ],
    [
      'Степени',
      'Лауреат',
      'Напишите степени с процентом через точку с запятой: Лауреат I степени 90 %',
    ],
    ['Пакет', 'первые три', 'Напишите номера через запятую и сколько выбрать: 11, 12, 13: 2–3'],
    ['Танцы', '', 'Укажите хотя бы один танец'],
    ['Танцы', 'Folk, folk', 'Уже есть в списке'],
    ['Метки', 'PACKET', 'Укажите номинации, которые входят в пакет'],
    ['В финале не больше', '9', 'Введите число не больше 8'],
  ]
  test.each(cases)('%s: «%s»', (title, cell, text) => {
    const { faults } = plan([
      ['Номер', title],
      ['11', cell],
    ])
    expect(faults.map((fault) => [fault.row, fault.text])).toEqual([[2, text]])
  })

  test('the number itself', () => {
    const { faults } = plan([
      ['Номер', 'Название', 'Танцы'],
      ['', 'Соло', 'Folk'],
      ['одиннадцать', 'Соло', 'Folk'],
      [],
      ['11', 'Соло', 'Folk'],
      ['11', 'Соло', 'Folk'],
    ])
    expect(faults).toEqual([
      { row: 2, column: 'Номер', text: 'Заполните поле' },
      { row: 3, column: 'Номер', text: 'Введите число' },
      { row: 6, column: 'Номер', text: 'Номер 11 уже есть в строке 5' },
    ])
  })

  test('what the draw has frozen', () => {
    const { faults } = plan(
      [
        ['Номер', 'Возраст до', 'Цена'],
        ['11', '9', '5'],
      ],
      [known({}, 'Финал')],
    )
    expect(faults).toEqual([
      {
        row: 2,
        column: 'Возраст до',
        text: 'Финал уже распределён по заходам, это больше не меняется',
      },
    ])
  })
})

test('a packet may bundle contests of the same file, and no stranger', () => {
  const table = (bundle: string) => [
    ['Номер', 'Название', 'Танцы', 'Метки', 'Пакет'],
    ['20', 'Пакет', 'Show', 'PACKET', bundle],
    ['21', 'Соло', 'Show', '', ''],
  ]
  expect(plan(table('11, 21: 1–2')).faults).toEqual([])
  expect(plan(table('11, 22')).faults).toEqual([
    { row: 2, column: 'Пакет', text: 'Такой номинации нет в этом турнире' },
  ])
})

test.each([
  [[['Название'], ['Соло']], 'В первой строке нет столбца «Номер»: по нему находятся номинации.'],
  [[['Номер', 'Цена', 'цена']], 'Столбец «Цена» стоит дважды.'],
  [
    [['Номер'], ...Array.from({ length: 501 }, (_, n) => [String(n)])],
    'Номинаций за один раз не больше 500, а здесь 501.',
  ],
])('what is no table of contests is refused whole', (table, problem) => {
  expect(planImport(table, [])).toEqual({ problem })
})

test('«№» is the column of numbers, too, and a row may end before its last columns', () => {
  const contest = known({ section: 'Folk' })
  const { rows, faults } = plan(
    [
      ['№', 'Название', 'Секция'],
      ['11', 'Соло'],
    ],
    [contest],
  )
  expect(faults).toEqual([])
  expect(rows[0]?.after).toMatchObject({ group_num: 11, group_name: 'Соло', section: '' })
})
