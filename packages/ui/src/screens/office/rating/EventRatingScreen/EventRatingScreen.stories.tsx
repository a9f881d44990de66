import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { folkSolo, orientalSolo, pastCup } from '../../../fixtures/cup.ts'
import { EventRatingScreen, type EventRatingLine } from './EventRatingScreen.tsx'

const contestOf = ({ id, group_num, group_name, section }: typeof folkSolo) => ({
  contest_id: id,
  group_num,
  group_name,
  section,
})

const lines: EventRatingLine[] = [
  {
    ...contestOf(orientalSolo),
    start_number: 58,
    names: ['Смирнова Мария'],
    role: null,
    place: 1,
    place_to: 1,
    points: { num: 10, den: 1 },
    rule: '24 участника, ступень 20–39, место 1: 10 очков',
  },
  {
    ...contestOf(orientalSolo),
    start_number: 61,
    names: ['К. А.'],
    role: null,
    place: 2,
    place_to: 3,
    points: { num: 15, den: 2 },
    rule: '24 участника, ступень 20–39, место 2–3, поровну между разделившими место: 7,5 очка',
  },
  {
    ...contestOf(folkSolo),
    start_number: 58,
    names: ['Смирнова Мария'],
    role: null,
    place: 1,
    place_to: 1,
    points: { num: 6, den: 1 },
    rule: '12 участников, ступень 11–19, место 1: 6 очков',
  },
]

const ready = {
  state: 'ready',
  calculated_at: '2026-11-22T12:00:00+03:00',
  scheme: 'WSDC',
  lines,
} as const

/** Сколько очков рейтинга дал турнир, по номинациям. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Рейтинг/EventRatingScreen: рейтинг турнира',
  component: EventRatingScreen,
  args: {
    view: ready,
    event: pastCup,
    tabs: ['Настройка', 'Номинации', 'Рейтинг'].map((label) => ({
      href: `#${label}`,
      label,
      isCurrent: label === 'Рейтинг',
    })),
    account: { isLoggedIn: true, onLogin: fn() },
    links: {
      home: '#home',
      contest: (groupNum) => `#contest-${groupNum}`,
      team: '#rating',
      schemes: '#schemes',
    },
  },
} satisfies Meta<typeof EventRatingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Очки по номинациям',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 номинации с очками/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Folk, соло/ })).toHaveAttribute(
      'href',
      '#contest-12',
    )
    await expect(canvas.getByText('7,5')).toBeVisible()
  },
}

/** Staff of one event see its points, not the rating of the team. */
export const StaffOfEvent: Story = {
  name: 'У сотрудника турнира',
  args: { links: { ...meta.args.links, team: null, schemes: null } },
}
export const NotPublished: Story = {
  name: 'Ещё не опубликовано',
  args: { view: { ...ready, lines: [] } },
}
export const NoScheme: Story = {
  name: 'Правил ещё нет',
  args: { view: { ...ready, scheme: null, lines: [] } },
}
export const Cancelled: Story = {
  name: 'Турнир отменён',
  args: {
    view: { ...ready, lines: [] },
    event: { ...pastCup, cancelled_at: '2026-10-01T10:00:00+03:00' },
  },
}
export const Loading: Story = {
  name: 'Загрузка',
  args: { event: null, view: { state: 'loading' } },
}
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
export const Phone: Story = { name: 'На телефоне', globals: phone }
export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
