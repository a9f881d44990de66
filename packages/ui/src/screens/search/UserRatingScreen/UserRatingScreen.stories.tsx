import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { folkSolo, orientalSolo, pastCup } from '../../fixtures/cup.ts'
import { failed, page, phone } from '../../../layouts/fixtures/page.tsx'
import { mariaQuery, searchForm } from '../fixtures.ts'
import { UserRatingScreen, type RatingItem } from './UserRatingScreen.tsx'

const items: RatingItem[] = [
  {
    ...orientalSolo,
    event: pastCup,
    contest_id: '1',
    place: 2.5,
    entries: 24,
    points: { num: 15, den: 2 },
  },
  {
    ...folkSolo,
    event: pastCup,
    contest_id: '2',
    place: 1,
    entries: 12,
    points: { num: 10, den: 1 },
  },
]

const meta = {
  ...page,
  title: 'Экраны/Поиск/UserRatingScreen',
  component: UserRatingScreen,
  args: {
    view: { state: 'ready', total: { num: 35, den: 2 }, items },
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
  },
}

export const NoPoints: Story = {
  args: { view: { state: 'ready', total: { num: 0, den: 1 }, items: [] } },
}

export const Idle: Story = { args: { view: { state: 'idle' } } }

export const Loading: Story = { args: { view: { state: 'loading' } } }

export const Failed: Story = { args: { view: { ...failed, onRetry: fn() } } }

export const Phone: Story = { globals: phone }
