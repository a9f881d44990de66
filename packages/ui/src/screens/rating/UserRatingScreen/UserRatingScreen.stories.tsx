import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, page, phone } from '../../../layouts/fixtures/page.tsx'
import { mariaQuery, searchForm } from '../../search/fixtures.ts'
import { personRating } from '../fixtures.ts'
import { UserRatingScreen } from './UserRatingScreen.tsx'

/** Свой рейтинг или рейтинг человека по имени и дате рождения. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Рейтинг/UserRatingScreen: мой рейтинг',
  component: UserRatingScreen,
  args: {
    view: { state: 'ready', ...personRating },
    form: searchForm(mariaQuery),
    links: {
      event: '#event-:eventId',
      contest: '#event-:eventId-:groupNum',
      rating: '#rating',
    },
  },
} satisfies Meta<typeof UserRatingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Рейтинг человека',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('17,5')).toBeVisible()
    await expect(canvas.getByText('7,5')).toBeVisible()
    await expect(canvas.getByText('Почему изменились очки')).toBeVisible()
  },
}

export const Own: Story = {
  name: 'Свой рейтинг',
  args: { isOwn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Изменить' })).toBeVisible()
    await expect(canvas.queryByLabelText(/Фамилия/)).toBeNull()
  },
}

export const NoPoints: Story = {
  name: 'Очков ещё нет',
  args: {
    view: {
      state: 'ready',
      ...personRating,
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
  name: 'Часть очков не считается',
  args: {
    view: {
      state: 'ready',
      ...personRating,
      items: personRating.items.map((one) => Object.assign({}, one, { is_counted: false })),
    },
  },
}

export const Idle: Story = { name: 'Ещё не искали', args: { view: { state: 'idle' } } }

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }
