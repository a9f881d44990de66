import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { cup, folkSolo, longestCup, orientalSolo, pastCup } from '../../fixtures/cup.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { mariaQuery, searchForm } from '../fixtures.ts'
import type { Tournament } from './TournamentRow.tsx'
import { TournamentsScreen } from './TournamentsScreen.tsx'

const upcoming: Tournament = {
  event: cup,
  entries: [
    { ...orientalSolo, contest_id: '1', start_number: 58, status: 'active', place: null },
    { ...folkSolo, contest_id: '2', start_number: 58, status: 'waiting', place: null },
  ],
}

const items: Tournament[] = [
  upcoming,
  {
    event: { ...pastCup, id: 2 },
    entries: [
      {
        ...folkSolo,
        contest_id: '3',
        start_number: 7,
        status: 'active',
        place: { place: 2, place_to: 3 },
      },
    ],
  },
]

/** Турниры человека по имени и дате рождения; свои открываются сразу. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Поиск/TournamentsScreen: турниры по имени',
  component: TournamentsScreen,
  args: {
    view: { state: 'ready', items, total: 2, page: 1, pageCount: 1 },
    registered: [],
    form: searchForm(mariaQuery),
    links: { event: '#event-:eventId', page: '#list' },
  },
} satisfies Meta<typeof TournamentsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Турниры человека',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2–3 место')).toBeVisible()
    await expect(canvas.getByText('Лист ожидания')).toBeVisible()
  },
}

/** One's own are the answer: the form is a line until one asks about somebody else. */
export const Own: Story = {
  name: 'Свои турниры',
  args: { isOwn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Смирнова Мария, 12.04.1999')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Показать' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить' }))
    await expect(canvas.getByLabelText(/Фамилия/)).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Показать' })).toBeVisible()
  },
}

/** A parent dances nowhere, and sees whom they registered. */
export const Parent: Story = {
  name: 'Родитель: кого он заявил',
  args: {
    view: { state: 'ready', items: [], total: 0, page: 1, pageCount: 0 },
    registered: [{ event: cup, dancers: ['Смирнова Анна', 'Смирнова Вера'] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Кого записали вы' })).toBeVisible()
    await expect(canvas.getByText('Смирнова Анна, Смирнова Вера')).toBeVisible()
  },
}

export const Idle: Story = {
  name: 'Ещё не искали',
  args: {
    view: { state: 'idle' },
    form: searchForm({ last_name: '', first_name: '', birth_date: '' }),
  },
}

export const Refused: Story = {
  name: 'Такой даты нет',
  args: {
    view: { state: 'idle' },
    form: searchForm(
      { ...mariaQuery, birth_date: '31.02.1999' },
      { errors: { birth_date: [problemText('birth_date_invalid')] }, refusals: 1 },
    ),
  },
}

export const Nothing: Story = {
  name: 'Турниров нет',
  args: { view: { state: 'ready', items: [], total: 0, page: 1, pageCount: 0 } },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: {
    view: {
      state: 'ready',
      items: [{ ...upcoming, event: longestCup }],
      total: 1,
      page: 1,
      pageCount: 1,
    },
  },
  globals: narrowest,
}
