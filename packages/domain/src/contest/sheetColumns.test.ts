import { expect, test } from 'vitest'
import { initialValues } from '../fields/field.ts'
import { contestFields, type ContestFields } from './fields.ts'
import { sheetColumns } from './sheetColumns.ts'

const columnOf = (field: keyof ContestFields) => {
  const column = sheetColumns.find((each) => each.field === field)
  if (!column) throw new Error(`There is no column ${field}`)
  return column
}
const contest = (values: Partial<ContestFields>): ContestFields => ({
  ...initialValues(contestFields),
  ...values,
})

test('an empty cell leaves a sum and a choice as they are', () => {
  expect(columnOf('price').read('')).toEqual({})
  expect(columnOf('scoring').read('')).toEqual({})
})

test.each([
  ['1500', 150_000],
  ['1 500,50 ₽', 150_050],
  ['1500 руб.', 150_000],
])('the sum %j is %d kopecks', (text, value) => {
  expect(columnOf('price').read(text)).toEqual({ value })
})

test('words with a comma in them are told apart by semicolons, and read back', () => {
  const dances = ['Вальс, медленный', 'Танго']
  const text = String(columnOf('dances').write(contest({ dances })))
  expect(text).toBe('Вальс, медленный; Танго')
  expect(columnOf('dances').read(text)).toEqual({ value: dances })
})

test('a choice that has no words is written as it is stored', () => {
  expect(columnOf('scoring').write(contest({ scoring: 'of-later' }))).toBe('of-later')
})

const criteria = [
  { name: 'Исполнение', max: 100 },
  { name: 'Образ', max: 75 },
]

test.each(['Исполнение 10; Образ 7,5', 'Исполнение 10, Образ 7,5', 'Исполнение 10,Образ 7.5,'])(
  'criteria are split at semicolons or commas: %j',
  (text) => {
    expect(columnOf('criteria').read(text)).toEqual({ value: criteria })
  },
)

test.each([
  ['Исполнение 10, Образ', 'Образ'],
  ['Исполнение 10, Образ 10; Музыкальность 10', 'Исполнение 10, Образ 10'],
])('criteria that cannot be told apart are refused by name: %j', (text, part) => {
  expect(columnOf('criteria').read(text)).toEqual({
    problem: `Не читается «${part}». Напишите критерии с максимумом через точку с запятой: Техника 10; Образ 5`,
  })
})

test.each([
  [criteria],
  [[{ name: 'Образ, костюм', max: 100 }]],
  [[{ name: 'Образ, костюм', max: 100 }, ...criteria]],
  [[{ name: 'Круг 2', max: 55 }]],
  [[]],
])('criteria are read back as they were written: %j', (value) => {
  const text = String(columnOf('criteria').write(contest({ criteria: value })))
  expect(columnOf('criteria').read(text)).toEqual({ value })
})
