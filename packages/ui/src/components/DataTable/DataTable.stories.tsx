import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { State } from '../State/State.tsx'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './dataTableProps.ts'
import { sampleColumns, sampleEntries } from './testing/sampleEntries.ts'
import type { SampleEntry } from './testing/sampleEntries.ts'

const entries = sampleEntries(30)
const desktop = { viewport: { value: 'desktop' } }
const phone = { viewport: { value: 'phone' } }

/** The caller filters; the table does the rest. */
function Filtered(props: DataTableProps<SampleEntry>) {
  const [query, setQuery] = useState('')
  const items = props.items.filter((item) => item?.name.includes(query))
  return (
    <Stack gap="small">
      <SearchField label="Найти танцора" value={query} onChange={setQuery} />
      <DataTable {...props} items={items} summary={`Заявок: ${items.length}`} />
    </Stack>
  )
}

/**
 * Таблица организатора: тысячи строк, которые сортируют, отбирают и проходят с клавиатуры. На
 * телефоне строки становятся карточками.
 *
 * **Отбор и порядок:** отбирает тот, кто даёт `items`. Сортирует сама таблица, если у столбца есть
 * `sortValue`; если `isSortable`, сортирует сервер. Выделение, порядок и набор столбцов таблица
 * помнит сама, пока они не заданы в `value`, `sort` и `hiddenColumns`.
 *
 * **Данные по частям:** `items` длиной во весь список, `undefined` вместо строк, которых ещё нет;
 * `onRangeNeeded` говорит, каких не хватает на экране. На их месте стоят заготовки.
 *
 * **Выгрузка и печать:** `exporting` предлагает Excel, CSV и печать того, что показано: этих
 * столбцов и строк, в этом порядке. Где показана не вся таблица, выгружает сервер:
 * `exporting.onExport`. Столбцу, который рисует не слова, нужен `exportValue`. На бумагу идут все
 * строки, с заголовком на каждом листе.
 *
 * `columns` и `items` должны оставаться теми же массивами, пока ничего не изменилось.
 */
const meta = {
  title: 'Компоненты/Данные/DataTable: таблица организатора',
  component: DataTable<SampleEntry>,
  args: {
    'aria-label': 'Заявки',
    columns: sampleColumns,
    items: entries,
    getKey: ({ reg_n }: SampleEntry) => String(reg_n),
    height: '420px',
    defaultValue: [],
    defaultHiddenColumns: [],
    bulkActions: (_selected: SampleEntry[]) => <Button>Отметить оплату</Button>,
    exporting: { fileName: 'заявки' },
    onRowAction: fn(),
  },
  render: (args) => <Filtered {...args} />,
} satisfies Meta<typeof DataTable<SampleEntry>>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Сортировка и выбранные строки',
  args: {
    defaultValue: ['2', '3'],
    defaultSort: { column: 'name', direction: 'ascending' },
    currentKey: '5',
  },
}

export const Compact: Story = {
  name: 'Плотная',
  globals: desktop,
  args: { density: 'compact', defaultValue: ['2', '3'] },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Анна 1 / })
    await expect(row.getBoundingClientRect().height).toBeCloseTo(34, 0)
  },
}

/** A table of few rows is as high as they are. */
export const FewRows: Story = {
  name: 'Мало строк',
  args: { items: entries.slice(0, 3), defaultValue: ['1'] },
}

export const Loading: Story = {
  name: 'Загрузка',
  args: { items: [], isLoading: true },
  render: (args) => <DataTable {...args} />,
}

/** What was there before the filter changed stays until the answer comes. */
export const Updating: Story = {
  name: 'Обновление после отбора',
  args: { isLoading: true, summary: 'Обновляем…' },
  render: (args) => <DataTable {...args} />,
}

export const Failed: Story = {
  name: 'Не загрузилась',
  args: { items: [], error: { message: 'Нет связи с сервером.', onRetry: fn() } },
  render: (args) => <DataTable {...args} />,
}

export const Empty: Story = {
  name: 'Пусто',
  args: {
    items: [],
    empty: <EmptyState title="Заявок пока нет">Они появятся здесь сразу.</EmptyState>,
  },
  render: (args) => <DataTable {...args} />,
}

/** Rows of a group stand under its title, sorted within it. */
export const Grouped: Story = {
  name: 'По группам',
  globals: desktop,
  args: {
    items: entries.slice(0, 12),
    grouping: {
      title: 'Номинация',
      of: ({ contest }) => contest,
      render: (name, rows) => `${name}: ${rows.length}`,
    },
  },
  play: async ({ args, canvas }) => {
    const titles = () => canvas.getAllByRole('rowheader', { name: /: 3$/ })
    await expect(titles()).toHaveLength(4)
    await userEvent.click(canvas.getByRole('columnheader', { name: '№' }))
    await userEvent.click(canvas.getByRole('columnheader', { name: '№' }))
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent(/^9/)
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '17')
    // A title is no row: it leads nowhere.
    const [title] = titles()
    if (title) await userEvent.click(title)
    await expect(args.onRowAction).not.toHaveBeenCalled()
  },
}

export const GroupedCards: Story = {
  name: 'По группам на телефоне',
  globals: phone,
  args: Grouped.args,
  play: async ({ args, canvas }) => {
    const [title] = canvas.getAllByText(/: 3$/)
    if (title) await userEvent.click(title)
    await expect(args.onRowAction).not.toHaveBeenCalled()
  },
}

/** The row's name is its link; a press anywhere on the row follows it. */
export const RowsThatLead: Story = {
  name: 'Строки ведут на страницы',
  args: { rowHref: ({ reg_n }) => `#entry-${reg_n}`, onRowAction: undefined },
}

/** A shade and an arrow say that there is more at the right. */
export const ColumnsCutOff: Story = {
  name: 'Столбцы не поместились',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByTitle('Показать столбцы справа')
    await userEvent.click(button)
    const grid = canvas.getByRole('grid')
    await expect(grid.scrollLeft).toBeGreaterThan(0)
    grid.scrollLeft = grid.scrollWidth
    await waitFor(() => expect(button).not.toBeInTheDocument())
  },
}

/** The card's title is the row's name; what is empty is left out. */
export const Cards: Story = {
  name: 'Карточки на телефоне',
  globals: phone,
  args: {
    items: entries.slice(0, 3),
    defaultValue: ['2'],
    columns: [
      ...sampleColumns,
      {
        id: 'paid',
        title: 'Оплата',
        render: ({ reg_n }) => <State tone="positive">{reg_n % 2 ? 'Оплачено' : 'Часть'}</State>,
      },
      { id: 'coach', title: 'Тренер', render: () => '' },
    ],
  },
  play: async ({ canvas }) => {
    const [card] = canvas.getAllByRole('listitem')
    if (!card) throw new Error('No cards.')
    await expect(card.textContent).toMatch(/^Петрова Анна 1/)
    await expect(within(card).queryByText('Тренер')).not.toBeInTheDocument()
    await expect(within(card).getByText('Город')).toBeVisible()
    await userEvent.click(within(card).getByRole('checkbox'))
    await expect(canvas.getByText('Выбрано: 2')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Порядок'), 'Танцор: по возрастанию')
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^Орлов/)
  },
}

export const CardsLoading: Story = { ...Loading, name: 'Загрузка на телефоне', globals: phone }
