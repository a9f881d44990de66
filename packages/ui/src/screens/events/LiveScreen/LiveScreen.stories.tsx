import type { NowFloor, NowItem } from '@parket/domain/live/now'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { cup } from '../../fixtures/cup.ts'
import { eventPageLinks } from '../../fixtures/eventPages.ts'
import { correctedResult, listedResult, runningResult } from '../../fixtures/results.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { calledPlaces } from '../../station/announcer/fixtures.ts'
import { LiveScreen } from './LiveScreen.tsx'

const at = (time: string) => `2027-02-20T${time}:00+03:00`

const quarterfinal: NowItem = {
  id: 1,
  kind: 'round',
  title: 'Стандарт, взрослые',
  group_num: 42,
  round_index: 2,
  state: 'running',
  start: at('14:20'),
  expected_start: at('14:26'),
  expected_end: at('14:47'),
  rounds: [
    {
      role: null,
      type: 'main',
      dances: ['Медленный вальс', 'Танго', 'Квикстеп'],
      heats: [
        [77, 95, 108, 129, 131, 146],
        [137, 140, 145, 152, 158, 163],
        [114, 171, 180, 188, 192, 196],
      ],
      released: [],
      is_on_floor: false,
      goes_on: null,
    },
  ],
  result: 'none',
}

const notOut = { type: 'main', released: [], is_on_floor: false, goes_on: null } as const

const item = (of: Partial<NowItem>): NowItem => ({
  ...quarterfinal,
  rounds: [],
  state: 'ahead',
  ...of,
})

const floorA: NowFloor = {
  floor: 'А',
  delay: 6,
  items: [
    item({
      id: 2,
      group_num: 40,
      title: 'Дети, соло',
      round_index: 0,
      state: 'over',
      result: 'waiting',
    }),
    quarterfinal,
    item({
      id: 3,
      kind: 'break',
      title: 'Перерыв',
      group_num: null,
      round_index: null,
      start: at('14:40'),
      expected_start: at('14:47'),
      expected_end: at('14:55'),
    }),
    item({
      id: 4,
      round_index: 1,
      start: at('15:20'),
      expected_start: at('15:26'),
      expected_end: at('15:36'),
    }),
    item({
      id: 5,
      group_num: 44,
      title: 'Дуэты',
      round_index: 0,
      start: at('15:32'),
      expected_start: at('15:36'),
      expected_end: at('15:44'),
    }),
  ],
}

const floorB: NowFloor = {
  floor: 'Б',
  delay: 0,
  items: [
    item({
      id: 6,
      group_num: 70,
      title: 'Jack & Jill, открытая',
      state: 'running',
      expected_start: at('14:24'),
      expected_end: at('14:40'),
      rounds: [
        { ...notOut, role: 'leader', dances: [], heats: [[155, 160, 166]] },
        { ...notOut, role: 'follower', dances: [], heats: null },
      ],
    }),
  ],
}

const own = (...numbers: number[]) => ({ numbers, onAdd: fn(), onRemove: fn() })
const running = { group_num: 13, contest_id: 'running', group_name: 'Соло, юниоры' }
const results = [listedResult(correctedResult), listedResult(runningResult, running)]

/** Что на площадках, что дальше и когда выходить своему номеру. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Турниры/LiveScreen: прямо сейчас',
  component: LiveScreen,
  args: {
    view: { state: 'ready', event: cup, floors: [floorA, floorB], ceremonies: [], results },
    now: at('14:32'),
    links: { ...eventPageLinks, live: '#live', contest: '#contest-:groupNum' },
    freshness: { readAt: at('14:32'), isStale: false, isPolled: false },
    own: own(114),
  },
} satisfies Meta<typeof LiveScreen>

export default meta
type Story = StoryObj<typeof meta>

/** As the marshal lets heats out: the dances of the quarterfinal in three heats each. */
const letOut = (...heats: [dance: string, heat: number, time: string][]): NowFloor => ({
  ...floorA,
  items: floorA.items.map((one) =>
    one.id === quarterfinal.id
      ? {
          ...one,
          rounds: quarterfinal.rounds.map((round) =>
            Object.assign({}, round, {
              released: heats.map(([dance, heat, time]) => ({ dance, heat, at: at(time) })),
              is_on_floor: true,
            }),
          ),
        }
      : one,
  ),
})
const waltz: Parameters<typeof letOut> = [
  ['Медленный вальс', 1, '14:26'],
  ['Медленный вальс', 2, '14:28'],
  ['Медленный вальс', 3, '14:30'],
]
const seen = (floor: NowFloor) => ({
  view: { ...meta.args.view, floors: [floor, floorB] },
})

/** The marshal's word beats the clock: the heat on the floor, its dance, and one's way. A later dance calls nobody. */
export const HeatOnTheFloor: Story = {
  name: 'Заход на паркете',
  args: { ...seen(letOut(...waltz, ['Танго', 1, '14:32'])), own: own(114) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Ваш заход/)).toBeNull()
    await expect(canvas.getByText(/1\/4, танго, заход\s1 из\s3/)).toBeVisible()
    await expect(canvas.getByText('Медленный вальс позади, впереди квикстеп')).toBeVisible()
    await expect(canvas.queryByText('137')).toBeNull()
  },
}
/** At two heats, before the first dance. */
export const OwnHeatIsAfterNext: Story = {
  name: 'Свой заход через один',
  args: { ...seen(letOut(...waltz.slice(0, 1))), own: own(114) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Ваш заход через один/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Идём' }))
    await expect(canvas.queryByText(/Ваш заход/)).toBeNull()
  },
}
/** At one heat. */
export const OwnHeatIsNext: Story = {
  name: 'Свой заход следующий',
  args: { ...seen(letOut(...waltz.slice(0, 2))), own: own(114) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Ваш заход следующий/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Идём' }))
    await expect(canvas.queryByText(/Ваш заход/)).toBeNull()
  },
}
/** One's own heat is out. */
export const OwnHeatIsOnTheFloor: Story = {
  name: 'Свой заход на паркете',
  args: { ...seen(letOut(...waltz)), own: own(114) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сейчас')).toBeVisible()
    await expect(canvas.getByText('Впереди танго и квикстеп')).toBeVisible()
  },
}
/** A heat let out before its round was begun: the round is on, and not «Дальше». */
export const OnBeforeItIsBegun: Story = {
  name: 'Заход вышел раньше начала тура',
  args: {
    ...seen({
      ...floorA,
      items: letOut(...waltz.slice(0, 1)).items.map((one) =>
        one.id === quarterfinal.id ? Object.assign({}, one, { state: 'ahead' }) : one,
      ),
    }),
    own: own(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1\/4, медленный вальс, заход\s1 из\s3/)).toBeVisible()
    await expect(canvas.queryByText('42\u00A0Стандарт, взрослые, 1/4')).toBeNull()
    await expect(canvas.getByText(/42\sСтандарт, взрослые, 1\/2/)).toBeVisible()
  },
}
/** Heats that everybody left are not there; the others keep their numbers. */
export const HeatsThatEverybodyLeft: Story = {
  name: 'Опустевших заходов не видно',
  args: seen({
    ...floorA,
    items: [
      item({
        state: 'running',
        rounds: [{ ...notOut, role: null, dances: ['Танго'], heats: [[], [], [114, 171]] }],
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^заход\s3$/)).toBeVisible()
    await expect(canvas.queryByText(/^заход\s1$/)).toBeNull()
  },
}
export const OwnHeatIsOnTheFloorOnAPhone: Story = {
  ...OwnHeatIsOnTheFloor,
  ...phone,
  name: 'Свой заход на паркете, на телефоне',
}

/** One's own number: the next heat with hour and range, and the round after it if they go on. */
export const OwnAppearances: Story = {
  name: 'Свои выходы',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/если пройдёте, по\sплану 15:20/)).toBeVisible()
    await expect(canvas.getByText('Обновлено 14:32')).toBeVisible()
    await expect(canvas.getByText('подсчитано, ждём объявления')).toBeVisible()
    await expect(canvas.getByText(/На\s6\sмин позже/)).toBeVisible()
  },
}

export const OwnAppearancesOnPhone: Story = {
  ...OwnAppearances,
  ...phone,
  name: 'Свои выходы на телефоне',
}

/** Nothing is kept on this device yet: it asks for the number. */
export const AsksForNumber: Story = {
  name: 'Спрашивает номер',
  args: { own: own() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Следить' }))
    await expect(canvas.getByText('Введите номер')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Стартовый номер' }), '11x4{Enter}')
    await expect(args.own?.onAdd).toHaveBeenCalledWith(114)
  },
}

export const AsksForNumberOnPhone: Story = {
  args: { own: own() },
  ...phone,
  name: 'Спрашивает номер на телефоне',
}

/** At one heat before one's own it says so, until one answers. */
export const NextHeat: Story = {
  name: 'По плану свой заход следующий',
  args: { now: at('14:29'), own: own(114) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Ваш заход следующий/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Идём' }))
    await expect(canvas.queryByText(/Ваш заход/)).toBeNull()
  },
}

export const NextHeatOnPhone: Story = {
  args: { now: at('14:29') },
  ...phone,
  name: 'По плану свой следующий, на телефоне',
}

/** One's own heat is on. */
export const OnTheFloor: Story = {
  name: 'По плану свой заход сейчас',
  args: { now: at('14:33') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сейчас')).toBeVisible()
  },
}

/** Two numbers of a family; one is taken away. */
export const TwoNumbers: Story = {
  name: 'Два номера семьи',
  args: { own: own(114, 160) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Не следить за номером 160' }))
    await expect(args.own?.onRemove).toHaveBeenCalledWith(160)
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё номер' }))
    await expect(canvas.getByRole('textbox', { name: 'Стартовый номер' })).toBeVisible()
  },
}

export const TwoNumbersOnPhone: Story = {
  args: { own: own(114, 160) },
  ...phone,
  name: 'Два номера на телефоне',
}

/** A number that is in no heat of today. */
export const UnknownNumber: Story = {
  name: 'Номера сегодня нет',
  args: { own: own(900) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Номера 900 сегодня больше нет/)).toBeVisible()
  },
}

/** The stream is cut: the page asks at intervals, and says so. */
export const Polled: Story = {
  name: 'Живой связи нет: спрашивает сама',
  args: { freshness: { readAt: at('14:32'), isStale: false, isPolled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Обновлено 14:32, раз в\s15 секунд/)).toBeVisible()
  },
}

/** Nothing was heard for more than a minute. */
export const Stale: Story = {
  name: 'Данные устарели',
  args: { now: at('14:35'), freshness: { readAt: at('14:32'), isStale: true, isPolled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Данные на 14:32')).toBeVisible()
    await expect(canvas.getByText('могло сдвинуться')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Идём' })).toBeNull()
  },
}

export const StaleOnPhone: Story = { ...Stale, ...phone, name: 'Данные устарели, на телефоне' }

/** One floor without a name. */
export const OneFloor: Story = {
  name: 'Одна площадка',
  args: {
    view: {
      state: 'ready',
      event: cup,
      floors: [{ ...floorA, floor: '' }],
      ceremonies: [],
      results: [],
    },
  },
}

/** Places as they are revealed in the hall: those before them are nowhere. */
export const Revealing: Story = {
  name: 'Идёт награждение',
  args: {
    view: {
      state: 'ready',
      event: cup,
      floors: [floorA],
      ceremonies: [
        {
          contest_id: '40',
          group_num: 40,
          title: 'Дети, соло',
          revealed_from_place: 3,
          revealed_at: at('14:31'),
          places: calledPlaces.slice(2),
        },
      ],
      results,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Места до\s3-го ещё не\sобъявили/)).toBeVisible()
    await expect(canvas.getByText(/Лебедева/)).toBeVisible()
    await expect(canvas.queryByText('подсчитано, ждём объявления')).toBeNull()
  },
}
export const RevealingOnPhone: Story = {
  ...Revealing,
  ...phone,
  name: 'Идёт награждение, на телефоне',
}

/** Before the browser has told what it keeps: the page of the server. */
export const FromServer: Story = { name: 'Как её отдаёт сервер', args: { own: null } }

/** The timetable is not public yet. */
export const NoTimetable: Story = {
  name: 'Расписание не опубликовано',
  args: { view: { state: 'ready', event: cup, floors: [], ceremonies: [], results: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Расписание ещё не\sопубликовано/)).toBeVisible()
  },
}

export const LoadingNow: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const FailedNow: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const Narrowest: Story = { ...OwnAppearances, ...narrowest, name: 'На самом узком экране' }
