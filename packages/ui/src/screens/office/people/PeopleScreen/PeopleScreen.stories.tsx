import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { cup } from '../../../fixtures/cup.ts'
import { PeopleScreen, type OpenInvitation, type PersonWithRole } from './PeopleScreen.tsx'

const people: PersonWithRole[] = [
  { id: 1, last_name: 'Орлова', first_name: 'Анна', email: 'anna@parket.test', role: 'supervisor' },
  { id: 2, last_name: 'Смирнов', first_name: 'Пётр', email: 'petr@parket.test', role: 'admin' },
  { id: 3, last_name: 'Ким', first_name: 'Ева', email: 'eva@parket.test', role: 'manager' },
]

const invitations: OpenInvitation[] = [
  {
    id: 7,
    email: 'novaya@parket.test',
    role: 'manager',
    created_at: '2026-11-20T09:00:00+03:00',
    expires_at: '2026-11-27T09:00:00+03:00',
  },
]

const ready = { items: people, invitations, total: 3, page: 1, pageCount: 1, isUpdating: false }

/** Сотрудники турнира или участники команды: роли и приглашения. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Люди/PeopleScreen: люди',
  component: PeopleScreen,
  args: {
    title: 'Участники команды «Паркет»',
    explanation: 'Роль в команде действует на всех её турнирах.',
    view: { state: 'ready', ...ready },
    search: { q: '', onChange: fn() },
    assignable: ['admin', 'manager'],
    timeZone: 'Europe/Moscow',
    invite: {
      values: { email: '', role: 'manager' },
      errors: {},
      message: null,
      refusals: 0,
      isSending: false,
      onChange: fn(),
      onSubmit: fn(),
    },
    onRoleChange: fn(),
    onRemove: fn(),
    onResend: fn(),
    onWithdraw: fn(),
    busy: { people: [], invitations: [] },
    problem: null,
    secondFactor: { isRequired: false, isBusy: false, onChange: fn() },
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', page: (number) => `#page-${number}` },
  },
} satisfies Meta<typeof PeopleScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A supervisor gives roles up to admin; another supervisor's role is not hers to change. */
export const BySupervisor: Story = {
  name: 'У руководителя',
  play: async ({ args, canvas }) => {
    const role = canvas.getByRole('combobox', { name: 'Роль: Смирнов Пётр' })
    await expect(canvas.getByText(/^Стойка: отмечает пришедших/)).toBeVisible()
    await userEvent.selectOptions(role, 'Менеджер')
    await expect(args.onRoleChange).toHaveBeenCalledWith(people[1], 'manager')
    await expect(canvas.queryByRole('combobox', { name: 'Роль: Орлова Анна' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Ким Ева' }))
    const question = screen.getByRole('alertdialog', { name: 'Убрать: Ким Ева?' })
    await expect(question).toHaveTextContent('Роль «менеджер» пропадёт сразу')
    await userEvent.click(within(question).getByRole('button', { name: 'Убрать' }))
    await expect(args.onRemove).toHaveBeenCalledWith(people[2])
    await userEvent.click(canvas.getByRole('button', { name: /^Выслать ещё раз/ }))
    await expect(args.onResend).toHaveBeenCalledWith(invitations[0])
    await userEvent.click(canvas.getByRole('button', { name: /^Отозвать/ }))
    await expect(args.onWithdraw).toHaveBeenCalledWith(invitations[0])
    await userEvent.click(canvas.getByRole('switch', { name: /^Второй фактор/ }))
    await expect(args.secondFactor?.onChange).toHaveBeenCalledWith(true)
  },
}

/** An admin reads the team's members. */
export const ReadOnly: Story = {
  name: 'Только для чтения',
  args: { assignable: [], secondFactor: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Пригласить' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Убрать/ })).toBeNull()
  },
}

export const InvitingFailed: Story = {
  name: 'Приглашение с ошибкой',
  args: {
    invite: {
      ...meta.args.invite,
      values: { email: 'anna', role: 'admin' },
      errors: { email: ['Проверьте адрес электронной почты'] },
      refusals: 1,
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Пригласить' }))
    await expect(args.invite.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  name: 'Последнего руководителя не убрать',
  args: { problem: 'Последнего руководителя команды убрать нельзя: сначала назначьте другого.' },
}

export const Busy: Story = {
  name: 'Изменяется',
  args: {
    busy: { people: [2], invitations: [7] },
    secondFactor: { isRequired: true, isBusy: true, onChange: fn() },
  },
}

/** Staff of an event, by an admin: up to manager. */
export const OfEvent: Story = {
  name: 'Сотрудники турнира',
  args: {
    title: 'Сотрудники',
    explanation: 'Роль действует только на этом турнире.',
    event: { ...cup, published: true },
    tabs: [
      { href: '#registrations', label: 'Регистрации' },
      { href: '#staff', label: 'Сотрудники', isCurrent: true },
    ],
    search: null,
    assignable: ['manager'],
    secondFactor: null,
  },
}

export const Empty: Story = {
  name: 'Никого ещё нет',
  args: { view: { state: 'ready', ...ready, items: [], invitations: [], total: 0 } },
}

export const NothingFound: Story = {
  name: 'Ничего не найдено',
  args: { ...Empty.args, search: { q: 'иванов', onChange: fn() } },
}

export const ManyPages: Story = {
  name: 'Много страниц',
  args: { view: { state: 'ready', ...ready, total: 120, page: 2, pageCount: 3 } },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: {
    view: {
      state: 'ready',
      ...ready,
      items: [
        {
          id: 4,
          last_name: 'Константинопольская-Преображенская',
          first_name: 'Александра-Виктория',
          email: 'alexandra.victoria.konstantinopolskaya-preobrazhenskaya@longest.example.org',
          role: 'admin',
        },
        ...people,
      ],
    },
  },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }
export const PhoneOfEvent: Story = {
  name: 'Сотрудники турнира на телефоне',
  args: OfEvent.args,
  globals: phone,
}
export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}
