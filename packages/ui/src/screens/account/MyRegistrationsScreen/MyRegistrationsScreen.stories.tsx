import type { Meta, StoryObj } from '@storybook/react-vite'
import { problemText } from '@parket/domain/problems/catalogue'
import { expect, fn, userEvent } from 'storybook/test'
import { cup, folkSolo, longestCup, orientalSolo, pastCup } from '../../fixtures/cup.ts'
import { failed, narrowest, page, phone } from '../../fixtures/page.tsx'
import type { AddRegistration } from './AddRegistrationForm.tsx'
import { MyRegistrationsScreen } from './MyRegistrationsScreen.tsx'
import type { OwnRegistration } from './OwnRegistrationCard.tsx'

const maria = { id: 1, last_name: 'Смирнова', first_name: 'Мария' }

const soloist: OwnRegistration = {
  event: cup,
  regData: { id: 417, reg_n: 58, start_number: null, pin_code: '048213' },
  dancers: [maria],
  contests: [
    { id: 1, status: 'active', contest: orientalSolo },
    { id: 2, status: 'waiting', contest: folkSolo },
  ],
}

const items: OwnRegistration[] = [
  soloist,
  {
    event: { ...pastCup, id: 2 },
    regData: { id: 418, reg_n: 7, start_number: 101, pin_code: '711200' },
    dancers: [maria, { id: 2, last_name: 'Ёлкина', first_name: 'Анна' }],
    contests: [
      { id: 3, status: 'withdrawn', contest: folkSolo },
      { id: 4, status: 'active', contest: null },
    ],
  },
]

const add: AddRegistration = {
  events: [cup, { ...pastCup, id: 2 }],
  eventId: '',
  regN: '',
  pinCode: '',
  errors: {},
  isRunning: false,
  problem: null,
  notice: null,
  onChange: fn(),
  onSubmit: fn(),
}

const meta = {
  ...page,
  title: 'Экраны/Учётная запись/MyRegistrationsScreen',
  component: MyRegistrationsScreen,
  args: {
    view: { state: 'ready', items, total: 2, page: 1, pageCount: 1 },
    unowned: null,
    add,
    onLogin: fn(),
    links: {
      events: '#events',
      register: '#register',
      event: (eventId) => `#event-${eventId}`,
      entry: (eventId, regDataId) => `#event-${eventId}-entry-${regDataId}`,
      page: (number) => `#page-${number}`,
    },
  },
} satisfies Meta<typeof MyRegistrationsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Кубок Паркета' })).toHaveAttribute(
      'href',
      '#event-1',
    )
    await expect(canvas.getByText('Лист ожидания')).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: /Открыть заявку №\s58: Кубок Паркета/ }),
    ).toHaveAttribute('href', '#event-1-entry-417')
  },
}

export const ManyPages: Story = {
  args: { view: { state: 'ready', items, total: 120, page: 2, pageCount: 6 } },
}

export const Empty: Story = {
  args: { view: { state: 'ready', items: [], total: 0, page: 1, pageCount: 0 } },
}

export const Loading: Story = { args: { view: { state: 'loading' } } }

export const Failed: Story = { args: { view: { ...failed, onRetry: fn() } } }

export const Anonymous: Story = {
  args: { view: { state: 'anonymous' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}

export const LongestTexts: Story = {
  args: {
    view: {
      state: 'ready',
      items: [{ ...soloist, event: longestCup }],
      total: 1,
      page: 1,
      pageCount: 1,
    },
  },
}

export const Phone: Story = { globals: phone }

export const Narrowest: Story = { args: LongestTexts.args, globals: narrowest }

async function openForm(canvas: { getByText: (text: RegExp) => HTMLElement }) {
  await userEvent.click(canvas.getByText(/^Добавить регистрацию по номеру и PIN$/))
}

/** What was registered before logging in joins the list. */
export const Adding: Story = {
  args: { add: { ...add, eventId: '1', regN: '58', pinCode: '048213' } },
  play: async ({ args, canvas }) => {
    await openForm(canvas)
    await userEvent.type(canvas.getByLabelText(/^PIN-код/), '{Enter}')
    await expect(args.add.onSubmit).toHaveBeenCalledOnce()
  },
}

export const AddingWithErrors: Story = {
  args: {
    add: {
      ...add,
      errors: {
        event_id: ['Выберите турнир'],
        reg_n: [problemText('required')],
        pin_code: [problemText('required')],
      },
    },
  },
  play: async ({ canvas }) => {
    await openForm(canvas)
    await expect(canvas.getByLabelText(/^Турнир/)).toHaveAccessibleDescription('Выберите турнир')
  },
}

export const AddingAnothers: Story = {
  args: {
    add: {
      ...add,
      eventId: '1',
      regN: '58',
      pinCode: '048213',
      problem: problemText('registration_claimed'),
    },
  },
  play: ({ canvas }) => openForm(canvas),
}

export const Added: Story = {
  args: { add: { ...add, notice: 'Заявка №\u00A058 добавлена' } },
}

/** Made in this tab before logging in. */
export const MadeBeforeLogin: Story = {
  args: { unowned: { regNs: [56, 57, 58], claim: { state: 'idle' }, onClaim: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Добавить в\s«Мои регистрации»/ }))
    await expect(args.unowned?.onClaim).toHaveBeenCalledOnce()
  },
}

export const ClaimFailed: Story = {
  args: {
    unowned: {
      regNs: [58],
      claim: { state: 'failed', message: problemText('network') },
      onClaim: fn(),
    },
  },
}

export const AddingOnPhone: Story = {
  args: AddingWithErrors.args,
  play: AddingWithErrors.play,
  globals: phone,
}
