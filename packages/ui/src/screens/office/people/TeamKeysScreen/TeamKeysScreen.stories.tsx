import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { TeamKeysScreen, type TeamKeys } from './TeamKeysScreen.tsx'

const alg = 'Ed25519'

const keys: TeamKeys = {
  team: 'Весна',
  site: 'https://vesna.example.org',
  can_sign: true,
  keys: [
    {
      id: '9f2c41d07b3ae865',
      alg,
      public_key: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
      from: '2026-11-28T09:00:00Z',
      until: '2027-03-01T10:00:00Z',
    },
    {
      id: '04c1b7e89d25f3a6',
      alg,
      public_key: 'PUAXw-hDiVqStwqnTRt-vJyYLM8uxJaMwM1V8Sr0Zgw',
      from: '2027-03-01T10:00:00Z',
      until: null,
    },
  ],
}

const replacement = {
  isAsked: false,
  isSending: false,
  problem: null,
  onAsk: fn(),
  onConfirm: fn(),
  onCancel: fn(),
}

/** Ключи, которыми команда подписывает результаты. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Люди/TeamKeysScreen: ключи подписи',
  component: TeamKeysScreen,
  args: {
    view: { state: 'ready', ...keys },
    timeZone: 'Europe/Moscow',
    replacement,
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', check: '#check' },
  },
} satisfies Meta<typeof TeamKeysScreen>

export default meta
type Story = StoryObj<typeof meta>

export const WithReplaced: Story = {
  name: 'Действует один, прежние заменены',
  play: async ({ canvas, args }) => {
    // A phone has no row of headings: the row is known by its key.
    const signing = canvas.getByRole('row', { name: /04c1b7e89d25f3a6/ })
    await expect(within(signing).getByText('действует')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Заменить ключ' }))
    await expect(args.replacement?.onAsk).toHaveBeenCalled()
  },
}

/** An admin of the team reads. */
export const ReadOnly: Story = {
  name: 'Только для чтения',
  args: { replacement: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Заменить ключ' })).toBeNull()
  },
}

export const Asked: Story = {
  name: 'Замена спрашивает',
  args: { replacement: { ...replacement, isAsked: true } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Заменить ключ' }))
    await expect(args.replacement?.onConfirm).toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: 'Заменить не вышло',
  args: { replacement: { ...replacement, problem: 'Ключ уже заменили: обновите страницу.' } },
}

export const NoKeyYet: Story = {
  name: 'Ключа ещё нет',
  args: { view: { state: 'ready', ...keys, keys: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Заменить ключ' })).toBeNull()
  },
}

export const CannotSign: Story = {
  name: 'Сервер не подписывает',
  args: { view: { state: 'ready', ...keys, can_sign: false, keys: [] } },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
