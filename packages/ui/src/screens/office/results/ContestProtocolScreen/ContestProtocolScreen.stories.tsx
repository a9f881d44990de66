import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { now } from '../../../fixtures/cup.ts'
import {
  couplesResult,
  jackAndJillResult,
  pointsResult,
  resultOfDay,
  soloResult,
} from '../../../fixtures/results.ts'
import type { ShownResult } from '../../../events/resultData.ts'
import { dayFrame } from '../../fixtures/day.ts'
import type { ResultApproval } from '../resultApproval.ts'
import type { RoundClosing, RoundExit, SheetAgreement } from '../resultOfDay.ts'
import { ContestProtocolScreen } from './ContestProtocolScreen.tsx'

const ready = (result: ShownResult) => ({ state: 'ready', result: resultOfDay(result) }) as const

/** Протокол номинации: туры, оценки, решения и подписи, на экране и на бумаге. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Результаты/ContestProtocolScreen: протокол',
  component: ContestProtocolScreen,
  args: {
    frame: dayFrame('Протокол'),
    view: ready(soloResult),
    approval: null,
    now,
    timeZone: 'Europe/Moscow',
    onPrint: fn(),
  },
} satisfies Meta<typeof ContestProtocolScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Substitutes stand behind whom they replaced; every round has its marks. */
export const TwoRounds: Story = {
  name: 'Два тура',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/вместо неё Белова Анна/)).toBeVisible()
    await expect(canvas.getByText(/^Дальше проходят: 9, 46/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Напечатать' }))
    await expect(args.onPrint).toHaveBeenCalled()
  },
}

/** Rules 10 and 11 are shown where they decided. */
export const SeveralDances: Story = {
  name: 'Несколько танцев: правила 10 и 11',
  args: { view: ready(couplesResult) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Правила 10 и 11' })).toBeVisible()
  },
}

const disqualified: RoundExit = {
  index: 0,
  type: 'main',
  role: null,
  start_number: 61,
  status: 'disqualified',
  reason: 'Подмена участницы',
  by: 'Заречная Ирина',
  at: '2026-12-01T11:40:00+03:00',
}

const agreement: SheetAgreement = {
  index: 0,
  type: 'main',
  role: null,
  dance: 'Финал',
  letter: 'B',
  reason: 'На листе исправлено, подпись судьи есть',
  by: ['Мамин Олег', 'Заречная Ирина'],
  at: '2026-12-01T11:45:00+03:00',
}

const closing: RoundClosing = {
  index: 0,
  type: 'main',
  role: null,
  head: '3f2a9c81b7d0e4f5',
  at: '2026-12-01T11:50:00+03:00',
}

/** Decisions of the chief judge stand under the marks, and who left the round: what, why, whose and when. */
export const Points: Story = {
  name: 'Баллы',
  args: {
    view: {
      state: 'ready',
      result: resultOfDay(pointsResult, {
        exits: [disqualified],
        agreements: [agreement],
        closings: [closing],
        journal: { n: 57, head: '9c1e04b7a2d3f5a6', at: '2026-12-01T12:05:00+03:00' },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/судья B: два ввода расходились.*Мамин Олег и Заречная Ирина/),
    ).toBeVisible()
    await expect(
      canvas.getByText(
        /^Решение: №\s52: минус 1,5. Выход за время. Главный судья, 01\.12\.2026, 11:30/,
      ),
    ).toBeVisible()
    await expect(
      canvas.getByText(
        /^№\s61: дисквалифицирован. Подмена участницы. Заречная Ирина, 01\.12\.2026/,
      ),
    ).toBeVisible()
    await expect(
      canvas.getByText(/^Журнал тура: 3f2a\s9c81\sb7d0, подсчитан 01\.12\.2026/),
    ).toBeVisible()
  },
}

/** Who danced with whom; leaders and followers are placed apart. */
export const Pairs: Story = {
  name: 'Пары',
  args: { view: ready(jackAndJillResult) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Пары: 201/301, 202/302, 201/303 (в зачёт одному)')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Места, ведомые' })).toBeVisible()
  },
}

const approval: ResultApproval = {
  is_needed: true,
  is_approved: true,
  by: 'Заречная Ирина',
  at: '2026-12-01T12:05:00+03:00',
  is_without_pin: false,
  is_by_link: false,
  waits: false,
  approver: 'device',
  link: null,
  second_entry: { sheets: 20, entered_twice: 6, differed: 2, compared: 0, compared_differed: 0 },
}

/** How many papers were entered twice, and who approved the result. */
export const Approved: Story = {
  name: 'Утверждён',
  args: { approval },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Второй ввод: 6\sлистов, различались 2$/)).toBeVisible()
    await expect(canvas.getByText('Утверждено: Заречная Ирина, 01.12.2026, 12:05')).toBeVisible()
  },
}

/** Of a final on devices a sample was compared with paper. */
export const ComparedWithPaper: Story = {
  name: 'Сверен с бумагой',
  args: {
    approval: {
      ...approval,
      second_entry: {
        sheets: 35,
        entered_twice: 0,
        differed: 0,
        compared: 7,
        compared_differed: 1,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Сверено с\sбумагой: 7\sлистов, расхождений 1$/)).toBeVisible()
    await expect(canvas.queryByText(/^Второй ввод/)).toBeNull()
  },
}

/** The device of the chief judge was paired anew without the PIN: the protocol says so. */
export const ApprovedWithoutPin: Story = {
  name: 'Утверждён без PIN',
  args: { approval: { ...approval, is_without_pin: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/устройство подключено заново без\sPIN$/)).toBeVisible()
  },
}

export const NotApproved: Story = {
  name: 'Не утверждён',
  args: {
    approval: {
      ...approval,
      is_approved: false,
      by: null,
      at: null,
      second_entry: {
        sheets: 20,
        entered_twice: 0,
        differed: 0,
        compared: 0,
        compared_differed: 0,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Главный судья этих итогов ещё не\sутвердил$/)).toBeVisible()
    await expect(canvas.queryByText(/^Второй ввод/)).toBeNull()
  },
}

export const NothingJudged: Story = {
  name: 'Ещё не судили',
  args: { view: ready({ ...soloResult, rounds: [], places: [] }) },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const FailedToLoad: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
