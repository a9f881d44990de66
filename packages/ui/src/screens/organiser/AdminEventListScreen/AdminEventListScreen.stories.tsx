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

const desktop = { viewport: { value: 'desktop' } }

const meta = {
  ...page,
  title: 'Экраны/Организатор/AdminEventListScreen',
  component: AdminEventListScreen,
  args: {
    view: { state: 'ready', events, total: 3, page: 1, pageCount: 1, isUpdating: false },
    query: { q: '', filter: '', published: '', sort: '' },
    onQueryChange: fn(),
    selection: { value: [], onChange: fn() },
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
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Статус' }), 'Черновик')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ published: 'false' })
  },
}

export const Sorted: Story = {
  globals: desktop,
  args: { query: { q: '', filter: '', published: '', sort: 'name' } },
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('columnheader', { name: 'Турнир' })
    await expect(name).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(name)
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: '-name' })
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Даты' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'date_begin' })
  },
}

export const Selected: Story = {
  args: { selection: { value: ['1', '3'], onChange: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Выбрано: 2')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Снять выделение' }))
    await expect(args.selection.onChange).toHaveBeenCalledWith([])
  },
}

export const ManyPages: Story = {
  args: { view: { state: 'ready', events, total: 120, page: 2, pageCount: 3, isUpdating: false } },
}

export const Empty: Story = {
  args: {
    view: { state: 'ready', events: [], total: 0, page: 1, pageCount: 0, isUpdating: false },
  },
}

export const NothingFound: Story = {
  args: {
    query: { q: 'чемпионат', filter: '', published: '', sort: '' },
    view: { state: 'ready', events: [], total: 0, page: 1, pageCount: 0, isUpdating: false },
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
      isUpdating: false,
    },
  },
}

export const Phone: Story = { globals: phone }

export const Narrowest: Story = { args: LongestTexts.args, globals: narrowest }
