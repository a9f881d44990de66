import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrowest } from '../../../../layouts/fixtures/page.tsx'
import { ImportDialog, type ImportPreview } from './ImportDialog.tsx'

const file = { name: 'номинации.xlsx', size: 18_400 }
const preview: ImportPreview = {
  created: 1,
  updated: 1,
  same: 10,
  rows: [
    {
      row: 2,
      kind: 'update',
      title: '11. Соло, взрослые',
      changes: [
        { column: 'Цена', from: '1200', to: '1500' },
        { column: 'Возраст до', from: '', to: '99' },
      ],
    },
    { row: 3, kind: 'same', title: '12. Соло, взрослые', changes: [] },
    {
      row: 13,
      kind: 'create',
      title: '90. Соло, импровизация',
      changes: [{ column: 'Номер', from: '', to: '90' }],
    },
  ],
  faults: [],
  ignored: [],
}

/** Номинации из таблицы: сначала видно, что изменится, потом запись. */
const meta = {
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Номинации/ImportDialog: загрузка номинаций',
  component: ImportDialog,
  args: {
    file,
    preview,
    isReading: false,
    isSending: false,
    problem: null,
    onChoose: fn(),
    onApply: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ImportDialog>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  name: 'Файл не выбран',
  args: { file: null, preview: null },
  play: async ({ args }) => {
    const dialog = within(document.body)
    await expect(dialog.getByRole('button', { name: 'Записать' })).toBeDisabled()
    const table = new File(['Номер'], 'номинации.csv', { type: 'text/csv' })
    await userEvent.upload(dialog.getByLabelText('Таблица: выберите файл'), table)
    await expect(args.onChoose).toHaveBeenCalledWith(table)
  },
}

export const Reading: Story = { name: 'Файл читается', args: { preview: null, isReading: true } }

/** What would change is seen before anything does. */
export const Previewed: Story = {
  name: 'Что изменится',
  play: async ({ args }) => {
    const dialog = within(document.body)
    await expect(dialog.getByText(/было 1200, станет 1500/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Записать 2/ }))
    await expect(args.onApply).toHaveBeenCalledOnce()
  },
}

/** Each fault by row and column; nothing is written while there is one. */
export const Faults: Story = {
  name: 'Ошибки по строкам',
  args: {
    preview: {
      ...preview,
      faults: [
        { row: 4, column: 'Цена', text: 'Введите сумму в рублях, например 1500 или 1500,50' },
        { row: 7, column: 'Номер', text: 'Номер 11 уже есть в строке 2' },
        { row: 9, column: 'Танцы', text: 'Укажите хотя бы один танец' },
      ],
      ignored: ['Комментарий'],
    },
  },
  play: async () => {
    const dialog = within(document.body)
    await expect(dialog.getByRole('list', { name: 'Ошибки' }).children).toHaveLength(3)
    await expect(dialog.getByRole('button', { name: 'Записать' })).toBeDisabled()
  },
}

export const NothingChanges: Story = {
  name: 'Менять нечего',
  args: {
    preview: { ...preview, created: 0, updated: 0, same: 12, rows: preview.rows.slice(1, 2) },
  },
}

export const Unreadable: Story = {
  name: 'Файл не читается',
  args: { preview: null, problem: 'Файл не читается. Нужна таблица XLSX или CSV.' },
}

export const Sending: Story = { name: 'Записывается', args: { isSending: true } }

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
