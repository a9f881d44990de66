import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrowest, phone } from '../../../../layouts/fixtures/page.tsx'
import { LetterDialog, type LetterPreview } from './LetterDialog.tsx'

const letter = {
  subject: 'Оплатите заявку {номер}',
  text: '{имена}, заявка ждёт оплаты.\n\nК оплате {к оплате}.',
}
const preview: LetterPreview = {
  registrations: 312,
  letters: 298,
  no_address: [17, 240],
  no_address_count: 4,
  samples: [2148, 2147, 2146].map((reg_n) => ({
    to: `vera${reg_n}@example.test`,
    reg_ns: [reg_n],
    subject: `Оплатите заявку ${reg_n}`,
    text: 'Соколова Вера, заявка ждёт оплаты.\n\nК оплате 2\u00A0900\u00A0₽.',
  })),
}

/** Письмо выбранным заявкам: сначала видны образцы и кому не уйдёт. */
const meta = {
  title: 'Экраны/Организатор/Заявки/LetterDialog: письмо выбранным',
  component: LetterDialog,
  args: {
    count: 312,
    letter,
    errors: {},
    onChange: fn(),
    preview: null,
    busy: null,
    problem: null,
    testedTo: null,
    onPreview: fn(),
    onTest: fn(),
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof LetterDialog>

export default meta
type Story = StoryObj<typeof meta>

/** A field goes where the caret stands; nothing can be sent before it was looked at. */
export const Writing: Story = {
  name: 'Письмо пишут',
  play: async ({ args, canvas }) => {
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /^Текст/ })
    text.setSelectionRange(0, 0)
    await userEvent.click(canvas.getByRole('button', { name: 'турнир' }))
    await expect(args.onChange).toHaveBeenCalledWith({ text: `{турнир}${letter.text}` })
    await expect(canvas.queryByRole('button', { name: /^Отправить/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Пробное себе' }))
    await expect(args.onTest).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Показать письма' }))
    await expect(args.onPreview).toHaveBeenCalledOnce()
  },
}

/** Three of them, and who gets none. */
export const Shown: Story = {
  name: 'Образцы писем',
  args: { preview },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByText(/^Без адреса почты: 4\sзаявки/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Отправить 298\sписем$/ }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const Nobody: Story = {
  name: 'Писать некому',
  args: { preview: { ...preview, letters: 0, samples: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Отправить/ })).toBeDisabled()
  },
}

export const Wrong: Story = {
  name: 'Ошибки в письме',
  args: {
    letter: { subject: '', text: '{PIN}' },
    errors: { subject: ['Укажите тему письма'], text: ['Такого поля нет: {PIN}'] },
  },
}

export const Tested: Story = {
  name: 'Пробное письмо отправлено',
  args: { preview, testedTo: 'admin@parket.test' },
}

export const Sending: Story = { name: 'Отправляется', args: { preview, busy: 'all' } }

export const Refused: Story = {
  name: 'Отбор успел измениться',
  args: { preview, problem: 'Отбор изменился, пока вы смотрели. Проверьте его ещё раз.' },
}

export const Phone: Story = { name: 'На телефоне', args: { preview }, globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: { preview },
  globals: narrowest,
}
