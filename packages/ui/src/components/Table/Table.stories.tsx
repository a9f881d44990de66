import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { State } from '../State/State.tsx'
import { Table } from './Table.tsx'
import type { TableColumn } from './Table.tsx'

interface Entry {
  reg_n: number
  name: string
  contest: string
  sum: string
  isPaid: boolean
}

const rows: Entry[] = [
  {
    reg_n: 108,
    name: 'Петрова Анна',
    contest: 'Соло, Oriental',
    sum: '1\u00A0200\u00A0₽',
    isPaid: true,
  },
  {
    reg_n: 109,
    name: 'Константинопольская Александра',
    contest: 'Соло, Folk',
    sum: '1\u00A0200\u00A0₽',
    isPaid: false,
  },
  { reg_n: 110, name: 'Ли Ян', contest: 'Дуэт, Oriental', sum: '2\u00A0000\u00A0₽', isPaid: true },
]

const phone = { viewport: { value: 'phone' } }

const columns: TableColumn<Entry>[] = [
  {
    id: 'reg_n',
    title: '№',
    render: (row) => row.reg_n,
    align: 'end',
  },
  {
    id: 'name',
    title: 'Танцор',
    render: (row) => row.name,
    isRowHeader: true,
  },
  { id: 'contest', title: 'Номинация', render: (row) => row.contest },
  {
    id: 'paid',
    title: 'Оплата',
    render: (row) => (
      <State tone={row.isPaid ? 'positive' : 'caution'}>
        {row.isPaid ? 'Оплачено' : 'Не оплачено'}
      </State>
    ),
  },
  { id: 'sum', title: 'Сумма', render: (row) => row.sum, align: 'end' },
]

/** Строки и столбцы; на телефоне карточки. */
const meta = {
  title: 'Компоненты/Данные/Table: таблица',
  component: Table<Entry>,
  args: { 'aria-label': 'Заявки', columns, items: rows, getKey: (row: Entry) => row.reg_n },
} satisfies Meta<typeof Table<Entry>>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = { name: 'Обычный вид' }

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: {
    items: [
      {
        reg_n: 10_008,
        name: 'Константинопольская-Воскресенская Александра',
        contest: 'konstantinopolskaya.voskresenskaya@parket.test',
        sum: '1\u00A0234\u00A0567,00\u00A0₽',
        isPaid: false,
      },
    ],
  },
}

export const Compact: Story = { name: 'Плотная', globals: { density: 'compact' } }

/** Few short columns need no cards. */
export const RowsOnAPhone: Story = {
  name: 'Строками на телефоне',
  globals: phone,
  args: {
    onPhone: 'rows',
    columns: columns.filter(({ id }) => id !== 'contest' && id !== 'paid'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Сумма' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Ли Ян/ }).clientHeight).toBeLessThan(60)
  },
}

export const IsATableAtAnyWidth: Story = {
  name: 'Таблица при любой ширине',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Заявки' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Петрова Анна' })).toBeVisible()
    await expect(canvas.getAllByRole('row').length).toBeGreaterThanOrEqual(rows.length)
  },
}
