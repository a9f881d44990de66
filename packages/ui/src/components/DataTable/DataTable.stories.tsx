import type { Meta, StoryObj } from '@storybook/react-vite'

import { useLayoutEffect, useRef, useState } from 'react'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './DataTable.tsx'
import { sampleColumns, sampleEntries } from './sampleEntries.ts'
import type { SampleEntry } from './sampleEntries.ts'

const all = sampleEntries(5000)
const few = all.slice(0, 30)

function Controlled(props: DataTableProps<SampleEntry>) {
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState(props.sort ?? null)
  const [selected, setSelected] = useState(props.selected ?? new Set<string>())
  const [hidden, setHidden] = useState(props.hiddenColumns ?? [])
  const rows = query === '' ? props.rows : props.rows.filter(({ name }) => name.includes(query))
  return (
    <Stack gap="small">
      <SearchField label="Найти танцора" value={query} onChange={setQuery} />
      <DataTable
        {...props}
        rows={rows}
        sort={sort}
        onSortChange={setSort}
        selected={selected}
        onSelectedChange={setSelected}
        hiddenColumns={hidden}
        onHiddenColumnsChange={setHidden}
      />
    </Stack>
  )
}

/** Gets the next hundred each time the end is near. */
function ByPages(props: DataTableProps<SampleEntry>) {
  const [count, setCount] = useState(100)
  return (
    <DataTable
      {...props}
      rows={all.slice(0, count)}
      total={all.length}
      onReachEnd={() => {
        props.onReachEnd?.()
        setCount((count) => count + 100)
      }}
    />
  )
}

/**
 * Таблица организатора: тысячи строк, которые сортируют, отбирают и проходят с клавиатуры.
 *
 * **Когда применять:** строк больше полусотни, с ними работают. **Когда нет:** строк мало и их только
 * читают: `Table` проще и печатается. На публичной странице: только `Table`.
 *
 * **Клавиши:** стрелки, Home, End, PageUp, PageDown; Enter сортирует, открывает строку или входит в
 * ячейку, Esc выходит; пробел выбирает, с Shift выбирает подряд; Ctrl+A выбирает всё.
 *
 * **Выгрузка и печать:** `exporting` предлагает Excel, CSV и печать того, что показано: этих столбцов и
 * строк, в этом порядке. Где показана не вся таблица, выгружает сервер: `exporting.onExport`. Столбцу,
 * который рисует не слова, нужен `exportValue`. На бумагу идут все строки, с заголовком на каждом листе.
 *
 * Отбирает тот, кто даёт `rows`. Сортирует сама, если у столбца есть `sortValue`. `columns` и `rows`
 * должны оставаться теми же массивами, пока ничего не изменилось.
 */
const meta = {
  title: 'Компоненты/DataTable',
  component: DataTable<SampleEntry>,
  args: {
    label: 'Заявки',
    columns: sampleColumns,
    rows: few,
    getKey: (row: SampleEntry) => String(row.reg_n),
    height: '420px',
    bulkActions: <Button>Отметить оплату</Button>,
    onOpen: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DataTable<SampleEntry>>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  args: { selected: new Set(['2', '3']), sort: { column: 'name', direction: 'ascending' } },
}

export const Compact: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { density: 'compact', selected: new Set(['2', '3']) },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Анна 1 / })
    await expect(row.getBoundingClientRect().height).toBeCloseTo(32, 0)
  },
}

export const States: Story = {
  render: (args) => (
    <Stack gap="large">
      <DataTable {...args} rows={[]} isLoading />
      <DataTable {...args} rows={[]} error={{ message: 'Нет связи с сервером.', onRetry: fn() }} />
      <DataTable
        {...args}
        rows={[]}
        empty={<EmptyState title="Заявок пока нет">Они появятся здесь сразу.</EmptyState>}
      />
    </Stack>
  ),
}

/** As the browser sends it; user-event knows no Ctrl with Home. */
async function press(key: string, modifiers: { ctrlKey?: boolean; shiftKey?: boolean } = {}) {
  if (document.activeElement) await fireEvent.keyDown(document.activeElement, { key, ...modifiers })
}

/** Index of the row that has the focus. */
function focusedRow(): number {
  return Number(document.activeElement?.closest('[data-index]')?.getAttribute('data-index'))
}

const onScreen = { viewport: { value: 'desktop' } }

/** Where they stop scrolling is chance: their pictures prove nothing. */
const withoutPicture = { chromatic: { disableSnapshot: true } }

export const FiveThousandRows: Story = {
  parameters: withoutPicture,
  args: { rows: all },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Заявки' })
    await expect(grid).toHaveAttribute('aria-rowcount', '5001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    await userEvent.type(canvas.getByLabelText('Найти танцора'), '4999')
    await expect(await canvas.findByRole('rowheader', { name: /4999$/ })).toBeVisible()
    await expect(grid).toHaveAttribute('aria-rowcount', '2')
  },
}

export const GoneThroughByKeyboard: Story = {
  globals: onScreen,
  args: { rows: all },
  play: async ({ args, canvas }) => {
    const cell = (name: string) => canvas.getByRole('gridcell', { name })
    const grid = canvas.getByRole('grid')
    canvas.getByLabelText('Найти танцора').focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Столбцы' })).toHaveFocus()
    await canvas.findByRole('gridcell', { name: '1' })
    await userEvent.tab()
    await press('ArrowRight')
    await expect(cell('1')).toHaveFocus()
    // To the last row, which was not even drawn, and back by a page.
    await press('End', { ctrlKey: true })
    await expect(focusedRow()).toBe(4999)
    await expect(document.activeElement).toHaveTextContent('Участвует')
    await press('PageUp')
    await expect(focusedRow()).toBeLessThan(4999)
    await press('Home', { ctrlKey: true })
    await expect(focusedRow()).toBe(0)
    // A stretch of rows: space, then Shift with an arrow.
    await press(' ')
    await press('ArrowDown', { shiftKey: true })
    await press('ArrowDown', { shiftKey: true })
    await expect(canvas.getByText('Выбрано: 3')).toBeVisible()
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(3)
    // The header sorts.
    await press('Home', { ctrlKey: true })
    await press('ArrowRight')
    await press('ArrowUp')
    await press('Enter')
    await press('Enter')
    const header = canvas.getByRole('columnheader', { name: '№' })
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(header).toHaveFocus()
    await press('ArrowDown')
    await expect(cell('5000')).toHaveFocus()
    await press('Enter')
    await expect(args.onOpen).toHaveBeenLastCalledWith(all[4999])
    // One tab stop for all of it.
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  },
}

/** Something with a state of its own in a cell. */
function Noted() {
  const [isNoted, setNoted] = useState(false)
  return (
    <button type="button" aria-pressed={isNoted} onClick={() => setNoted(!isNoted)}>
      Отметить
    </button>
  )
}

/** Elements are used again while it scrolls: nothing of a row may be seen in another. */
export const NothingMovesToAnotherRow: Story = {
  globals: onScreen,
  parameters: withoutPicture,
  args: {
    rows: all,
    selected: new Set(['3']),
    columns: [
      ...sampleColumns.slice(0, 2),
      { id: 'note', title: 'Отметка', render: () => <Noted /> },
    ],
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    const numbers = () => canvas.getAllByRole('row').map((row) => Number(row.ariaRowIndex))
    const third = await canvas.findByRole('row', { name: /Пётр 3 / })
    const cell = within(third).getByRole('gridcell', { name: '3' })
    await userEvent.click(within(third).getByRole('button'))
    await expect(within(third).getByRole('button', { pressed: true })).toBeVisible()
    await userEvent.click(cell)
    grid.scrollTop = 60_000
    await canvas.findByRole('row', { name: /1370/ })
    // The row with the focus is still itself, however far away.
    await expect(cell).toHaveFocus()
    await expect(cell).toHaveTextContent('3')
    await expect(third).toHaveAttribute('aria-rowindex', '4')
    await expect(canvas.getAllByRole('row', { selected: true })).toEqual([third])
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1)
    // A key leads on from there.
    await press('ArrowDown')
    await expect(focusedRow()).toBe(3)
    // At rest the rows stand as they are read.
    await waitFor(() => expect(numbers()).toEqual(numbers().toSorted((one, other) => one - other)))
    grid.scrollTop = 60_000
    await canvas.findByRole('row', { name: /1370/ })
    await expect(canvas.queryByRole('button', { pressed: true })).not.toBeInTheDocument()
  },
}

export const ChosenByMouse: Story = {
  globals: onScreen,
  play: async ({ canvas }) => {
    // The rows are drawn once the table knows its height.
    const row = async (name: RegExp) => within(await canvas.findByRole('row', { name }))
    const box = async (name: RegExp) => (await row(name)).getByRole('checkbox')
    await userEvent.click(await box(/Мария 2 /))
    await fireEvent.click(await box(/Александра 5 /), { shiftKey: true })
    await expect(canvas.getByText('Выбрано: 4')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать все' }))
    await expect(canvas.getByText('Выбрано: 30')).toBeVisible()
    // A press leads the focus to its cell.
    const city = (await row(/Ян 4 /)).getByRole('gridcell', { name: 'Казань' })
    await userEvent.click(city)
    await expect(city).toHaveFocus()
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Танцор' }))
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Константинопольская')
    await userEvent.click(canvas.getByRole('button', { name: 'Столбцы' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Email' }))
    await expect(canvas.queryByRole('columnheader', { name: 'Email' })).not.toBeInTheDocument()
  },
}

/** Says how many rows, the titles among them, the first drawing with rows made. */
function FirstDrawing(props: DataTableProps<SampleEntry>) {
  const frame = useRef<HTMLDivElement>(null)
  const [isLoading, setIsLoading] = useState(props.isLoading ?? false)
  const [count, setCount] = useState<number>()
  useLayoutEffect(() => {
    if (!isLoading) setCount(frame.current?.querySelectorAll('[role=row]').length)
  }, [isLoading])
  return (
    <div ref={frame}>
      {isLoading && <Button onPress={() => setIsLoading(false)}>Получить заявки</Button>}
      <p>Сначала: {count}</p>
      <DataTable {...props} isLoading={isLoading} />
    </div>
  )
}

/** One drawing shows all that is seen; what is beyond comes when that has been painted. */
export const SeenRowsComeFirst: Story = {
  globals: onScreen,
  parameters: withoutPicture,
  args: { rows: all },
  render: (args) => <FirstDrawing {...args} />,
  play: async ({ canvas }) => {
    // 420 px have room for the titles and for nine rows of 44 px, the last of them cut.
    await expect(canvas.getByText('Сначала: 10')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(16))
  },
}

/** Rows that come from a server, long after the table itself has been painted. */
export const SeenRowsComeFirstAfterLoading: Story = {
  ...SeenRowsComeFirst,
  args: { rows: all, isLoading: true },
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.queryByRole('row')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Получить заявки' }))
    await SeenRowsComeFirst.play?.(context)
  },
}

export const NextPagesCome: Story = {
  parameters: withoutPicture,
  args: { onReachEnd: fn() },
  render: (args) => <ByPages {...args} />,
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '5001')
    await expect(args.onReachEnd).not.toHaveBeenCalled()
    await waitFor(
      () => {
        grid.scrollTop = grid.scrollHeight
        const shown = [...grid.querySelectorAll('[data-index]')].map((row) =>
          Number(row.getAttribute('data-index')),
        )
        return expect(Math.max(...shown)).toBeGreaterThan(150)
      },
      { timeout: 5000 },
    )
    await expect(args.onReachEnd).toHaveBeenCalled()
  },
}

/** Catches what is given to the browser to be saved. */
function catchFile() {
  const caught: { name: string; file: Blob | null } = { name: '', file: null }
  const create = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    caught.file = file instanceof Blob ? file : null
    return 'blob:caught'
  })
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    caught.name = this.download
  })
  const restore = () => {
    create.mockRestore()
    click.mockRestore()
  }
  return { caught, restore }
}

export const ExportsWhatIsSeen: Story = {
  args: {
    exporting: { fileName: 'заявки' },
    hiddenColumns: ['email', 'club', 'contest', 'birth_year', 'status'],
    sort: { column: 'reg_n', direction: 'descending' },
  },
  play: async ({ canvas }) => {
    const { caught, restore } = catchFile()
    await userEvent.type(canvas.getByLabelText('Найти танцора'), 'Ли Ян')
    await userEvent.click(canvas.getByRole('button', { name: 'Выгрузить' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Текст CSV' }))
    await waitFor(() => expect(caught.name).toBe('заявки.csv'))
    await expect((await caught.file?.text())?.split('\r\n').slice(0, 3)).toEqual([
      '№;Танцор;Город;Взнос',
      '29;Ли Ян 29;Москва;900',
      '24;Ли Ян 24;Казань;1100',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Выгрузить' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Таблица Excel' }))
    await waitFor(() => expect(caught.name).toBe('заявки.xlsx'), { timeout: 10_000 })
    // A zip, as Excel's files are.
    await expect((await caught.file?.text())?.slice(0, 2)).toBe('PK')
    restore()
  },
}

export const TheCallerExports: Story = {
  args: { exporting: { onExport: fn(() => Promise.reject(new Error('No connection.'))) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выгрузить' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Таблица Excel' }))
    if (args.exporting && 'onExport' in args.exporting) {
      await expect(args.exporting.onExport).toHaveBeenCalledWith('xlsx')
    }
    await expect(await canvas.findByText(/Выгрузить не получилось/)).toBeVisible()
  },
}

export const PrintsEveryRow: Story = {
  args: { rows: all.slice(0, 200), height: '200px' },
  play: async ({ canvas, canvasElement }) => {
    window.dispatchEvent(new Event('beforeprint'))
    const printed = canvas.getByText('Заявки', { selector: 'caption' })
    await expect(canvasElement.querySelectorAll('table tbody tr')).toHaveLength(200)
    // Only on paper.
    await expect(printed).not.toBeVisible()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(printed).not.toBeInTheDocument())
  },
}
