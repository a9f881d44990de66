import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { desktop, failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { cup } from '../../../fixtures/cup.ts'
import { DayScreen } from './DayScreen.tsx'
import { nextRounds } from './dayWords.ts'
import { afterJudged, interval, morning, saturday } from './fixtures.ts'
import type { StartDialogProps } from './dayData.ts'

const preview: StartDialogProps = {
  view: {
    state: 'ready',
    started: [
      { item_id: 1, title: '47. Соло, дебют. 1/4', readiness: 'open', text: 'приём открыт' },
      {
        item_id: 2,
        title: '45. Латина, дети. 1/2',
        readiness: 'unlocked',
        text: 'не\u00A0закреплён',
      },
    ],
    stopped: [
      { item_id: 3, title: '31. Формация. Финал', readiness: 'no_judges', text: 'нет судей' },
      {
        item_id: 4,
        title: '50. Дуэты, взрослые. Финал',
        readiness: 'few',
        text: 'мало: 2 из\u00A03',
      },
    ],
  },
  pending: null,
  problem: null,
  isUnanswered: false,
  onStart: fn(),
  onClose: fn(),
}

/**
 * Первая вкладка организатора, пока турнир идёт: что сейчас на площадках, что ждёт решения, что дальше.
 *
 * **Когда применять:** в день турнира: отсюда начинают и заканчивают туры, готовят следующие и видят, чьих листов нет.
 * **Когда нет:** пока турнир не начался, о делах говорит «Обзор», а порядок туров составляют в «Отделениях».
 */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/День/DayScreen: день турнира',
  component: DayScreen,
  args: {
    view: { state: 'ready', ...saturday },
    event: cup,
    tabs: [
      { label: 'День', href: '#day', isCurrent: true },
      { label: 'Обзор', href: '#overview' },
      { label: 'Номинации', href: '#contests' },
    ],
    account: { isLoggedIn: true, onLogin: fn() },
    onDayChange: fn(),
    onItemState: fn(),
    pendingItems: new Set<number>(),
    onStart: fn(),
    onFinish: fn(),
    isFinishing: false,
    starting: null,
    delaySeconds: null,
    publicDraws: null,
    outcome: null,
    links: {
      home: '#home',
      timetable: '#timetable',
      judged: '#judged',
      papers: '#papers',
      rounds: (groupNum) => `#rounds-${groupNum}`,
      marks: (groupNum) => `#marks-${groupNum}`,
      task: ({ kind }) => `#task-${kind}`,
    },
  },
} satisfies Meta<typeof DayScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Две площадки, отставание шесть минут, ждут ничья и расхождение. */
export const Saturday: Story = {
  name: 'Идёт турнир: две площадки',
  async play({ canvas }) {
    const floor = within(canvas.getByRole('region', { name: 'Площадка А' }))
    await expect(floor.getByText('ждём C, D и E')).toBeVisible()
    await expect(floor.getByText('идёт с 14:24')).toBeVisible()
    await expect(canvas.getByText('На 6 мин позже')).toBeVisible()
  },
}

/** The stream was cut: the page asks at intervals, and says so. */
export const Delayed: Story = {
  name: 'Живой связи нет',
  args: { delaySeconds: 15 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Изменения видны с.задержкой/)).toBeVisible()
  },
}

export const DelayedOnAPhone: Story = {
  ...Delayed,
  name: 'Живой связи нет, на телефоне',
  globals: phone,
}

export const Phone: Story = { ...Saturday, name: 'На телефоне', globals: phone }

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }

/** Утро: на площадках ещё ничего не идёт, первый тур можно начать. */
export const Morning: Story = {
  name: 'Утро: ещё ничего не идёт',
  args: { view: { state: 'ready', ...morning } },
  async play({ args, canvas }) {
    const floor = within(canvas.getByRole('region', { name: 'Площадка А' }))
    await userEvent.click(floor.getByRole('button', { name: 'Начать тур' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

/** Идёт перерыв, дальше награждение. */
export const Interval: Story = {
  name: 'Перерыв',
  args: { view: { state: 'ready', ...interval } },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Закончить' }))
    await expect(args.onItemState).toHaveBeenCalledWith(expect.any(Number), 'over')
  },
}

/** Выбраны туры: сколько из них можно подготовить, видно до нажатия. */
export const Selected: Story = {
  name: 'Туры выбраны',
  globals: desktop,
  async play({ args, canvas }) {
    for (const box of canvas.getAllByRole('checkbox', { name: /^Выбрать/ }).slice(-3)) {
      await userEvent.click(box)
    }
    await userEvent.click(canvas.getByRole('button', { name: /^Подготовить/ }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

/** Прошлый тур подсчитан: следующие начинаются вместе. */
export const NextRounds: Story = {
  name: 'Следующие туры вместе',
  globals: desktop,
  args: { view: { state: 'ready', ...afterJudged } },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Следующий тур: 2' }))
    await expect(args.onStart).toHaveBeenCalledWith(
      nextRounds(afterJudged.floors.flatMap(({ items }) => items)).map(({ id }) => id),
    )
    await expect(canvas.getByRole('link', { name: /^Опубликовать вместе: 2/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Закончить вместе: 2' }))
    await expect(args.onFinish).toHaveBeenCalledWith(afterJudged.tasks.slice(0, 2))
  },
}

const session = { session_id: 3, number: 1, title: 'Утро', hash: null, digits: null, undrawn: [] }
const hash = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'

/** Публичная жеребьёвка: хеш, цифры из зала, потом все заходы отделения сразу. */
export const PublicDraw: Story = {
  name: 'Публичная жеребьёвка',
  args: {
    view: { state: 'ready', ...morning },
    publicDraws: {
      sessions: [
        { ...session, hash, digits: '4821', undrawn: [41, 42] },
        { ...session, session_id: 4, number: 2, title: 'День', hash },
        { ...session, session_id: 5, number: 3, title: 'Вечер' },
      ],
      pendingSession: null,
      problem: null,
      href: '#draws',
      onShowHash: fn(),
      onDigits: fn(),
      onDraw: fn(),
    },
  },
  async play({ args, canvas }) {
    const { publicDraws } = args
    await userEvent.click(canvas.getByRole('button', { name: /^Составить заходы: 2, Отделение 1/ }))
    await expect(publicDraws?.onDraw).toHaveBeenCalledWith([41, 42])
    const field = canvas.getByRole('textbox', { name: /^Цифры из\sзала: Отделение 2/ })
    await userEvent.type(field, '12{Enter}')
    await expect(canvas.getByText(/^Нужны цифры/)).toBeVisible()
    await userEvent.type(field, ' 45')
    await userEvent.click(canvas.getByRole('button', { name: 'Зал назвал 1245' }))
    await expect(publicDraws?.onDigits).toHaveBeenCalledWith(4, '1245')
    await userEvent.click(canvas.getByRole('button', { name: 'Показать хеш: Отделение 3, Вечер' }))
    await expect(publicDraws?.onShowHash).toHaveBeenCalledWith(5)
  },
}

export const PublicDrawRefused: Story = {
  name: 'Публичная жеребьёвка: рано',
  args: {
    view: { state: 'ready', ...morning },
    publicDraws: {
      sessions: [session],
      pendingSession: null,
      problem: 'Хеш виден всем вместе с расписанием: сначала опубликуйте расписание',
      href: '#draws',
      onShowHash: fn(),
      onDigits: fn(),
      onDraw: fn(),
    },
  },
}

/** Что будет начато и что стоит, с причинами. */
export const Starting: Story = {
  name: 'Что будет начато и что нет',
  args: { starting: preview },
  async play({ args, canvas }) {
    const dialog = within(canvas.getByRole('dialog'))
    await expect(dialog.getByText('Стоят 2')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Начать 2/ }))
    await expect(args.starting?.onStart).toHaveBeenCalledWith('running')
  },
}

export const StartingOnAPhone: Story = {
  name: 'Что будет начато, на телефоне',
  args: { starting: preview },
  globals: phone,
}

export const NothingCanStart: Story = {
  name: 'Начать нечего',
  args: {
    starting: {
      ...preview,
      view: {
        state: 'ready',
        started: [],
        stopped: [
          { item_id: 3, title: '31. Формация. Финал', readiness: 'no_judges', text: 'нет судей' },
        ],
      },
    },
  },
}

export const StartRefused: Story = {
  name: 'Начать не вышло',
  args: { starting: { ...preview, problem: 'Данные изменил кто-то другой.' } },
}

/** No answer came: what was asked for may have been done. */
export const PreparationUnanswered: Story = {
  name: 'Ответа нет: могло и сделаться',
  args: { starting: { ...preview, problem: 'Нет связи с сервером.', isUnanswered: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(page.getByText('Ответа нет')).toBeVisible()
    await expect(page.getByText(/Туры могли подготовиться/)).toBeVisible()
    await expect(page.queryByText(/не\sподготовлены/)).toBeNull()
  },
}

export const StartLoading: Story = {
  name: 'Что будет начато: загрузка',
  args: { starting: { ...preview, view: { state: 'loading' } } },
}

/** Подготовлено, и всё можно вернуть. */
export const Started: Story = {
  name: 'Начато, можно вернуть',
  args: { outcome: { state: 'done', text: 'Начато 2 тура', onUndo: fn() } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Вернуть как было' })).toBeVisible()
  },
}

export const WithoutTimetable: Story = {
  name: 'Без расписания',
  args: {
    view: { state: 'ready', ...saturday, day: null, days: [], floors: [], tasks: [] },
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
