import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DataColumn, SortOrder } from './columns.ts'
import { useTableModel } from './useTableModel.ts'
import type { TableModelOptions } from './useTableModel.ts'

interface Row {
  name: string
  age: number | null
}

const items: Row[] = [
  { name: 'Ёлкина', age: 12 },
  { name: 'Яшина', age: null },
  { name: 'Жукова', age: 9 },
  { name: 'Елина', age: 12 },
]
const columns: DataColumn<Row>[] = [
  { id: 'name', title: 'Имя', render: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'age', title: 'Лет', render: ({ age }) => age, sortValue: ({ age }) => age },
  { id: 'club', title: 'Клуб', render: () => null },
]

function Shown(options: Partial<TableModelOptions<Row>>) {
  const { places, rowAt, visibleColumns, selection } = useTableModel({
    columns,
    items,
    getKey: ({ name }) => name,
    ...options,
  })
  const names = places.map((_, index) => rowAt(index)?.item?.name ?? '…').join(' ')
  return `${visibleColumns.map(({ id }) => id).join(' ')} | ${names} | ${selection}`
}

/** What is shown at first: columns, names of rows, selection. */
function shown(options: Partial<TableModelOptions<Row>>): string[] {
  return renderToStaticMarkup(<Shown {...options} />).split(' | ')
}
const names = (sort: SortOrder | null) => shown({ sort })[1]

test('texts stand in Russian order', () => {
  expect(names({ column: 'name', direction: 'ascending' })).toBe('Елина Ёлкина Жукова Яшина')
})

test('what is not known is last in either direction, equal rows keep their places', () => {
  expect(names({ column: 'age', direction: 'ascending' })).toBe('Жукова Ёлкина Елина Яшина')
  expect(names({ column: 'age', direction: 'descending' })).toBe('Ёлкина Елина Жукова Яшина')
})

test('what the caller sorts is left alone', () => {
  const sorted: DataColumn<Row>[] = [
    { id: 'name', title: 'Имя', render: ({ name }) => name, isSortable: true },
  ]
  const sort = { column: 'name', direction: 'ascending' } as const
  expect(shown({ columns: sorted, sort })[1]).toBe('Ёлкина Яшина Жукова Елина')
  expect(names(null)).toBe('Ёлкина Яшина Жукова Елина')
})

test('a first order, a first selection and first hidden columns are kept by the table itself', () => {
  const first = shown({
    defaultSort: { column: 'name', direction: 'descending' },
    defaultValue: ['Яшина'],
    defaultHiddenColumns: ['club'],
  })
  expect(first).toEqual(['name age', 'Яшина Жукова Ёлкина Елина', 'some'])
})

test('all are selected when every row that has come is; keys of other rows do not count', () => {
  const selection = (value: string[]) => shown({ value, items: [...items, undefined] })[2]
  expect(selection(['Ёлкина', 'Яшина', 'Жукова', 'Елина'])).toBe('all')
  expect(selection(['Ёлкина', 'Яшина', 'Жукова', 'Орлова'])).toBe('some')
  expect(selection(['Орлова'])).toBe('none')
})

test('rows of a group stand together in the order of its first row, and are sorted within it', () => {
  const grouping = { title: 'Год', of: ({ age }: Row) => String(age), render: () => null }
  const grouped = (sort: SortOrder | null) => shown({ grouping, sort })[1]
  expect(grouped(null)).toBe('Ёлкина Елина Яшина Жукова')
  expect(grouped({ column: 'name', direction: 'ascending' })).toBe('Елина Ёлкина Яшина Жукова')
  expect(grouped({ column: 'name', direction: 'descending' })).toBe('Ёлкина Елина Яшина Жукова')
})

test('a row that has not come keeps its place', () => {
  expect(shown({ items: [items[0], undefined, items[1]] })[1]).toBe('Ёлкина … Яшина')
})
