import { timeItems } from '@parket/domain/timetable/timetable'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { cup } from '../../../fixtures/cup.ts'
import {
  TimetableSessionScreen,
  type TimetableData,
  type TimetableItem,
} from './TimetableSessionScreen.tsx'

const contest = (group_num: number, group_name: string, entries: number, judged = true) =>
  [
    `c${group_num}`,
    {
      group_num,
      group_name,
      section: 'Oriental',
      isJudged: judged,
      rounds: [2, 1, 0].map((round_index) => ({ round_index, entries, heats: 2 })),
      judges: group_num === 31 ? [] : [5],
    },
  ] as const

const round = (id: number, group: number, round_index: number, minutes: number): TimetableItem => ({
  id,
  kind: 'round',
  contest_id: `c${group}`,
  round_index,
  title: '',
  minutes,
  delay: 0,
  publishedStart: null,
  publishedSessionId: null,
})
const pause = (id: number, title: string, minutes: number): TimetableItem => ({
  id,
  kind: 'break',
  contest_id: null,
  round_index: null,
  title,
  minutes,
  delay: 0,
  publishedStart: null,
  publishedSessionId: null,
})

const timetable: TimetableData = {
  floors: [
    {
      id: 1,
      number: 1,
      title: '',
      floor: 'А',
      start: '2027-02-20T10:00:00+03:00',
      items: [
        round(1, 10, 1, 25),
        round(2, 11, 2, 30),
        round(3, 20, 1, 18),
        pause(4, 'Вентиляция', 10),
        round(5, 14, 2, 25),
        { ...round(6, 10, 0, 17), delay: 10 },
        { ...pause(7, 'Награждение детей', 15), kind: 'ceremony' },
      ],
    },
    {
      id: 2,
      number: 2,
      title: '',
      floor: 'Б',
      start: '2027-02-20T10:00:00+03:00',
      items: [
        round(21, 60, 0, 30),
        round(22, 30, 0, 20),
        pause(23, 'Перерыв', 14),
        round(24, 13, 1, 40),
        round(25, 31, 0, 20),
      ],
    },
  ],
  elsewhere: [],
  contests: new Map([
    contest(10, 'Соло, дети', 18),
    contest(11, 'Соло, взрослые', 24),
    contest(13, 'Соло, взрослые · Folk', 15),
    contest(14, 'Соло, дебют', 22),
    contest(20, 'Дуэты', 9),
    contest(30, 'Малая группа', 6),
    contest(31, 'Формация', 4),
    contest(60, 'Мастер-класс «Вальс и корпус»', 22, false),
    contest(70, 'Jack & Jill, открытая', 26),
  ]),
  dancers: new Map([[7, 'Соколова Анна']]),
  judges: new Map([[5, { name: 'Валеев Тимур', letter: 'B' }]]),
  conflicts: [
    { kind: 'judge', itemIds: [24, 5], dancerIds: [], judgeIds: [5], restMinutes: null },
    { kind: 'rest', itemIds: [2, 24], dancerIds: [7], judgeIds: [], restMinutes: 4 },
  ],
  mendsOf: ({ kind }) =>
    kind === 'judge'
      ? [
          { kind: 'judge', itemId: 5 },
          { kind: 'swap', itemId: 24, withId: 25 },
        ]
      : [{ kind: 'delay', itemId: 24, minutes: 6 }],
  unplaced: [
    { contest_id: 'c70', round_index: 2, minutes: 35 },
    { contest_id: 'c20', round_index: 0, minutes: 15 },
  ],
  publishedAt: null,
  minRest: 10,
  timeZone: 'Europe/Moscow',
}

/** Туры по времени, накладки и отставание. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Расписание/TimetableSessionScreen: расписание отделения',
  component: TimetableSessionScreen,
  args: {
    view: { state: 'ready', timetable },
    event: { ...cup, published: true },
    tabs: [
      { href: '#contests', label: 'Номинации' },
      { href: '#sessions', label: 'Отделения', isCurrent: true },
    ],
    parts: [
      { href: '#1', label: 'сб, 10:00', isCurrent: true },
      { href: '#2', label: 'сб, 17:00' },
    ],
    saved: 'Сохранено 14:32',
    problem: null,
    onUndo: fn() as (() => void) | null,
    actions: {
      onMove: fn(),
      onPlace: fn(),
      onPlaceAll: fn(),
      onRemove: fn(),
      onChange: fn(),
      onDelay: fn(),
      onAdd: fn(),
      onMend: fn(),
      onTakeBack: fn(),
    },
    onPublish: fn(),
    isPublishing: false,
    onPrint: fn(),
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', list: '#list', judges: '#judges', papers: '#papers' },
  },
} satisfies Meta<typeof TimetableSessionScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Two conflicts, each with its ways out; a delay; rounds without a time. */
export const Ready: Story = {
  name: 'Две накладки и отставание',
  play: async ({ args, canvas }) => {
    const item = canvas.getByRole('button', { name: /^11 Взрослые/ })
    item.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.actions.onMove).toHaveBeenCalledWith(2, { sessionId: 1, index: 0 })
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.actions.onMove).toHaveBeenCalledWith(2, { sessionId: 1, index: 2 })
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.actions.onMove).toHaveBeenCalledWith(2, { sessionId: 2, index: 1 })
    await userEvent.keyboard('{Delete}')
    await expect(args.actions.onRemove).toHaveBeenCalledWith(2)
    const conflicts = within(canvas.getByRole('region', { name: 'Накладки' }))
    await userEvent.click(conflicts.getByRole('button', { name: 'Начать на 6 мин позже' }))
    await expect(args.actions.onMend).toHaveBeenCalledWith({
      kind: 'delay',
      itemId: 24,
      minutes: 6,
    })
    await userEvent.click(canvas.getByRole('button', { name: /^Поставить: 70/ }))
    await expect(args.actions.onPlace).toHaveBeenCalledWith(timetable.unplaced[0], null)
    await userEvent.click(canvas.getByRole('button', { name: 'Опубликовать' }))
    await expect(args.onPublish).toHaveBeenCalledOnce()
    item.focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}

/** Published: what starts at another time than guests saw first is dashed, told at the side, and can be taken back. */
export const Changed: Story = {
  name: 'Опубликованное сдвинулось',
  args: {
    view: {
      state: 'ready',
      timetable: {
        ...timetable,
        conflicts: [],
        unplaced: [],
        publishedAt: '2027-02-19T12:40:00+03:00',
        floors: timetable.floors.map((floor) => ({
          ...floor,
          items: timeItems(floor.start, floor.items).map((item) =>
            Object.assign({}, item, {
              publishedSessionId: floor.id,
              publishedStart: new Date(
                item.start - (floor.id === 1 && item.id >= 5 ? 10 * 60_000 : 0),
              ).toISOString(),
            }),
          ),
        })),
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /^14 Дебют.*было 11:13/ })).toBeVisible()
    const changes = within(canvas.getByRole('region', { name: 'Опубликовано' }))
    await expect(changes.getByText(/^и 2\sпункта следом/)).toBeVisible()
    await userEvent.click(changes.getByRole('button', { name: 'Вернуть как опубликовано' }))
    await expect(args.actions.onTakeBack).toHaveBeenCalledOnce()
  },
}

const shortNames = [
  'Юниоры, дебют, Восток',
  'Юниоры, мастера, Восток',
  'Дуэт, дети, Восток',
  'Дети, мастера, Народный',
  'Юниоры, мастера, Народный',
  'Взрослые, дебют, Народный',
  'Взрослые, мастера, Народный',
]

/** Sixty short finals: one line each, however short; long rounds keep their two lines, an hour its one height. */
export const ShortFinals: Story = {
  name: 'Шестьдесят коротких финалов',
  args: {
    saved: null,
    onUndo: null,
    view: {
      state: 'ready',
      timetable: {
        ...timetable,
        contests: new Map([
          ...timetable.contests,
          ...Array.from({ length: 60 }, (_, at) =>
            contest(100 + at, `Соло, ${(shortNames[at % 7] ?? '').toLowerCase()}`, 6),
          ),
        ]),
        floors: [1, 2].map((id) => ({
          id,
          number: id,
          title: '',
          floor: 'АБ'.charAt(id - 1),
          start: '2027-02-20T10:00:00+03:00',
          items: Array.from({ length: 20 }, (_, at) => {
            const isLong = at % 7 === (id === 1 ? 0 : 4)
            const own = round(id * 100 + at, 100 + id * 20 + at, isLong ? 2 : 0, isLong ? 18 : 3)
            return { ...own, delay: at === 5 ? 13 : at % 3 === 1 ? 2 : 0 }
          }),
        })),
        mendsOf: () => [
          { kind: 'judge', itemId: 206 },
          { kind: 'swap', itemId: 206, withId: 205 },
        ],
        conflicts: [
          { kind: 'judge', itemIds: [106, 206], dancerIds: [], judgeIds: [5], restMinutes: null },
        ],
        unplaced: [],
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Свободно').length).toBeGreaterThan(1)
    const blocks = [...canvasElement.querySelectorAll<HTMLElement>('[data-item]')]
    for (const block of blocks) {
      await expect(block.scrollHeight).toBeLessThanOrEqual(block.clientHeight + 1)
    }
  },
}

/** A final stands before its semi-final: it goes after it, or the two change places. */
export const WrongOrder: Story = {
  name: 'Финал раньше полуфинала',
  args: {
    view: {
      state: 'ready',
      timetable: {
        ...timetable,
        floors: timetable.floors.map((floor) =>
          floor.id === 1
            ? { ...floor, items: [round(6, 10, 0, 17), round(2, 11, 2, 30), round(1, 10, 1, 25)] }
            : floor,
        ),
        conflicts: [
          { kind: 'order', itemIds: [1, 6], dancerIds: [], judgeIds: [], restMinutes: null },
        ],
        mendsOf: () => [
          { kind: 'move', itemId: 6, afterId: 1 },
          { kind: 'swap', itemId: 6, withId: 1 },
        ],
        unplaced: [{ contest_id: 'c10', round_index: 2, minutes: 35 }],
      },
    },
  },
  play: async ({ args, canvas }) => {
    const conflicts = within(canvas.getByRole('region', { name: 'Накладки' }))
    await expect(
      conflicts.getByText('Финал в 10:00 стоит раньше, чем закончится 1/2 (11:12)'),
    ).toBeVisible()
    await expect(canvas.getByText('Финал уже стоит: сб, 10:00')).toBeVisible()
    await userEvent.click(conflicts.getByRole('button', { name: 'Поставить после 1/2' }))
    await expect(args.actions.onMend).toHaveBeenCalledWith({ kind: 'move', itemId: 6, afterId: 1 })
    await userEvent.click(conflicts.getByRole('button', { name: 'Поменять с 1/2' }))
    await expect(args.actions.onMend).toHaveBeenCalledWith({ kind: 'swap', itemId: 6, withId: 1 })
  },
}

/** What is chosen is changed beside the timetable. */
export const Chosen: Story = {
  name: 'Тур выбран',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^13 Взрослые/ }))
    await userEvent.click(canvas.getByRole('button', { name: '+5 мин' }))
    await expect(args.actions.onDelay).toHaveBeenCalledWith(24, 5)
    await userEvent.click(canvas.getByRole('button', { name: 'На: Площадка А' }))
    await expect(args.actions.onMove).toHaveBeenCalledWith(24, { sessionId: 1, index: 3 })
    await userEvent.click(canvas.getByRole('button', { name: '+ Перерыв' }))
    await expect(args.actions.onAdd).toHaveBeenCalledWith('break', { sessionId: 2, index: 4 })
  },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }

/** Everything has its time. */
export const Planned: Story = {
  name: 'Всё по местам',
  args: { view: { state: 'ready', timetable: { ...timetable, conflicts: [], unplaced: [] } } },
}

/** A session without items. */
export const Empty: Story = {
  name: 'Отделение пусто',
  args: {
    saved: null,
    onUndo: null,
    view: {
      state: 'ready',
      timetable: {
        ...timetable,
        conflicts: [],
        floors: timetable.floors
          .slice(0, 1)
          .map((floor) => Object.assign({}, floor, { items: [] })),
      },
    },
  },
}

/** Somebody else changed it: the same cannot be stored again. */
export const Stale: Story = {
  name: 'Отделение уже изменили',
  args: {
    saved: null,
    problem: {
      text: 'Пока вы правили, отделение изменил кто-то другой. Обновите страницу.',
      onRetry: null,
      onReload: fn(),
    },
  },
}

/** The network is away: nothing is lost. */
export const NotSaved: Story = {
  name: 'Не сохранилось: нет связи',
  args: {
    saved: null,
    problem: { text: 'Нет связи с сервером.', onRetry: fn(), onReload: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.problem?.onRetry).toHaveBeenCalledOnce()
  },
}

export const IsLoading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const HasFailed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
