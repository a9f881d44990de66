import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { cup, longestCup, longestName, now, pastCup } from '../../fixtures/cup.ts'
import { cupStatistics } from '../../fixtures/statistics.ts'
import { eventPageLinks } from '../../fixtures/eventPages.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { EventStatisticsScreen } from './EventStatisticsScreen.tsx'

/** Статистика турнира в графиках: участия по дням, номинациям, возрасту и городам. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Турниры/EventStatisticsScreen: статистика',
  component: EventStatisticsScreen,
  args: {
    view: { state: 'ready', event: cup, statistics: cupStatistics },
    now,
    links: eventPageLinks,
  },
} satisfies Meta<typeof EventStatisticsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Every picture has its table for those who cannot see it. */
export const Ready: Story = {
  name: 'Графики и таблицы',
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText('Показать таблицей')
    if (first) await userEvent.click(first)
    await expect(canvas.getByRole('table', { name: 'Участия по дням' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Участия по номинациям' })).toBeVisible()
    await expect(canvas.getAllByText('мало участий')).toHaveLength(2)
  },
}

/** Compared with the event before, as many days before its first day. */
export const AfterAnother: Story = {
  name: 'В сравнении с прошлым турниром',
  args: {
    view: {
      state: 'ready',
      event: cup,
      statistics: {
        ...cupStatistics,
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
  name: 'Для организатора: с деньгами',
  args: {
    view: {
      state: 'ready',
      event: pastCup,
      statistics: {
        ...cupStatistics,
        by_contest: cupStatistics.by_contest.map((contest, index) =>
          Object.assign({}, contest, { no_shows: index % 3 }),
        ),
        money: { charged: 512_040_000, paid: 386_420_000 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Видят администраторы/)).toBeVisible()
    await expect(
      canvas.getByRole('table', { name: 'Участия по номинациям', hidden: true }),
    ).toHaveTextContent('Не пришли')
  },
}

export const NobodyYet: Story = {
  name: 'Ещё никто не заявился',
  args: {
    view: {
      state: 'ready',
      event: cup,
      statistics: { ...cupStatistics, entries: 0, dancers: 0 },
    },
  },
}

/** The first day of signing up: there is no way of things yet to draw. */
export const FirstDay: Story = {
  name: 'Первый день приёма',
  args: {
    view: {
      state: 'ready',
      event: cup,
      statistics: { ...cupStatistics, by_day: [{ day: '2026-10-03', entries: 126 }] },
    },
  },
}

/** Its staff see it before it is published. */
export const Draft: Story = {
  name: 'Черновик турнира',
  args: {
    view: { state: 'ready', event: { ...cup, published: false }, statistics: cupStatistics },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Черновик')).toBeVisible()
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: {
    view: {
      state: 'ready',
      event: longestCup,
      statistics: {
        ...cupStatistics,
        by_contest: cupStatistics.by_contest.map((contest) =>
          Object.assign({}, contest, { group_name: `${contest.group_name}: ${longestName}` }),
        ),
        by_section: cupStatistics.by_section.map((section, index) =>
          Object.assign({}, section, { name: `${index + 1}. ${longestName}` }),
        ),
      },
    },
  },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}
