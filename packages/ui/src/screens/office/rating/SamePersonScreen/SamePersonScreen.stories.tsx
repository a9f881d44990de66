import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { SamePersonScreen, type SamePersonPair, type PersonOfTeam } from './SamePersonScreen.tsx'

const maria: PersonOfTeam = {
  dancer_id: 7,
  last_name: 'Смирнова',
  first_name: 'Мария',
  birth_date: '1999-04-12',
  city: 'Москва',
  club: 'Грация',
  events: 4,
}

const pairs: SamePersonPair[] = [
  {
    one: maria,
    other: { ...maria, dancer_id: 31, last_name: 'Белова', club: '', events: 1 },
    reason: 'last_name',
  },
  {
    one: { ...maria, dancer_id: 9, last_name: 'Орлова', first_name: 'Катерина' },
    other: { ...maria, dancer_id: 40, last_name: 'Орлова', first_name: 'Катя', city: '' },
    reason: 'first_name',
  },
]

const decisions = [
  {
    id: 3,
    is_same: true,
    at: '2026-12-01T11:20:00+03:00',
    one: { ...maria, dancer_id: 11, last_name: 'Кузнецова', first_name: 'Анна' },
    other: {
      ...maria,
      dancer_id: 12,
      last_name: 'Кузнецова',
      first_name: 'Анна',
      birth_date: '1998-04-12',
    },
  },
]

/** Похожие танцоры рейтинга: один человек или два разных. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Рейтинг/SamePersonScreen: один человек',
  component: SamePersonScreen,
  args: {
    view: { state: 'ready', pairs, decisions },
    onDecide: fn(),
    onUndo: fn(),
    isBusy: false,
    problem: null,
    timeZone: 'Europe/Moscow',
    account: { isLoggedIn: true, onLogin: fn() },
    links: {
      home: '#home',
      parts: { rating: '#rating', schemes: '#schemes', runs: '#runs', doubles: '#doubles' },
    },
  },
} satisfies Meta<typeof SamePersonScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Merged, told apart, and taken back. */
export const Ready: Story = {
  name: 'Похожие пары',
  play: async ({ args, canvas }) => {
    const pair = 'Смирнова Мария и Белова Мария'
    await userEvent.click(canvas.getByRole('button', { name: `Один человек: ${pair}` }))
    await expect(args.onDecide).toHaveBeenCalledWith(pairs[0], true)
    await userEvent.click(canvas.getByRole('button', { name: `Разные люди: ${pair}` }))
    await expect(args.onDecide).toHaveBeenCalledWith(pairs[0], false)
    await userEvent.click(canvas.getByRole('button', { name: /^Вернуть как было/ }))
    await expect(args.onUndo).toHaveBeenCalledWith(decisions[0])
  },
}

export const Busy: Story = { name: 'Записывается', args: { isBusy: true } }
export const Refused: Story = { name: 'Записать не вышло', args: { problem: 'Уже есть в списке' } }
export const Empty: Story = {
  name: 'Похожих нет',
  args: { view: { state: 'ready', pairs: [], decisions: [] } },
}
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
export const Phone: Story = { name: 'На телефоне', globals: phone }
export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
