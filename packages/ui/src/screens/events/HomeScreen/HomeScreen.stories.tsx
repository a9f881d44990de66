import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { longestName, now } from '../../fixtures/cup.ts'
import { futureEvents, longestEvents } from '../../fixtures/events.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { HomeScreen } from './HomeScreen.tsx'

const team = {
  name: 'Паркет',
  home_text:
    'Турниры по **восточным, народным и эстрадным** танцам для детей и взрослых.\n\nЗаявка занимает минуту: выберите турнир, назовите танцора и номинации — номер и PIN-код придут на почту.',
}

const meta = {
  ...page,
  title: 'Экраны/Турниры/HomeScreen',
  component: HomeScreen,
  args: {
    team,
    now,
    view: { state: 'ready', events: futureEvents },
    links: {
      events: '#events',
      past: '#past',
      search: '#search',
      event: (eventId) => `#event-${eventId}`,
    },
  },
} satisfies Meta<typeof HomeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Паркет' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Кубок Паркета' })).toHaveAttribute(
      'href',
      '#event-1',
    )
  },
}

export const Loading: Story = { args: { view: { state: 'loading' } } }

export const Empty: Story = { args: { view: { state: 'ready', events: [] } } }

const onRetry = fn()
export const Failed: Story = {
  args: { view: { ...failed, onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}

export const WithoutText: Story = { args: { team: { ...team, home_text: '' } } }

export const LongestTexts: Story = {
  args: {
    team: { name: longestName, home_text: team.home_text.repeat(3) },
    view: { state: 'ready', events: longestEvents },
  },
}

export const Phone: Story = { globals: phone }

export const Narrowest: Story = { args: LongestTexts.args, globals: narrowest }
