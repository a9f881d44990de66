import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { cup, now } from '../../../fixtures/cup.ts'
import type { EventStatistics } from '../../../events/EventStatisticsScreen/statisticsData.ts'
import { cupStatistics } from '../../../fixtures/statistics.ts'
import { saturday } from '../../day/DayScreen/fixtures.ts'
import { EventOverviewScreen, type EventTask } from './EventOverviewScreen.tsx'

const statistics: EventStatistics = {
  ...cupStatistics,
  before: {
    event: { ...cup, id: 2, name: 'Осенний бал' },
    entries: 300,
    entries_by_then: 112,
    dancers: 200,
  },
  money: { charged: 15_120_000, paid: 12_780_000 },
}

const tasks: EventTask[] = [
  { kind: 'conflicts', count: 1, names: [], amount: null },
  {
    kind: 'judges',
    count: 5,
    names: ['31. Show, формация', '20. Oriental, дуэты', '13. Show, соло, взрослые'],
    amount: null,
  },
  { kind: 'unpaid', count: 8, names: [], amount: 2_340_000 },
  { kind: 'duplicates', count: 2, names: [], amount: null },
  { kind: 'consent', count: 14, names: [], amount: null },
]

/** Обзор турнира: что ждёт организатора, как идут заявки и деньги. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Турниры/EventOverviewScreen: обзор',
  component: EventOverviewScreen,
  args: {
    view: { state: 'ready', event: cup, statistics, tasks },
    event: cup,
    tabs: [
      { label: 'Обзор', href: '#overview', isCurrent: true },
      { label: 'Настройка', href: '#settings' },
      { label: 'Номинации', href: '#contests' },
      { label: 'Регистрации', href: '#registrations' },
    ],
    day: null,
    now,
    account: { isLoggedIn: true, onLogin: fn() },
    onAskConsents: fn(),
    asking: null,
    emergency: {
      isDownloading: false,
      refusals: [],
      onDownload: fn(),
      bringing: {
        isBringing: false,
        problems: [],
        brought: null,
        onBring: fn(),
        marksHref: (groupNum, roundId) => `#${groupNum}-${roundId}`,
      },
    },
    links: {
      home: '#home',
      event: '#event',
      day: '#day',
      registrations: '#registrations',
      contests: '#contests',
      payments: '#payments',
      waiting: '#waiting',
      task: (kind) => `#task-${kind}`,
    },
  },
} satisfies Meta<typeof EventOverviewScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Each thing that waits leads to where it is done; of many names the first are told. */
export const Ready: Story = {
  name: 'Что ждёт организатора',
  play: async ({ args, canvas }) => {
    const waiting = within(canvas.getByRole('region', { name: 'Ждёт вас' }))
    await expect(waiting.getByText(/и\sещё\s2$/)).toBeVisible()
    await expect(waiting.getByRole('link', { name: /^Назначить/ })).toHaveAttribute(
      'href',
      '#task-judges',
    )
    await expect(waiting.getByText(/^на\s23\s400\s₽$/)).toBeVisible()
    await expect(canvas.getByText(/^До\sконца приёма \d+\sд/)).toBeVisible()
    await userEvent.click(waiting.getByRole('button', { name: /^Попросить/ }))
    await expect(args.onAskConsents).toHaveBeenCalledOnce()
    const dates = within(canvas.getByRole('list', { name: 'Порядок работ' }))
    await expect(dates.getAllByRole('listitem')).toHaveLength(4)
  },
}

/** While it runs what is on comes first, and sign-ups are compared no more. */
export const Running: Story = {
  name: 'Турнир идёт',
  args: {
    day: saturday,
    now: saturday.now,
  },
  play: async ({ canvas }) => {
    const floors = within(canvas.getByRole('region', { name: /^На\sплощадках$/ }))
    await expect(floors.getByText(/^А: 42\s/)).toBeVisible()
    await expect(floors.getByRole('link')).toHaveAttribute('href', '#day')
    await expect(canvas.getByRole('link', { name: 'День турнира' })).toBeVisible()
    await expect(canvas.queryByText(/меньше, чем|больше, чем/)).not.toBeInTheDocument()
  },
}

/** Whoever has not agreed is asked from here; how many letters that makes is said first. */
export const AskingConsents: Story = {
  name: 'Просьба о согласиях',
  args: {
    asking: {
      consent: 'processing',
      view: {
        state: 'ready',
        numbers: {
          names: 16,
          registrations: 14,
          letters: 11,
          asked_lately: 2,
          no_address: 1,
          refused: 0,
        },
      },
      isSending: false,
      problem: null,
      sent: null,
      onSend: fn(),
      onClose: fn(),
    },
  },
}

/** A draft before its first entry, with what waits. */
function draftWith(task: Pick<EventTask, 'kind' | 'count' | 'names'>) {
  const event = { ...cup, published: false }
  const nothing = { entries: 0, dancers: 0, by_day: [], by_city: [], before: null }
  return {
    event,
    view: {
      state: 'ready' as const,
      event,
      statistics: { ...statistics, ...nothing },
      tasks: [{ ...task, amount: null }],
    },
  }
}

/** Before the first entry: no pictures yet, and what the page still lacks. */
export const Draft: Story = {
  name: 'Черновик: чего не хватает',
  args: draftWith({
    kind: 'publication',
    count: 2,
    names: ['Укажите город', 'Укажите, как с вами связаться'],
  }),
}

/** It has what it must: what is advised does not stand in the way. */
export const DraftToPublish: Story = {
  name: 'Черновик можно публиковать',
  args: draftWith({
    kind: 'publish',
    count: 1,
    names: ['Укажите место проведения: по нему ищут дорогу'],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Укажите место проведения: по нему ищут дорогу.')).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Опубликовать: Можно публиковать' }),
    ).toHaveAttribute('href', '#task-publish')
  },
}

/** Nothing waits. */
export const AllDone: Story = {
  name: 'Всё сделано',
  args: { view: { state: 'ready', event: cup, statistics, tasks: [] } },
}

/** Over: what is owed stays. */
export const Past: Story = {
  name: 'Турнир прошёл',
  args: {
    now: '2027-03-01T12:00:00+03:00',
    view: {
      state: 'ready',
      event: cup,
      statistics,
      tasks: [
        { kind: 'questions', count: 3, names: [], amount: null },
        { kind: 'unpaid', count: 8, names: [], amount: 2_340_000 },
      ],
    },
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
export const Phone: Story = { name: 'На телефоне', globals: phone }
export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
