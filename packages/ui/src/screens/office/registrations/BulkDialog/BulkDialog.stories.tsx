import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { cupContests } from '../../../fixtures/cup.ts'
import { phone } from '../../../../layouts/fixtures/page.tsx'
import { BulkDialog } from './BulkDialog.tsx'

const noValues = {
  kind: '',
  group_num: '',
  to_group_num: '',
  processing: false,
  publication: false,
  method: 'cash',
  reference: '',
  notify: false,
} as const

const preview = {
  matched: 312,
  changed: 300,
  entries: 340,
  amount: 0,
  skipped: [
    {
      reason: 'Номинация «Oriental, соло, дети» уже распределена по заходам.',
      count: 12,
      reg_ns: [4, 17, 61],
    },
  ],
  sample: [
    { reg_data_id: 1, reg_n: 1, title: 'Смирнова Мария', changes: ['11. Oriental, соло: снять'] },
    {
      reg_data_id: 2,
      reg_n: 2,
      title: 'Константинопольская-Преображенская Анна-Мария и ещё 23',
      changes: ['11. Oriental, соло: снять', '12. Folk, соло: снять'],
    },
  ],
}

/** Одно действие со многими заявками: сначала видно, что изменится. */
const meta = {
  title: 'Экраны/Организатор/Заявки/BulkDialog: действие над многими',
  component: BulkDialog,
  args: {
    count: 312,
    isSelection: false,
    contests: cupContests,
    targets: cupContests,
    values: noValues,
    errors: {},
    onChange: fn(),
    preview: null,
    isReading: false,
    isSending: false,
    problem: null,
    onPreview: fn(),
    onApply: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BulkDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Choice: Story = {
  name: 'Выбор действия',
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/Что сделать/), 'Снять с номинации')
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'withdraw' })
    await userEvent.click(canvas.getByRole('button', { name: 'Показать, что изменится' }))
    await expect(args.onPreview).toHaveBeenCalledOnce()
  },
}

export const Lacking: Story = {
  name: 'Действие не выбрано',
  args: { errors: { kind: ['Выберите действие'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Что сделать/)).toBeInvalid()
  },
}

/** Who gets a letter is chosen: nobody does unless asked. */
export const Withdraw: Story = {
  name: 'Снять с номинации: что изменится',
  args: { values: { ...noValues, kind: 'withdraw', group_num: '11' }, preview },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Изменится 300\s/)).toBeVisible()
    const letters = canvas.getByRole('checkbox', { name: /Сообщить участникам/ })
    await expect(letters).not.toBeChecked()
    await userEvent.click(letters)
    await expect(args.onChange).toHaveBeenCalledWith({ notify: true })
    await userEvent.click(canvas.getByRole('button', { name: /^Изменить 300/ }))
    await expect(args.onApply).toHaveBeenCalledOnce()
  },
}

export const Move: Story = {
  name: 'Перенести в другую номинацию',
  args: {
    values: { ...noValues, kind: 'move', group_num: '11', to_group_num: '12' },
    errors: { to_group_num: ['Выберите другую номинацию'] },
  },
}

export const Consent: Story = {
  name: 'Записать согласия',
  args: { values: { ...noValues, kind: 'consent' } },
}

export const Paid: Story = {
  name: 'Принять оплату',
  args: {
    values: { ...noValues, kind: 'pay' },
    isSelection: true,
    count: 2,
    preview: {
      ...preview,
      matched: 2,
      changed: 1,
      amount: 290_000,
      skipped: [],
      sample: [{ reg_data_id: 1, reg_n: 1, title: 'Смирнова Мария', changes: ['оплата 2 900 ₽'] }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const NothingToDo: Story = {
  name: 'Менять нечего',
  args: {
    values: { ...noValues, kind: 'promote' },
    preview: { ...preview, changed: 0, sample: [], skipped: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Изменить' })).toBeDisabled()
  },
}

export const Reading: Story = {
  name: 'Подсчёт: что изменится',
  args: { values: { ...noValues, kind: 'withdraw' }, isReading: true },
}

export const Sending: Story = {
  name: 'Делается',
  args: { values: { ...noValues, kind: 'withdraw' }, preview, isSending: true },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('dialog')).getByRole('progressbar')).toBeVisible()
  },
}

export const Changed: Story = {
  name: 'Отбор успел измениться',
  args: {
    values: { ...noValues, kind: 'withdraw' },
    preview,
    problem: 'Отбор изменился, пока вы смотрели. Проверьте его ещё раз.',
  },
}

export const Phone: Story = { name: 'На телефоне', args: Withdraw.args, globals: phone }
