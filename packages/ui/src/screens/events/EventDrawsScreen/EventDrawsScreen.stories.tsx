import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { cup, longestCup, longestName, now } from '../../fixtures/cup.ts'
import { eventPageLinks } from '../../fixtures/eventPages.ts'
import { EventDrawsScreen } from './EventDrawsScreen.tsx'
import type { ShownDraw, ShownDraws } from './eventDrawsData.ts'

const draw = (more: Partial<ShownDraw>): ShownDraw => ({
  number: 1,
  seed: '5d1f6c1e-8f6b-4c57-9a35-3f6c5d0c7a10',
  at: '2027-02-20T06:10:00.000Z',
  session_id: null,
  unlocked: [],
  withdrawn: null,
  moved: [],
  ...more,
})

const redrawn = [
  draw({
    unlocked: [
      { at: '2027-02-20T06:15:00.000Z', by: 'chief', reason: 'Снялась пара № 52 после медосмотра' },
    ],
    withdrawn: { at: '2027-02-20T06:20:00.000Z', by: 'organiser', reason: 'Ошибка в списке' },
  }),
  draw({
    number: 2,
    seed: '0b9f6a52-3f0e-4c4e-9f0a-6d6f3f1c0042',
    at: '2027-02-20T06:21:00.000Z',
    moved: [
      { number: 52, partner: null, from: 1, to: 2 },
      { number: 61, partner: null, from: null, to: 1 },
    ],
  }),
]

const ofServer: ShownDraws = {
  draw_mode: 'server',
  sessions: [],
  contests: [
    {
      contest_id: 'c42',
      group_num: 42,
      group_name: 'Взрослые, стандарт',
      section: 'Бальные танцы',
      rounds: [
        { name: 'c42/1/main/all', label: '1/2', type: 'main', role: null, draws: redrawn },
        { name: 'c42/0/main/all', label: 'Финал', type: 'main', role: null, draws: [draw({})] },
      ],
    },
  ],
}

const hash = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'

const ofHall: ShownDraws = {
  draw_mode: 'public',
  sessions: [
    {
      session_id: 3,
      number: 1,
      title: 'Утро',
      hash,
      committed_at: '2027-02-18T17:00:00.000Z',
      digits: '4821',
      said_at: '2027-02-20T06:40:00.000Z',
      secret: '8d969eef6ecad3c29a3a629280e686cf0c3f5d5a86aff3ca12020c923adc6c92',
    },
    {
      session_id: 4,
      number: 2,
      title: 'Вечер',
      hash: 'a3c024f1b9e7d8c6a5b4c3d2e1f0a9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f2',
      committed_at: '2027-02-18T17:00:00.000Z',
      digits: null,
      said_at: null,
      secret: null,
    },
  ],
  contests: ofServer.contests.map((contest) => ({
    ...contest,
    rounds: contest.rounds.map((round) => ({
      ...round,
      draws: round.draws.map((one) => ({ ...one, seed: hash, session_id: 3 })),
    })),
  })),
}

/** Жеребьёвки турнира: как получились заходы и как это проверить. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Турниры/EventDrawsScreen: жеребьёвки',
  component: EventDrawsScreen,
  args: { view: { state: 'ready', event: cup, draws: ofServer }, now, links: eventPageLinks },
} satisfies Meta<typeof EventDrawsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A draw that was taken back stays, with who decided and why. */
export const DrawnByTheServer: Story = {
  name: 'Жребий сервера',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Отменена .*: „Ошибка в списке“$/)).toBeVisible()
    await expect(canvas.getByText(/^Заходы открепили .*решение главного судьи$/)).toBeVisible()
  },
}

/** Whoever is in another heat than drawn is named. */
export const MovedByHand: Story = {
  name: 'Перенесены вручную',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/изменено: №\s52: из\sзахода\s1 в\sзаход\s2; №\s61: добавлен/),
    ).toBeVisible()
  },
}

/** The secret of a session is shown once the digits are said. */
export const DrawnInTheHall: Story = {
  name: 'Жребий в зале',
  args: { view: { state: 'ready', event: cup, draws: ofHall } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4821')).toBeVisible()
    await expect(canvas.getByText(/Цифры зал ещё не\sназвал/)).toBeVisible()
  },
}

/** Hashes are shown before anything is drawn. */
export const BeforeTheDraw: Story = {
  name: 'До жеребьёвки: отпечатки',
  args: { view: { state: 'ready', event: cup, draws: { ...ofHall, contests: [] } } },
}

export const NothingYet: Story = {
  name: 'Заходов ещё нет',
  args: { view: { state: 'ready', event: cup, draws: { ...ofServer, contests: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Заходов пока не видно')).toBeVisible()
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
      draws: {
        ...ofHall,
        contests: ofHall.contests.map((one) => Object.assign({}, one, { group_name: longestName })),
      },
    },
  },
}

export const Phone: Story = { name: 'На телефоне', args: DrawnInTheHall.args, globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}
