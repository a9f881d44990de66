import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { longestName, now } from '../../fixtures/cup.ts'
import { futureEvents, longestEvents, pastEvents } from '../../fixtures/events.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { HomeScreen } from './HomeScreen.tsx'

const team = {
  name: 'Паркет',
  home_text: 'Турниры по **восточным, народным и эстрадным** танцам для детей и взрослых.',
}

/** Первая страница сайта: ближайший турнир, другие турниры и поиск танцора. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Турниры/HomeScreen: главная',
  component: HomeScreen,
  args: {
    team,
    now,
    view: { state: 'ready', next: futureEvents, nextTotal: 14, past: pastEvents },
    links: {
      events: '#events',
      past: '#past',
      event: '#event-:eventId',
      results: '#results-:eventId',
      live: '#live-:eventId',
      registration: '#register-:eventId',
      change: '#change-:eventId',
      ownRegistrations: '#own',
      rating: '#rating',
    },
    search: { action: '/search-dancer', hidden: { ds: 'vesna.localhost' } },
  },
} satisfies Meta<typeof HomeScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The next event that takes entries is the page, though another comes sooner. */
export const Ready: Story = {
  name: 'Ближайший турнир и другие',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Кубок Паркета' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Участвовать от\s1\s200\s₽$/ })).toHaveAttribute(
      'href',
      '#register-1',
    )
    await expect(canvas.getAllByText(/^С\s10\sянваря от\s1\s440\s₽$/)[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Декабрьские встречи' })).toHaveAttribute(
      'href',
      '#event-4',
    )
    await expect(canvas.getByRole('link', { name: 'Осенний бал' })).toHaveAttribute(
      'href',
      '#results-2',
    )
  },
}

/** Before any script: a GET form that keeps the tenant. */
export const SearchWithoutScript: Story = {
  name: 'Поиск без скриптов',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Фамилия')
    await userEvent.type(field, 'Соколова')
    await expect(field.form?.method).toBe('get')
    const sent = Object.fromEntries(new FormData(field.form ?? undefined))
    await expect(sent).toEqual({ ds: 'vesna.localhost', last_name: 'Соколова' })
  },
}

/** Too few others for a row of posters: they stand as a list. */
export const TwoEvents: Story = {
  name: 'Два турнира: списком',
  args: {
    view: { state: 'ready', next: futureEvents.slice(0, 2), nextTotal: 2, past: pastEvents },
  },
}

/** An event that is on stands before what is ahead, and leads to what happens there. */
export const OneIsOn: Story = {
  name: 'Турнир идёт сейчас',
  args: { now: '2026-12-05T12:00:00+03:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Идёт сейчас' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Декабрьские встречи' })).toHaveAttribute(
      'href',
      '#live-4',
    )
  },
}

/** Nothing takes entries now: the next event is the page all the same. */
export const NothingOpen: Story = {
  name: 'Приём нигде не открыт',
  args: { view: { state: 'ready', next: futureEvents.slice(0, 1), nextTotal: 1, past: [] } },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const OnlyPast: Story = {
  name: 'Только прошедшие',
  args: { view: { state: 'ready', next: [], nextTotal: 0, past: pastEvents } },
}

export const Empty: Story = {
  name: 'Турниров ещё нет',
  args: { view: { state: 'ready', next: [], nextTotal: 0, past: [] } },
}

const onRetry = fn()
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}

export const WithoutText: Story = {
  name: 'Команда ничего о себе не написала',
  args: { team: { ...team, home_text: '' } },
}

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: {
    team: { name: longestName, home_text: team.home_text.repeat(3) },
    view: { state: 'ready', next: longestEvents, nextTotal: 2, past: pastEvents },
  },
}

/** The button is above the fold. */
export const Phone: Story = {
  name: 'На телефоне: кнопка на первом экране',
  globals: phone,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('link', { name: /^Участвовать/ })
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(667)
  },
}

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}
