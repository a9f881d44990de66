import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { cup, cupContests, longestCup, longestName, now, pastCup } from '../../fixtures/cup.ts'
import { eventPageLinks } from '../../fixtures/eventPages.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { EventStatisticsScreen } from './EventStatisticsScreen.tsx'
import type { EventStatistics } from './statisticsData.ts'

const towns = ['Москва', 'Казань', 'Тверь', 'Тула', 'Калуга', 'Псков', 'Пермь', 'Омск', 'Орёл']

const statistics: EventStatistics = {
  entries: 126,
  dancers: 89,
  by_contest: cupContests.map(
    ({ id, group_num, group_name, section, active_count, waiting_count }) => ({
      contest_id: id,
      group_num,
      group_name,
      section,
      entries: active_count,
      waiting: waiting_count,
      dancers: active_count,
      no_shows: 0,
      below_minimum: active_count > 0 && active_count < 3,
    }),
  ),
  by_section: [
    { name: 'Oriental', entries: 43, dancers: 40 },
    { name: 'Jack & Jill', entries: 23, dancers: 23 },
    { name: 'Folk', entries: 32, dancers: 30 },
    { name: '', entries: 8, dancers: 8 },
  ],
  by_age: [8, 9, 12, 19, 23, 24, 31, 35, 47, 62].map((age, index) => ({
    age,
    dancers: 3 + (index % 4),
  })),
  by_city: [...towns, 'Сочи', 'Тюмень', 'Уфа', 'Ухта', 'Чита', ''].map((name, index) => ({
    name,
    entries: 40 - 2 * index,
    dancers: 30 - 2 * index,
  })),
  by_club: [
    { name: 'Грация', entries: 40, dancers: 22 },
    { name: 'Ритм', entries: 31, dancers: 19 },
    { name: '', entries: 55, dancers: 48 },
  ],
  before: null,
  money: null,
  by_day: [
    { day: '2026-10-03', entries: 12 },
    { day: '2026-10-04', entries: 31 },
    { day: '2026-10-12', entries: 8 },
    { day: '2026-11-01', entries: 40 },
    { day: '2026-11-20', entries: 35 },
  ],
}

const meta = {
  ...page,
  title: 'Экраны/Турниры/EventStatisticsScreen: статистика',
  component: EventStatisticsScreen,
  args: { view: { state: 'ready', event: cup, statistics }, now, links: eventPageLinks },
} satisfies Meta<typeof EventStatisticsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Every picture has its table for those who cannot see it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText('Показать таблицей')
    if (first) await userEvent.click(first)
    await expect(canvas.getByRole('table', { name: 'Заявки по дням' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Заявки по номинациям' })).toBeVisible()
    await expect(canvas.getAllByText('мало заявок')).toHaveLength(2)
  },
}

/** Compared with the event before, as many days before its first day. */
export const AfterAnother: Story = {
  args: {
    view: {
      state: 'ready',
      event: cup,
      statistics: {
        ...statistics,
        before: { event: pastCup, entries: 160, entries_by_then: 112, dancers: 104 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/на\s13\s% больше, чем к\sэтому дню перед турниром «Осенний бал»/),
    ).toBeVisible()
  },
}

/** An admin sees the money; after the event, who did not come. */
export const ForAdmins: Story = {
  args: {
    view: {
      state: 'ready',
      event: pastCup,
      statistics: {
        ...statistics,
        by_contest: statistics.by_contest.map((contest, index) =>
          Object.assign({}, contest, { no_shows: index % 3 }),
        ),
        money: { charged: 512_040_000, paid: 386_420_000 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Видят администраторы/)).toBeVisible()
    await expect(
      canvas.getByRole('table', { name: 'Заявки по номинациям', hidden: true }),
    ).toHaveTextContent('Не пришли')
  },
}

export const NobodyYet: Story = {
  args: {
    view: {
      state: 'ready',
      event: cup,
      statistics: { ...statistics, entries: 0, dancers: 0 },
    },
  },
}

/** The first day of signing up: there is no way of things yet to draw. */
export const FirstDay: Story = {
  args: {
    view: {
      state: 'ready',
      event: cup,
      statistics: { ...statistics, by_day: [{ day: '2026-10-03', entries: 126 }] },
    },
  },
}

/** Its staff see it before it is published. */
export const Draft: Story = {
  args: { view: { state: 'ready', event: { ...cup, published: false }, statistics } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Черновик')).toBeVisible()
  },
}

export const Loading: Story = { args: { view: { state: 'loading' } } }

export const Failed: Story = { args: { view: { ...failed, onRetry: fn() } } }

export const LongestTexts: Story = {
  args: {
    view: {
      state: 'ready',
      event: longestCup,
      statistics: {
        ...statistics,
        by_contest: statistics.by_contest.map((contest) =>
          Object.assign({}, contest, { group_name: `${contest.group_name}: ${longestName}` }),
        ),
        by_section: statistics.by_section.map((section, index) =>
          Object.assign({}, section, { name: `${index + 1}. ${longestName}` }),
        ),
      },
    },
  },
}

export const Phone: Story = { globals: phone }

export const Narrowest: Story = { args: LongestTexts.args, globals: narrowest }
