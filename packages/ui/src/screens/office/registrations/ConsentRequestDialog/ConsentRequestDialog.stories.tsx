import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, narrowest, phone } from '../../../../layouts/fixtures/page.tsx'
import { ConsentRequestDialog } from './ConsentRequestDialog.tsx'

const numbers = {
  names: 301,
  registrations: 240,
  letters: 198,
  asked_lately: 12,
  no_address: 4,
  refused: 9,
}
const others = { asked_lately: 0, no_address: 0, refused: 0 }

/** Просит о согласии тех, кого не спросили: сначала видно, сколько писем. */
const meta = {
  title: 'Экраны/Организатор/Заявки/ConsentRequestDialog: просьба о согласии',
  component: ConsentRequestDialog,
  args: {
    consent: 'publication',
    view: { state: 'ready', numbers },
    isSending: false,
    problem: null,
    sent: null,
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConsentRequestDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The button says how many letters go; each reason why somebody gets none is told. */
export const Names: Story = {
  name: 'Показ имён',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^12\sзаявок: письмо уже отправлено/)).toBeVisible()
    await expect(canvas.getByText(/^9\sзаявок: ответили «нет»/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Отправить 198\sписем$/ }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const Processing: Story = {
  name: 'Обработка данных',
  args: {
    consent: 'processing',
    view: { state: 'ready', numbers: { ...numbers, ...others, letters: 1, registrations: 1 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Отправить 1\sписьмо$/ })).toBeEnabled()
    await expect(canvas.queryByText(/не\sполучат/)).toBeNull()
  },
}

/** All were asked, or answered: nothing can be sent. */
export const Nobody: Story = {
  name: 'Писать некому',
  args: { view: { state: 'ready', numbers: { ...numbers, letters: 0 } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Писать сейчас некому.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Отправить/ })).toBeNull()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = {
  name: 'Отправляется',
  args: { isSending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /198/ }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const Sent: Story = {
  name: 'Письма в очереди',
  args: { view: { state: 'ready', numbers: { ...numbers, letters: 0 } }, sent: 198 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^198\sписем в\sочереди/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Отправить/ })).toBeNull()
  },
}

export const Refused: Story = {
  name: 'Отправить не вышло',
  args: { problem: 'Нет связи с сервером. Проверьте подключение и повторите.' },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
