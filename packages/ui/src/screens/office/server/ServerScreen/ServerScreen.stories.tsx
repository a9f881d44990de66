import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { ServerScreen, type ServerFacts } from './ServerScreen.tsx'

const GB = 1024 ** 3

const well: ServerFacts = {
  processes: [
    {
      id: '1',
      host: 'hall-1',
      version: '1.4.0 (3f2a9c1d0b7e)',
      started_at: '2026-11-26T18:04:00Z',
      seen_at: '2026-11-27T11:30:04Z',
    },
    {
      id: '2',
      host: 'hall-2',
      version: '1.4.0 (3f2a9c1d0b7e)',
      started_at: '2026-11-26T18:05:00Z',
      seen_at: '2026-11-27T11:30:02Z',
    },
  ],
  database: { bytes: 48_234_496 },
  outbox: { due: 0, waiting: 2, failed: 0, failed_at: null },
  disk: { free: 76 * GB, total: 238.5 * GB },
  last_backup_at: '2026-11-27T00:15:42Z',
  askedAt: Date.parse('2026-11-27T11:30:05Z'),
}

/** Что с сервером: процессы, база, очереди, копии. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Сервер/ServerScreen: состояние сервера',
  component: ServerScreen,
  args: {
    view: { state: 'ready', server: well },
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home' },
    timeZone: 'Europe/Moscow',
  },
} satisfies Meta<typeof ServerScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Well: Story = {
  name: 'Всё в порядке',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Всё в\sпорядке/)).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'hall-2' })).toBeVisible()
    await expect(canvas.getByText(/^27\.11\.2026.*03:15$/)).toBeVisible()
  },
}

export const NeedsAttention: Story = {
  name: 'Требует внимания',
  args: {
    view: {
      state: 'ready',
      server: {
        ...well,
        processes: [
          ...well.processes,
          {
            id: '3',
            host: 'hall-3',
            version: '1.3.2 (90ab12cd34ef)',
            started_at: '2026-11-20T18:04:00Z',
            seen_at: '2026-11-27T11:30:03Z',
          },
        ],
        outbox: { due: 120, waiting: 4, failed: 3, failed_at: '2026-11-26T18:02:11Z' },
        disk: { free: 9 * GB, total: 238.5 * GB },
        last_backup_at: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getByText(/^На\sдиске осталось 3\s%/)).toBeVisible()
  },
}

export const OnPhone: Story = { ...NeedsAttention, ...phone, name: 'На телефоне' }

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible()
  },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
