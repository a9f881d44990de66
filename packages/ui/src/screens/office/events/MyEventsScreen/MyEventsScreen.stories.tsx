import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { cup, longestCup, pastCup } from '../../../fixtures/cup.ts'
import { MyEventsScreen, type WorkingEvent } from './MyEventsScreen.tsx'

const events: WorkingEvent[] = [
  {
    ...cup,
    published: true,
    role: 'manager',
    href: '#event-1',
    places: [{ label: 'Стойка', href: '#desk-1' }],
  },
  {
    ...longestCup,
    id: 2,
    published: false,
    role: 'admin',
    href: '#event-2',
    places: [{ label: 'Регистрации', href: '#registrations-2' }],
  },
]

const ready = { state: 'ready', items: events, page: 1, pageCount: 1 } as const

/** Турниры, на которых у человека есть роль, со стойкой и вкладками. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Турниры/MyEventsScreen: мои события',
  component: MyEventsScreen,
  args: {
    view: ready,
    filter: 'future',
    onFilterChange: fn(),
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', page: (number) => `#page-${number}` },
  },
} satisfies Meta<typeof MyEventsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Мои события',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Стойка: / })).toHaveAttribute('href', '#desk-1')
    await userEvent.click(canvas.getByRole('radio', { name: 'Прошедшие' }))
    await expect(args.onFilterChange).toHaveBeenCalledWith('past')
  },
}

export const Past: Story = {
  name: 'Прошедшие',
  args: {
    filter: 'past',
    view: {
      ...ready,
      items: [{ ...pastCup, published: true, role: null, href: '#event-3', places: [] }],
      page: 2,
      pageCount: 3,
    },
  },
}

export const Empty: Story = { name: 'Событий нет', args: { view: { ...ready, items: [] } } }
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
export const Anonymous: Story = {
  name: 'Никто не вошёл',
  args: { view: { state: 'noRight' }, account: { isLoggedIn: false, onLogin: fn() } },
}
export const Phone: Story = { name: 'На телефоне', globals: phone }
export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
