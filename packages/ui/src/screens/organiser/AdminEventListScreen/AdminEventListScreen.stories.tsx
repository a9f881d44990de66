import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { cup, longestCup, pastCup } from '../../fixtures/cup.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { AdminEventListScreen, type AdminEvent } from './AdminEventListScreen.tsx'

const events: AdminEvent[] = [
  { ...cup, published: true },
  {
    ...cup,
    id: 3,
    name: 'Зимний кубок',
    published: false,
    date_begin: '2027-01-30T10:00:00+03:00',
    date_end: '2027-01-30T20:00:00+03:00',
  },
  { ...pastCup, published: true },
]

const meta = {
  ...page,
  title: 'Экраны/Организатор/AdminEventListScreen',
  component: AdminEventListScreen,
  args: {
    view: { state: 'ready', events, total: 3, page: 1, pageCount: 1 },
    query: { q: '', filter: '', published: '' },
    onQueryChange: fn(),
    account: { isLoggedIn: true, onLogin: fn() },
    links: {
      home: '#home',
      event: (eventId) => `#event-${eventId}`,
      registrations: (eventId) => `#registrations-${eventId}`,
      page: (number) => `#page-${number}`,
    },
  },
} satisfies Meta<typeof AdminEventListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Регистрации турнира «Кубок Паркета»' }),
    ).toHaveAttribute('href', '#registrations-1')
    await userEvent.selectOptions(canvas.getByLabelText('Статус'), 'Черновик')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ published: 'false' })
  },
}

export const ManyPages: Story = {
  args: { view: { state: 'ready', events, total: 120, page: 2, pageCount: 3 } },
}

export const Empty: Story = {
  args: { view: { state: 'ready', events: [], total: 0, page: 1, pageCount: 0 } },
}

export const NothingFound: Story = {
  args: {
    query: { q: 'чемпионат', filter: '', published: '' },
    view: { state: 'ready', events: [], total: 0, page: 1, pageCount: 0 },
  },
}

export const Loading: Story = { args: { view: { state: 'loading' } } }

export const Failed: Story = { args: { view: { ...failed, onRetry: fn() } } }

export const NoRight: Story = { args: { view: { state: 'noRight' } } }

export const LongestTexts: Story = {
  args: {
    view: {
      state: 'ready',
      events: [{ ...longestCup, published: false }, ...events],
      total: 4,
      page: 1,
      pageCount: 1,
    },
  },
}

export const Phone: Story = { globals: phone }

export const Narrowest: Story = { args: LongestTexts.args, globals: narrowest }
