import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { moves } from '../../../rating/fixtures.ts'
import { RatingRunsScreen, type RatingRun } from './RatingRunsScreen.tsx'

const runs: RatingRun[] = [
  {
    id: 12,
    as_of: '2026-12-01',
    finished_at: '2026-12-01T12:00:02+03:00',
    results: 1240,
    people: 386,
    changed: 3,
    inputs_hash: '5f0a3f1b1f7e4c4e9f0a6d6f3f1c02115f0a3f1b1f7e4c4e9f0a6d6f3f1c0211',
  },
  {
    id: 11,
    as_of: '2026-11-30',
    finished_at: '2026-11-30T04:00:01+03:00',
    results: 1238,
    people: 386,
    changed: 0,
    inputs_hash: '11c0a6d6f3f1c02115f0a3f1b1f7e4c4e9f0a6d6f3f1c02115f0a3f1b1f7e4c4',
  },
]

/** Пересчёты рейтинга: когда, почему и кто передвинулся. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Рейтинг/RatingRunsScreen: пересчёты',
  component: RatingRunsScreen,
  args: {
    view: { state: 'ready', progress: null, runs },
    open: null,
    onCalculate: fn(),
    isAsking: false,
    problem: null,
    timeZone: 'Europe/Moscow',
    account: { isLoggedIn: true, onLogin: fn() },
    links: {
      home: '#home',
      parts: { rating: '#rating', schemes: '#schemes', runs: '#runs', doubles: '#doubles' },
      run: (runId) => `#run-${runId}`,
      person: (personId) => `#person-${personId}`,
    },
  },
} satisfies Meta<typeof RatingRunsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Пересчёты',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Пересчитать' }))
    await expect(args.onCalculate).toHaveBeenCalledOnce()
  },
}

/** What a run changed: who rose, who fell, who came. */
export const Open: Story = {
  name: 'Кто передвинулся',
  args: { open: { id: 12, moves: { state: 'ready', moves } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('было 5, стало 2')).toBeVisible()
    await expect(canvas.getByText('было нет, стало 9')).toBeVisible()
    await expect(canvas.getAllByText('Выше')).toHaveLength(2)
  },
}

export const NothingChanged: Story = {
  name: 'Никто не передвинулся',
  args: { open: { id: 11, moves: { state: 'ready', moves: [] } } },
}
export const OpenLoading: Story = {
  name: 'Кто передвинулся: загрузка',
  args: { open: { id: 12, moves: { state: 'loading' } } },
}
export const OpenFailed: Story = {
  name: 'Кто передвинулся: не загрузилось',
  args: { open: { id: 12, moves: { ...failed, onRetry: fn() } } },
}

export const UnderWay: Story = {
  name: 'Идёт пересчёт',
  args: { view: { state: 'ready', progress: { done: 140, total: 600 }, runs } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '23')
    await expect(canvas.getByRole('button', { name: 'Пересчитать' })).toBeDisabled()
  },
}
export const Waiting: Story = {
  name: 'Пересчёт ждёт',
  args: { view: { state: 'ready', progress: { done: 0, total: 0 }, runs } },
}
export const Refused: Story = { name: 'Пересчитать не вышло', args: { problem: failed.message } }
export const Empty: Story = {
  name: 'Пересчётов ещё не было',
  args: { view: { state: 'ready', progress: null, runs: [] } },
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
  args: Open.args,
  globals: narrowest,
}
