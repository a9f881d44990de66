import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { folkSolo, orientalSolo, pastCup } from '../../fixtures/cup.ts'
import { failed, page, phone } from '../../../layouts/fixtures/page.tsx'
import { mariaQuery, searchForm } from '../fixtures.ts'
import { UserRatingScreen, type PersonRating, type RatingItem } from './UserRatingScreen.tsx'

const items: RatingItem[] = [
  {
    ...orientalSolo,
    event: pastCup,
    contest_id: '1',
    place: 2,
    place_to: 3,
    entries: 24,
    points: { num: 15, den: 2 },
    rule: '24 участника, ступень 20–39, место 2–3, поровну между разделившими место: 7,5 очка',
    is_counted: true,
  },
  {
    ...folkSolo,
    event: pastCup,
    contest_id: '2',
    place: 1,
    place_to: 1,
    entries: 12,
    points: { num: 10, den: 1 },
    rule: '12 участников, ступень 11–19, место 1: 10 очков',
    is_counted: true,
  },
]

const rating: PersonRating = {
  total: { num: 35, den: 2 },
  rank: 4,
  rank_to: 5,
  promotions: [{ level: 'Дебют', to: 'Новички' }],
  items,
  changes: [
    {
      at: '2026-11-22',
      before: { num: 18, den: 1 },
      after: { num: 35, den: 2 },
      results: [
        {
          event_name: pastCup.name,
          group_name: orientalSolo.group_name,
          text: 'Исправлено место',
          before: { num: 8, den: 1 },
          after: { num: 15, den: 2 },
        },
      ],
    },
  ],
}

const meta = {
  ...page,
  title: 'Экраны/Поиск/UserRatingScreen',
  component: UserRatingScreen,
  args: {
    view: { state: 'ready', ...rating },
    form: searchForm(mariaQuery),
    links: { event: (eventId) => `#event-${eventId}` },
  },
} satisfies Meta<typeof UserRatingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('17,5')).toBeVisible()
    await expect(canvas.getByText('7,5')).toBeVisible()
    await expect(canvas.getByText('Почему изменились очки')).toBeVisible()
  },
}

export const NoPoints: Story = {
  args: {
    view: {
      state: 'ready',
      ...rating,
      total: { num: 0, den: 1 },
      rank: null,
      promotions: [],
      items: [],
      changes: [],
    },
  },
}

/** Older results, or worse ones, have points that do not count. */
export const NotCounted: Story = {
  args: {
    view: {
      state: 'ready',
      ...rating,
      items: items.map((one) => Object.assign({}, one, { is_counted: false })),
    },
  },
}

export const Idle: Story = { args: { view: { state: 'idle' } } }

export const Loading: Story = { args: { view: { state: 'loading' } } }

export const Failed: Story = { args: { view: { ...failed, onRetry: fn() } } }

export const Phone: Story = { globals: phone }
