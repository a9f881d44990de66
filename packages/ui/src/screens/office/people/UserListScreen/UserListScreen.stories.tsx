import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { UserListScreen, type UserItem, type UserRecordProps } from './UserListScreen.tsx'

const user: UserItem = {
  id: 7,
  email: 'anna@parket.test',
  last_name: 'Орлова',
  first_name: 'Анна',
  superadmin: false,
  phone: '+7 912 345-67-89',
  city: 'Екатеринбург',
  country: 'Россия',
  email_verified_at: '2026-09-01T09:00:00Z',
  created_at: '2026-08-31T21:55:00Z',
  deleted_at: null,
}

const users: UserItem[] = [
  user,
  { ...user, id: 8, last_name: 'Смирнов', first_name: 'Пётр', superadmin: true },
  { ...user, id: 9, last_name: 'Ким', first_name: 'Ева', email_verified_at: null },
  { ...user, id: 10, last_name: 'Белов', first_name: 'Олег', deleted_at: '2026-11-20T09:00:00Z' },
]

const ready = {
  state: 'ready',
  items: users,
  total: 4,
  page: 1,
  pageCount: 1,
  isUpdating: false,
} as const

const record: UserRecordProps = {
  user,
  facts: {
    roles: [
      { place: 'Команда «Весна»', role: 'admin', href: '#team-2' },
      { place: 'Турнир № 12', role: 'manager', href: '#event-12' },
    ],
    devices: [
      { id: 1, name: 'iPhone, Safari', last_used_at: '2026-11-20T06:00:00Z' },
      { id: 2, name: '', last_used_at: '2026-11-12T06:00:00Z' },
    ],
    hasSecondFactor: true,
  },
  timeZone: 'Europe/Moscow',
  isSelf: false,
  busy: null,
  problem: null,
  onAction: fn(),
  confirmation: null,
  onConfirmation: fn(),
  onClose: fn(),
}

/** Пользователи всех команд: устройства, блокировка, удаление. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Люди/UserListScreen: пользователи',
  component: UserListScreen,
  args: {
    view: ready,
    query: { q: '', deleted: '', sort: 'last_name' },
    onQueryChange: fn(),
    record: null,
    account: { isLoggedIn: true, onLogin: fn() },
    links: {
      home: '#home',
      user: (userId) => `#user-${userId}`,
      page: (number) => `#page-${number}`,
      server: '#server',
    },
    timeZone: 'Europe/Moscow',
  },
} satisfies Meta<typeof UserListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Список',
  play: async ({ args, canvas }) => {
    // The day in the zone of the page, as the record tells it: in UTC it was still August.
    await expect(canvas.getAllByText('01.09.2026')[0]).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Состояние' }), 'true')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ deleted: 'true' })
  },
}

export const Open: Story = {
  name: 'Открыт пользователь',
  args: { record },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Орлова, Анна, Екатеринбург, Россия' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Завершить 2/ }))
    await expect(record.onAction).toHaveBeenCalledWith('logOut')
    await userEvent.click(canvas.getByRole('button', { name: 'Сделать суперадмином…' }))
    const question = screen.getByRole('alertdialog', { name: /^Орлова Анна/ })
    await userEvent.click(within(question).getByRole('button', { name: 'Сделать' }))
    await expect(record.onAction).toHaveBeenCalledWith('makeSuperadmin')
    await userEvent.click(canvas.getByRole('button', { name: 'Стереть данные…' }))
    await expect(record.onConfirmation).toHaveBeenCalledWith('erase')
  },
}

export const OfSuperadmin: Story = {
  name: 'Последний суперадмин',
  args: {
    record: {
      ...record,
      user: { ...user, superadmin: true },
      isSelf: true,
      problem: 'Это последний суперадмин: сначала назначьте другого.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Заблокировать…' })).toBeNull()
  },
}

export const Blocked: Story = {
  name: 'Заблокирован',
  args: {
    record: {
      ...record,
      user: { ...user, deleted_at: '2026-11-20T09:00:00Z' },
      facts: { roles: [], devices: [], hasSecondFactor: false },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Разблокировать' }))
    await expect(record.onAction).toHaveBeenCalledWith('unblock')
  },
}

export const Erasing: Story = {
  name: 'Удаление спрашивает пароль',
  args: {
    record: {
      ...record,
      confirmation: {
        action: 'erase',
        form: {
          values: { password: '' },
          errors: { password: ['Неверный пароль'] },
          message: null,
          refusals: 1,
          isSending: false,
          onChange: fn(),
          onSubmit: fn(),
        },
        onCancel: fn(),
      },
    },
  },
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog', { name: 'Стереть данные: Орлова Анна' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Стереть навсегда' }))
    await expect(args.record?.confirmation?.form.onSubmit).toHaveBeenCalledOnce()
  },
}

export const RecordLoading: Story = {
  name: 'Пользователь загружается',
  args: { record: { ...record, facts: null } },
}
export const NothingFound: Story = {
  name: 'Ничего не найдено',
  args: {
    view: { ...ready, items: [], total: 0, pageCount: 0 },
    query: { ...meta.args.query, q: 'нет' },
  },
}
export const ManyPages: Story = {
  name: 'Много страниц',
  args: { view: { ...ready, total: 120, page: 2, pageCount: 3 } },
}
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
export const Phone: Story = { name: 'На телефоне', args: Open.args, globals: phone }
export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: {
    view: {
      ...ready,
      items: [
        {
          ...user,
          last_name: 'Константинопольская-Преображенская',
          first_name: 'Александра-Виктория',
          email: 'alexandra.victoria.konstantinopolskaya-preobrazhenskaya@longest.example.org',
        },
      ],
    },
    record,
  },
  globals: narrowest,
}
