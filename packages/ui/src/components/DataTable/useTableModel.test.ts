import { expect, test } from 'vitest'
import type { DataColumn, SortOrder } from './columns.ts'
import { sortRows } from './useTableModel.ts'

interface Row {
  name: string
  age: number | null
}

const rows: Row[] = [
  { name: 'Ёлкина', age: 12 },
  { name: 'Яшина', age: null },
  { name: 'Жукова', age: 9 },
  { name: 'Елина', age: 12 },
]
const columns: DataColumn<Row>[] = [
  { id: 'name', title: 'Имя', render: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'age', title: 'Лет', render: ({ age }) => age, sortValue: ({ age }) => age },
  { id: 'club', title: 'Клуб', render: () => null, isSortable: true },
]
const names = (sort: SortOrder | null) => sortRows(rows, columns, sort).map(({ name }) => name)

test('texts stand in Russian order', () => {
  expect(names({ column: 'name', direction: 'ascending' })).toEqual([
    'Елина',
    'Ёлкина',
    'Жукова',
    'Яшина',
  ])
})

test('what is not known is last in either direction, equal rows keep their places', () => {
  expect(names({ column: 'age', direction: 'ascending' })).toEqual([
    'Жукова',
    'Ёлкина',
    'Елина',
    'Яшина',
  ])
  expect(names({ column: 'age', direction: 'descending' })).toEqual([
    'Ёлкина',
    'Елина',
    'Жукова',
    'Яшина',
  ])
})

test('what the caller sorts is left alone, and is the same array', () => {
  expect(sortRows(rows, columns, { column: 'club', direction: 'ascending' })).toBe(rows)
  expect(sortRows(rows, columns, null)).toBe(rows)
})
