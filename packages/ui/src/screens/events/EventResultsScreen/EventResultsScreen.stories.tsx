import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { cup, longestCup, longestName, now, pastCup } from '../../fixtures/cup.ts'
import { eventPageLinks } from '../../fixtures/eventPages.ts'
import {
  correctedResult,
  listedResult,
  pointsResult,
  runningResult,
  soloResult,
} from '../../fixtures/results.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { EventResultsScreen } from './EventResultsScreen.tsx'

const contests = [
  listedResult(correctedResult),
  listedResult(pointsResult),
  listedResult(runningResult, { group_num: 13, contest_id: 'running', group_name: 'Соло, юниоры' }),
]

/** Результаты турнира: первые места номинаций и поиск своего номера. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Турниры/EventResultsScreen: результаты',
  component: EventResultsScreen,
  args: {
    view: { state: 'ready', event: pastCup, contests },
    now,
    links: { ...eventPageLinks, contest: '#contest-:groupNum' },
    form: { action: '#results', hidden: {}, number: null },
  },
} satisfies Meta<typeof EventResultsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** First places of what is published, who goes on in what still runs; a correction is said. */
export const SomePublished: Story = {
  name: 'Часть опубликована',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Соло, взрослые' })).toHaveLength(2)
    await expect(canvas.getByText('исправлено')).toBeVisible()
    await expect(canvas.getByText('1/2: дальше проходят 6')).toBeVisible()
  },
}

/** Its places are revealed one at a time: the last of them so far, the first three not yet. */
export const Revealing: Story = {
  name: 'Идёт награждение',
  args: {
    view: {
      state: 'ready',
      event: pastCup,
      contests: [listedResult(soloResult, { revealed_from_place: 4, podium: [], rounds: [] })],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('идёт награждение')).toBeVisible()
    await expect(canvas.queryByText(/участник/)).toBeNull()
  },
}

/** One's own result by number, in every contest. */
export const OwnNumber: Story = {
  name: 'Свой номер во всех номинациях',
  args: {
    form: { action: '#results', hidden: {}, number: 87 },
    view: {
      state: 'ready',
      event: pastCup,
      contests: [
        listedResult(soloResult, {
          own: {
            start_number: 87,
            names: ['Ким Алина'],
            places: soloResult.places.filter(({ start_number }) => start_number === 87),
            rounds: [],
          },
        }),
        listedResult(runningResult, {
          group_num: 13,
          contest_id: 'running',
          own: {
            start_number: 87,
            names: ['Ким Алина'],
            places: [],
            rounds: [{ label: '1/2', type: 'hope', role: null, goes_on: true }],
          },
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^№\s87: Ким Алина$/ })).toBeVisible()
    await expect(canvas.getByText(/2-е место/)).toBeVisible()
    await expect(canvas.getByText(/Тур надежды 1\/2: проходит дальше/)).toBeVisible()
  },
}

export const UnknownNumber: Story = {
  name: 'Такого номера нет',
  args: { form: { action: '#results', hidden: {}, number: 999 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/номера 999 нет/)).toBeVisible()
  },
}

export const BeforeTheEvent: Story = {
  name: 'Турнир ещё не прошёл',
  args: { view: { state: 'ready', event: cup, contests: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Результаты появятся/ })).toBeVisible()
  },
}

export const NotPublishedYet: Story = {
  name: 'Ещё ничего не опубликовано',
  args: { view: { state: 'ready', event: pastCup, contests: [] } },
}

/** Its staff see it before it is published. */
export const Draft: Story = {
  name: 'Черновик турнира',
  args: { view: { state: 'ready', event: { ...cup, published: false }, contests: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Черновик')).toBeVisible()
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: {
    view: {
      state: 'ready',
      event: longestCup,
      contests: [
        listedResult(soloResult, {
          group_name: longestName,
          section: longestName,
          podium: soloResult.places
            .slice(0, 3)
            .map((place) => Object.assign({}, place, { names: [longestName, longestName] })),
        }),
      ],
    },
  },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}
