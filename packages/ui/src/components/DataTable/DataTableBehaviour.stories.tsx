import type { Meta, StoryObj } from '@storybook/react-vite'

import { useEffect, useState } from 'react'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DataTable } from './DataTable.tsx'
import type { RowRange } from './DataTable.tsx'
import type { DataTableProps } from './dataTableProps.ts'
import meta, { Loading } from './DataTable.stories.tsx'
import { sampleColumns, sampleEntries } from './testing/sampleEntries.ts'
import type { SampleEntry } from './testing/sampleEntries.ts'

const all = sampleEntries(5000)
const desktop = { viewport: { value: 'desktop' } }
const phone = { viewport: { value: 'phone' } }
/** Where they stop scrolling is chance: their pictures prove nothing. */
const withoutPicture = { chromatic: { disableSnapshot: true } }

/** What the table does when it is used; how it looks is told by its own page. */
const behaviour = {
  ...meta,
  title: 'Компоненты/Данные/DataTable: таблица организатора/Поведение',
  tags: ['!autodocs'],
} satisfies Meta<typeof DataTable<SampleEntry>>

export default behaviour
type Story = StoryObj<typeof behaviour>

/** As the browser sends it; user-event knows no Ctrl with Home. */
async function press(key: string, modifiers: { ctrlKey?: boolean; shiftKey?: boolean } = {}) {
  if (document.activeElement) await fireEvent.keyDown(document.activeElement, { key, ...modifiers })
}

/** Index of the row that has the focus. */
function focusedRow(): number {
  return Number(document.activeElement?.closest('[data-index]')?.getAttribute('data-index'))
}

export const FiveThousandRows: Story = {
  name: 'Пять тысяч строк',
  globals: desktop,
  parameters: withoutPicture,
  args: { items: all },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Заявки' })
    await expect(grid).toHaveAttribute('aria-rowcount', '5001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    await userEvent.type(canvas.getByLabelText('Найти танцора'), '4999')
    await expect(await canvas.findByRole('rowheader', { name: /4999$/ })).toBeVisible()
    await expect(grid).toHaveAttribute('aria-rowcount', '2')
  },
}

export const FiveThousandCards: Story = {
  name: 'Пять тысяч карточек на телефоне',
  globals: phone,
  parameters: withoutPicture,
  args: { items: all },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40)
    window.scrollTo(0, document.documentElement.scrollHeight / 2)
    const [card] = await canvas.findAllByText(/ 25\d\d$/)
    await expect(card).toBeVisible()
    window.scrollTo(0, 0)
  },
}

export const GoneThroughByKeyboard: Story = {
  name: 'Обходят с клавиатуры',
  globals: desktop,
  args: { items: all },
  play: async ({ args, canvas }) => {
    const cell = (name: string) => canvas.getByRole('gridcell', { name })
    const grid = canvas.getByRole('grid')
    canvas.getByRole('button', { name: 'Выгрузить' }).focus()
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
    // A stretch of rows: space, then Shift with an arrow; Escape takes the selection back.
    await press(' ')
    await press('ArrowDown', { shiftKey: true })
    await press('ArrowDown', { shiftKey: true })
    await expect(canvas.getByText('Выбрано: 3')).toBeVisible()
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(3)
    await press('Escape')
    await expect(canvas.queryByText('Выбрано: 3')).not.toBeInTheDocument()
    // The title sorts.
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
    await expect(args.onRowAction).toHaveBeenLastCalledWith(all[4999])
    // One tab stop for all of it.
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  },
}

/** Enter goes into a cell, Escape out of it; Tab leaves the table, whatever is in its cells. */
export const LinksInCells: Story = {
  name: 'Ссылки в ячейках',
  globals: desktop,
  args: {
    columns: [
      ...sampleColumns.slice(0, 2),
      {
        id: 'links',
        title: 'Связаться',
        render: ({ email }) => (
          <>
            <a href={`mailto:${email}`}>Почта</a> <a href="#call">Звонок</a>
          </>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Анна 1 / }))
    await userEvent.click(row.getByRole('gridcell', { name: '1' }))
    await press('End')
    await expect(row.getByRole('gridcell', { name: 'Почта Звонок' })).toHaveFocus()
    await press('Enter')
    await expect(row.getByRole('link', { name: 'Почта' })).toHaveFocus()
    await press('ArrowRight')
    await expect(row.getByRole('link', { name: 'Звонок' })).toHaveFocus()
    await press('Escape')
    await expect(row.getByRole('gridcell', { name: 'Почта Звонок' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('grid')).not.toContainElement(
      document.activeElement as HTMLElement,
    )
  },
}

/** A press leaves the focus on the link or the box: the keys of the rows go on from there. */
export const KeysAfterAPressOfTheMouse: Story = {
  name: 'Клавиши после щелчка мышью',
  globals: desktop,
  args: { rowHref: ({ reg_n }) => `#entry-${reg_n}`, defaultValue: [] },
  play: async ({ canvas }) => {
    const link = (name: RegExp) => canvas.findByRole('link', { name })
    const followed = fn((event: Event) => event.preventDefault())
    const third = await link(/Пётр 3$/)
    for (const name of [await link(/Мария 2$/), third]) name.addEventListener('click', followed)
    await userEvent.click(await link(/Мария 2$/))
    await expect(followed).toHaveBeenCalledOnce()
    await userEvent.keyboard('x')
    await expect(canvas.getByText('Выбрано: 1')).toBeVisible()
    await userEvent.keyboard('j')
    await expect(focusedRow()).toBe(2)
    await userEvent.keyboard('e')
    await expect(followed).toHaveBeenCalledTimes(2)
    third.focus()
    await userEvent.keyboard('k')
    await expect(focusedRow()).toBe(1)
    // Space and Enter stay the widget's own.
    await userEvent.click(
      within(await canvas.findByRole('row', { name: /Ян 4 / })).getByRole('checkbox'),
    )
    await expect(canvas.getByText('Выбрано: 2')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(focusedRow()).toBe(4)
    await userEvent.keyboard('x')
    await expect(canvas.getByText('Выбрано: 3')).toBeVisible()
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

/** Elements of rows are used again: nothing of a row may be seen in another. */
export const NothingMovesToAnotherRow: Story = {
  name: 'Чужое не переходит в другую строку',
  globals: desktop,
  parameters: withoutPicture,
  args: {
    items: all,
    defaultValue: ['3'],
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
    // At rest the rows stand as they are read.
    await waitFor(() => expect(numbers()).toEqual(numbers().toSorted((one, other) => one - other)))
    await expect(cell).toHaveFocus()
    // A key moves on from there.
    await press('ArrowDown')
    await expect(focusedRow()).toBe(3)
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Танцор' }))
    await expect(canvas.queryByRole('button', { pressed: true })).not.toBeInTheDocument()
  },
}

export const SelectedByMouse: Story = {
  name: 'Выбирают мышью',
  globals: desktop,
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    const row = async (name: RegExp) => within(await canvas.findByRole('row', { name }))
    const box = async (name: RegExp) => (await row(name)).getByRole('checkbox')
    await userEvent.click(await box(/Мария 2 /))
    await fireEvent.click(await box(/Александра 5 /), { shiftKey: true })
    await expect(canvas.getByText('Выбрано: 4')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(['2', '3', '4', '5'])
    const selectAll = canvas.getByRole('checkbox', { name: 'Выбрать все' })
    await expect(selectAll).toBePartiallyChecked()
    await userEvent.click(selectAll)
    await expect(canvas.getByText('Выбрано: 30')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Снять выделение' }))
    await expect(canvas.queryByText(/Выбрано/)).not.toBeInTheDocument()
    // Selecting opens nothing; a press on the row does, and moves the focus to its cell.
    await expect(args.onRowAction).not.toHaveBeenCalled()
    const city = (await row(/Ян 4 /)).getByRole('gridcell', { name: 'Казань' })
    await userEvent.click(city)
    await expect(city).toHaveFocus()
    await expect(args.onRowAction).toHaveBeenCalledWith(all[3])
  },
}

export const SortedAndColumnsChosen: Story = {
  name: 'Сортируют и скрывают столбцы',
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Танцор' }))
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Константинопольская')
    await userEvent.click(canvas.getByRole('button', { name: 'Столбцы' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Email' }))
    await expect(canvas.queryByRole('columnheader', { name: 'Email' })).not.toBeInTheDocument()
  },
}

/** The bulk bar gets the rows themselves; what is selected on another page is not among them. */
export const BulkActions: Story = {
  name: 'Действия с выбранными',
  args: {
    defaultValue: ['2', '3', '4000'],
    bulkActions: (selected) => (
      <Button>{`Отметить оплату: ${selected.map(({ reg_n }) => reg_n).join(', ')}`}</Button>
    ),
  },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('toolbar', { name: 'Выбранное' }))
    await expect(bar.getByText('Выбрано: 2')).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Отметить оплату: 2, 3' })).toBeVisible()
  },
}

export const LoadingInRows: Story = {
  ...Loading,
  name: 'Загрузка по строкам',
  globals: desktop,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-busy', 'true')
    // How many there will be is not known.
    await expect(grid).toHaveAttribute('aria-rowcount', '-1')
    await expect(canvas.getByRole('columnheader', { name: 'Танцор' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1)
  },
}

/** A server that answers late with pages of a hundred. */
function ByPages(props: DataTableProps<SampleEntry>) {
  const [items, setItems] = useState<(SampleEntry | undefined)[] | null>(null)
  useEffect(() => {
    const first = Array.from({ length: 20_000 }, (_, n) => (n < 100 ? all[n] : undefined))
    const timer = setTimeout(() => setItems(first), 300)
    return () => clearTimeout(timer)
  }, [])
  function load({ start, end }: RowRange) {
    props.onRangeNeeded?.({ start, end })
    const first = Math.floor(start / 100) * 100
    const page = sampleEntries(Math.ceil((end - first) / 100) * 100, first)
    setTimeout(() => setItems((now) => now && now.toSpliced(first, page.length, ...page)), 50)
  }
  return (
    <DataTable {...props} items={items ?? []} isLoading={items === null} onRangeNeeded={load} />
  )
}

/** Rows are known by their index: the scrollbar is that of the whole list from the start. */
export const PagesComeAsNeeded: Story = {
  name: 'Догружается при прокрутке',
  globals: desktop,
  parameters: withoutPicture,
  args: { onRangeNeeded: fn() },
  render: (args) => <ByPages {...args} />,
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid')
    // Nor while others stand in for the first rows.
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '20001'))
    await expect(args.onRangeNeeded).not.toHaveBeenCalled()
    // The first draw is of the rows on screen; the scrollbar of all follows.
    await waitFor(() => expect(grid.scrollHeight).toBeGreaterThan(44 * 20_000))
    grid.scrollTop = 44 * 12_345
    // Placeholders at once, the rows when they have come.
    await waitFor(() => {
      const placeholder = grid.querySelector('[data-index="12350"]')
      return expect(placeholder).toHaveTextContent(/^Загружаем…$/)
    })
    await expect(await canvas.findByRole('rowheader', { name: / 12351$/ })).toBeVisible()
    await expect(args.onRangeNeeded).toHaveBeenCalledOnce()
    // Placeholders can be gone through by keyboard, and not selected.
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Клуб' }))
    await press('End', { ctrlKey: true })
    await press(' ')
    await expect(canvas.queryByText(/Выбрано/)).not.toBeInTheDocument()
    await expect(await canvas.findByRole('rowheader', { name: / 20000$/ })).toBeVisible()
    await press(' ')
    await expect(canvas.getByText('Выбрано: 1')).toBeVisible()
  },
}

const longClub = 'Студия спортивного и социального танца имени Александра Константинопольского'

/** The whole text under the pointer, and for the cell in focus. */
export const TooltipOnACutCell: Story = {
  name: 'Подсказка у обрезанной ячейки',
  globals: desktop,
  args: { items: [{ ...sampleEntries(1)[0], club: longClub } as SampleEntry] },
  play: async ({ canvas }) => {
    const tooltip = () => canvas.queryByRole('tooltip')
    await userEvent.hover(canvas.getByRole('gridcell', { name: longClub }))
    await waitFor(() => expect(tooltip()).toBeVisible())
    await expect(tooltip()).toHaveTextContent(longClub)
    await userEvent.keyboard('{Escape}')
    await expect(tooltip()).toBeNull()
    // One that is whole has none.
    await userEvent.hover(canvas.getByRole('rowheader'))
    await userEvent.click(canvas.getByRole('rowheader'))
    await press('ArrowRight')
    await expect(tooltip()).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('gridcell', { name: longClub })).toHaveFocus()
    await waitFor(() => expect(tooltip()).toBeVisible())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(tooltip()).toBeNull())
  },
}

/** A press on the row is a press on its link: the browser, or a router, follows it. */
export const AWholeRowLeads: Story = {
  name: 'Нажимается вся строка',
  args: { rowHref: ({ reg_n }) => `#entry-${reg_n}`, onRowAction: undefined },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('link', { name: /Мария 2$/ })
    const onClick = fn((event: Event) => event.preventDefault())
    name.addEventListener('click', onClick)
    await userEvent.click(canvas.getByText('dancer2@parket.test'))
    await expect(onClick).toHaveBeenCalledOnce()
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

export const ExportsWhatIsVisible: Story = {
  name: 'Выгружают то, что видно',
  args: {
    defaultHiddenColumns: ['email', 'club', 'contest', 'birth_year', 'status'],
    defaultSort: { column: 'reg_n', direction: 'descending' },
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

export const ExportsTheSelectedRows: Story = {
  name: 'Выгружают выбранные строки',
  args: { defaultValue: ['3', '1'], defaultHiddenColumns: ['email'] },
  play: async ({ canvas }) => {
    const { caught, restore } = catchFile()
    const bar = within(canvas.getByRole('toolbar', { name: 'Выбранное' }))
    await userEvent.click(bar.getByRole('button', { name: 'Выгрузить' }))
    await userEvent.click(bar.getByRole('button', { name: 'Текст CSV' }))
    await waitFor(() => expect(caught.name).toBe('заявки.csv'))
    const lines = (await caught.file?.text())?.trim().split('\r\n')
    await expect(lines?.map((line) => line.split(';')[0])).toEqual(['№', '1', '3'])
    restore()
  },
}

export const TheCallerExports: Story = {
  name: 'Выгружает сам экран',
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
  name: 'Печатаются все строки',
  args: { items: all.slice(0, 200), height: '200px' },
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
