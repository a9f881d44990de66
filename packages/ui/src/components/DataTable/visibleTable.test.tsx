import { expect, it } from 'vitest'
import { visibleTable } from './visibleTable.ts'

const rows = [{ name: 'Анна', sum: 120_000, paid: true }]

it('takes the words of what is drawn, numbers as numbers', () => {
  const columns = [
    { id: 'sum', title: 'Сумма', render: (row: (typeof rows)[number]) => row.sum },
    {
      id: 'name',
      title: 'Танцор',
      render: (row: (typeof rows)[number]) => (
        <b>
          {row.name} <i>{row.paid && 'оплачено'}</i>
        </b>
      ),
    },
  ]
  expect(visibleTable(columns, rows)).toEqual({
    head: ['Сумма', 'Танцор'],
    rows: [[120_000, 'Анна оплачено']],
  })
})

it('takes what groups the rows into a first column', () => {
  const grouping = { title: 'Оплата', of: () => 'Оплачено', render: () => null }
  const columns = [{ id: 'name', title: 'Танцор', render: ({ name }: { name: string }) => name }]
  expect(visibleTable(columns, rows, grouping)).toEqual({
    head: ['Оплата', 'Танцор'],
    rows: [['Оплачено', 'Анна']],
  })
})

it('takes no column of buttons', () => {
  const columns = [
    { id: 'name', title: 'Танцор', render: ({ name }: { name: string }) => name },
    {
      id: 'actions',
      title: 'Действия',
      isAction: true,
      render: () => <button type="button">×</button>,
    },
  ]
  expect(visibleTable(columns, rows)).toEqual({ head: ['Танцор'], rows: [['Анна']] })
})

it('takes what a column says instead, where it says so', () => {
  const columns = [
    {
      id: 'paid',
      title: 'Оплата',
      render: () => <svg />,
      exportValue: (row: (typeof rows)[number]) => (row.paid ? 'да' : 'нет'),
    },
  ]
  expect(visibleTable(columns, rows).rows).toEqual([['да']])
})
