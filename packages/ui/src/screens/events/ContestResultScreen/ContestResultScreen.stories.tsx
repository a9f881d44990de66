import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { cup, longestCup, longestName, now } from '../../fixtures/cup.ts'
import { eventPageLinks } from '../../fixtures/eventPages.ts'
import {
  correctedResult,
  couplesResult,
  jackAndJillResult,
  placesOnly,
  pointsResult,
  runningResult,
  soloResult,
} from '../../fixtures/results.ts'
import type { EntryPoints, ShownResult } from '../resultData.ts'
import { ContestResultScreen } from './ContestResultScreen.tsx'

const viewOf = (result: ShownResult, points: readonly EntryPoints[] = []) =>
  ({ state: 'ready', event: cup, result, points, draws: [] }) as const

/** Места с объяснением, протокол, туры с оценками и исправления. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Турниры/ContestResultScreen: итог номинации',
  component: ContestResultScreen,
  args: {
    view: viewOf(soloResult),
    now,
    links: {
      ...eventPageLinks,
      places: '#places',
      file: '#file',
      draws: '#draws',
      check: '#check',
      question: '#question',
      rating: '#rating',
      picture: '#picture',
    },
    share: { url: 'https://parket.test/events/2/results/11', text: 'Соло, взрослые' },
    round: null,
    ownNumber: null,
    onPrint: fn(),
  },
} satisfies Meta<typeof ContestResultScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The ceremony is on: only the last places are public, and nothing of the final. */
export const Revealing: Story = {
  name: 'Идёт награждение: последние места',
  args: {
    view: viewOf({
      ...soloResult,
      marks_published: false,
      revealed_from_place: 3,
      panel: [],
      rounds: [],
      places: soloResult.places
        .filter(({ place }) => place >= 3)
        .map((one) => Object.assign({}, one, { rule: null, line: null, sentence: null })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Идёт награждение, места до\s3-го ещё не\sобъявили/),
    ).toBeVisible()
    await expect(canvas.queryByText(/Протесты/)).toBeNull()
  },
}

/** Each place says why; the table shows the column that decided. */
export const OneDance: Story = {
  name: 'Один танец: почему такое место',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Протокол, PDF' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
    await expect(canvas.getByText(/^3 из 5 судей поставили 1-е место/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Как считали' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: /^3\s*\(11\)$/ })).toBeVisible()
    await expect(canvas.getByText(/^Протесты принимают/)).toBeVisible()
  },
}

/** Where the team has a rating, a place says how many points it gives and by which rule. */
export const WithRatingPoints: Story = {
  name: 'С очками рейтинга',
  args: {
    view: viewOf(
      soloResult,
      soloResult.places.map(({ start_number, place, place_to }) => ({
        start_number,
        points: { num: 15, den: 2 },
        rule: `24\u00A0участника, ступень 20–39, место ${place === place_to ? place : `${place}–${place_to}`}: 7,5\u00A0очка`,
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^\+7,5 в\sрейтинг/ })[0]).toBeVisible()
  },
}

/** Equal sums: rules 10 and 11 stand beside the place. */
export const SeveralDances: Story = {
  name: 'Несколько танцев: равные суммы',
  args: { view: viewOf(couplesResult) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Правила 10 и 11' })).toBeVisible()
    await expect(canvas.getAllByRole('cell', { name: /правило 1[01] за 1/ })).toHaveLength(2)
  },
}

/** Everybody's points and total, dropped ones struck out. */
export const Points: Story = {
  name: 'Баллы',
  args: { view: viewOf(pointsResult), ownNumber: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Решение: №\s52: минус 1,5\. Выход за время/)).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Снято' })).toBeVisible()
  },
}

/** A final of pairs: both have its place, each says who danced with them. */
export const Pairs: Story = {
  name: 'Финал пар',
  args: { view: viewOf(jackAndJillResult) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^В\s+паре: Волошина Амина, №\s+301$/)).toBeVisible()
    await expect(canvas.getAllByText(/^В\s+паре: Шестаков Артём, №\s+201$/)).toHaveLength(2)
    await expect(canvas.getByRole('rowheader', { name: /^201\/301/ })).toBeVisible()
  },
}

export const PairsOnPhone: Story = {
  name: 'Финал пар на телефоне',
  args: Pairs.args,
  globals: phone,
}

/** Five tables would be twenty screens: each dance opens by its name. */
export const DancesOnPhone: Story = {
  name: 'Танцы на телефоне: каждый открывается',
  args: SeveralDances.args,
  globals: phone,
  play: async ({ canvas }) => {
    const [dance = ''] = couplesResult.rounds.at(-1)?.dances ?? []
    const table = canvas.getByRole('table', { name: 'Места за танцы' })
    await expect(table).toBeVisible()
    const sheet = canvas.getByRole('region', { name: dance, hidden: true })
    await expect(sheet.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
    await userEvent.click(canvas.getByText(dance, { selector: 'summary *' }))
    await expect(sheet).toBeVisible()
    // The title is not drawn again, and is the table's name.
    const named = within(sheet).getByRole('table', { name: dance })
    await expect(named.querySelector('caption')?.getBoundingClientRect().width).toBe(1)
  },
}

/** Who went on and who did not, with every cross. */
export const Round: Story = {
  name: 'Тур: кто прошёл, все кресты',
  args: { round: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Проходят дальше' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Не прошли' })).toBeVisible()
  },
}

/** How the heats came about, with the draws before. */
export const Drawn: Story = {
  name: 'Как получились заходы',
  args: {
    view: {
      ...viewOf(soloResult),
      draws: [
        {
          index: 0,
          type: 'main',
          role: null,
          line: 'Жеребьёвка №\u00A02, зерно 5d1f6c1e…, перед ней 1: „ошибка в списке“',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Жеребьёвка №\s2, зерно 5d1f6c1e/ })
    await expect(link).toHaveAttribute('href', '#draws')
  },
}

/** The first level of publication: places without marks. */
export const PlacesOnly: Story = {
  name: 'Места без оценок',
  args: { view: viewOf(placesOnly) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Соколова Вера')).toBeVisible()
    await expect(canvas.queryByText('Судьи')).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Как считали' })).toBeNull()
  },
}

/** Before the final it is public who dances it. */
export const BeforeTheFinal: Story = {
  name: 'До финала: кто его танцует',
  args: { view: viewOf(runningResult) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Проходят дальше' })).toBeVisible()
  },
}

/** A correction says when, why, and what was and is. */
export const Corrected: Story = {
  name: 'Итог исправлен',
  args: { view: viewOf(correctedResult) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Исправлено')).toBeVisible()
    await expect(canvas.getByText('№ 87: было 3-е место, стало 2-е место')).toBeVisible()
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
      points: [],
      draws: [],
      result: {
        ...soloResult,
        group_name: longestName,
        places: soloResult.places.map((place) =>
          Object.assign({}, place, { names: [longestName, longestName] }),
        ),
      },
    },
  },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}

/** Свой сайт команды, где нет ни проверки файла, ни вопроса организатору. */
export const WithoutCheck: Story = {
  name: 'Проверить и спросить негде',
  args: { links: { ...meta.args.links, check: null, question: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Файл результата' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Проверить его|ошибку/ })).toBeNull()
  },
}
