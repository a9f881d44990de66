import type { Meta, StoryObj } from '@storybook/react-vite'
import { problemText } from '@parket/domain/problems/catalogue'
import { expect, fn, userEvent } from 'storybook/test'
import { cup, longestCup, pastCup } from '../../fixtures/cup.ts'
import { narrowest, phone } from '../../../layouts/fixtures/page.tsx'
import { AddRegistrationForm } from './AddRegistrationForm.tsx'

/** Добавляет в учётную запись заявку, которую подали без входа: турнир, номер и PIN. */
const meta = {
  title: 'Экраны/Учётная запись/AddRegistrationForm: добавить регистрацию',
  component: AddRegistrationForm,
  args: {
    unowned: null,
    events: [cup, { ...pastCup, id: 2 }, { ...longestCup, id: 3 }],
    eventId: '',
    regN: '',
    pinCode: '',
    errors: {},
    isRunning: false,
    problem: null,
    notice: null,
    onToggle: fn(),
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof AddRegistrationForm>

export default meta
type Story = StoryObj<typeof meta>

async function openForm(canvas: { getByText: (text: string) => HTMLElement }) {
  await userEvent.click(canvas.getByText('Добавить регистрацию по номеру и PIN'))
}

export const Closed: Story = { name: 'Свёрнута' }

/** What was registered before logging in joins the list. */
export const Filled: Story = {
  name: 'Заполнена',
  args: { eventId: '1', regN: '58', pinCode: '048213' },
  play: async ({ args, canvas }) => {
    await openForm(canvas)
    await userEvent.type(canvas.getByLabelText(/^PIN-код/), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const WithErrors: Story = {
  name: 'Ошибки у полей',
  args: {
    errors: {
      event_id: ['Выберите турнир'],
      reg_n: [problemText('required')],
      pin_code: [problemText('required')],
    },
  },
  play: async ({ canvas }) => {
    await openForm(canvas)
    await expect(canvas.getByLabelText(/^Турнир/)).toHaveAccessibleDescription('Выберите турнир')
  },
}

export const OfAnotherAccount: Story = {
  name: 'Заявка уже в другой учётной записи',
  args: { ...Filled.args, problem: problemText('registration_claimed') },
  play: ({ canvas }) => openForm(canvas),
}

export const Running: Story = {
  name: 'Добавляется',
  args: { ...Filled.args, isRunning: true },
  play: ({ canvas }) => openForm(canvas),
}

export const Added: Story = {
  name: 'Заявка добавлена',
  args: { notice: 'Заявка №\u00A058 добавлена' },
}

export const Phone: Story = {
  name: 'На телефоне',
  args: WithErrors.args,
  play: WithErrors.play,
  globals: phone,
}
export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: { ...OfAnotherAccount.args, eventId: '3' },
  play: ({ canvas }) => openForm(canvas),
  globals: narrowest,
}

/** Made in this tab before logging in. */
export const MadeBeforeLogin: Story = {
  name: 'Заявки этой вкладки, поданные до входа',
  args: { unowned: { regNs: [56, 57, 58], claim: { state: 'idle' }, onClaim: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Добавить в\s«Мои регистрации»/ }))
    await expect(args.unowned?.onClaim).toHaveBeenCalledOnce()
  },
}

export const ClaimFailed: Story = {
  name: 'Добавить не вышло',
  args: {
    unowned: {
      regNs: [58],
      claim: { state: 'failed', message: problemText('network') },
      onClaim: fn(),
    },
  },
}

/** Somebody else has added one of them meanwhile. */
export const ClaimRefused: Story = {
  name: 'Одну уже добавил кто-то другой',
  args: {
    unowned: {
      regNs: [],
      claim: {
        state: 'failed',
        message: 'Не добавлено: №\u00A057\u00A0— уже в\u00A0другой учётной записи или удалено.',
      },
      onClaim: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Мои регистрации/ })).toBeNull()
    await expect(canvas.getByText(/№.57/)).toBeVisible()
  },
}
