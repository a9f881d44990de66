import type { NowItem } from '@parket/domain/live/now'
import { numberPages } from '@parket/domain/live/hall/numberPages'
import type { HallFloor, HallScene } from '@parket/domain/live/hall/hallScene'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longestName } from '../../../fixtures/cup.ts'
import { calledPlaces } from '../../announcer/fixtures.ts'
import { HallScreen } from './HallScreen.tsx'

/** Экран зала, 1920 × 1080, с 25 метров: кто на паркете, что дальше, места по одному, перерыв. Всегда тёмный, ничего не движется. */
const meta = {
  title: 'Экраны/Рабочие места/HallScreen: экран зала',
  component: HallScreen,
  parameters: { isPage: true },
  globals: { viewport: { value: 'hall', isRotated: false } },
  args: {
    scene: { kind: 'idle' },
    closed: null,
    event: { id: 12, name: 'Кубок Паркета', timeZone: 'Europe/Moscow' },
    partners: [],
    clock: '14:30',
    isOverlay: false,
  },
} satisfies Meta<typeof HallScreen>

export default meta
type Story = StoryObj<typeof meta>

const at = (time: string) => `2027-02-20T${time}:00+03:00`
const item: NowItem = {
  id: 1,
  kind: 'round',
  title: 'Стандарт, взрослые',
  group_num: 42,
  round_index: 2,
  state: 'running',
  start: at('14:20'),
  expected_start: at('14:26'),
  expected_end: at('14:46'),
  rounds: [],
  result: 'none',
}
const eight = [87, 95, 102, 108, 114, 119, 126, 131]
const floor = (numbers: readonly number[], isAlone = true): HallFloor => ({
  floor: 'А',
  item,
  role: null,
  dances: ['Танго'],
  heat: { n: 2, of: 3 },
  page: numberPages(numbers, isAlone)[0] ?? null,
})
const next = {
  floor: 'А',
  delay: 6,
  item: { ...item, id: 2, title: 'Сеньоры', round_index: 0, expected_start: at('14:52') },
}
const on = (...floors: HallFloor[]): HallScene => ({ kind: 'floors', floors, nextHeat: null, next })
const many = (count: number) => Array.from({ length: count }, (_, index) => 101 + index)

export const Eight: Story = {
  name: 'Восемь номеров на паркете',
  args: { scene: on(floor(eight)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('131')).toBeVisible()
    await expect(canvas.getByText(/заход\s2 из\s3/)).toBeVisible()
    await expect(canvas.getByText(/На\s6\sмин позже/)).toBeVisible()
  },
}
/** The marshal let the second heat out: the third is next. */
export const HeatOnTheFloor: Story = {
  name: 'Заход вышел, следующий третий',
  args: {
    scene: {
      kind: 'floors',
      floors: [floor(eight)],
      nextHeat: { n: 3, dance: null, numbers: [137, 140, 145, 152, 158, 163, 171, 180] },
      next,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Танго' })).toBeVisible()
    await expect(canvas.getByText(/заход\s3:/)).toBeVisible()
    await expect(canvas.getByText(/137 140/)).toBeVisible()
  },
}
export const LastHeatOfADance: Story = {
  name: 'Последний заход танца',
  args: {
    scene: {
      kind: 'floors',
      floors: [floor(eight)],
      nextHeat: { n: 1, dance: 'Венский вальс', numbers: [87, 95, 102, 108, 114, 119] },
      next,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/венский вальс, заход\s1:/)).toBeVisible()
  },
}
/** Which of several heats and dances is on, nobody said. */
export const WithoutADance: Story = {
  name: 'Какой танец, не сказано',
  args: { scene: on({ ...floor(eight), dances: ['Вальс', 'Танго'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Стандарт, взрослые' })).toBeVisible()
  },
}
/** Whoever noted the head of a counted round's journal can compare it with the protocol. */
export const CountedBefore: Story = {
  name: 'Отпечаток журнала прошлого тура',
  args: {
    scene: on(floor(eight)),
    closed: {
      title: 'Стандарт, юниоры 1',
      round_index: 1,
      role: null,
      type: 'main',
      head: '3f2a9c81b7d0e4f5',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Журнал: Стандарт, юниоры 1, 1/2')).toBeVisible()
    await expect(canvas.getByText(/3f2a\s9c81\sb7d0/)).toBeVisible()
  },
}
export const Twelve: Story = { name: 'Двенадцать номеров', args: { scene: on(floor(many(12))) } }
export const TwentyFour: Story = {
  name: 'Двадцать четыре номера',
  args: { scene: on(floor(many(24))) },
}
/** It is not public yet who dances. */
export const WithoutNumbers: Story = {
  name: 'Номера назовёт ведущий',
  args: { scene: on({ ...floor([]), heat: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Номера назовёт ведущий')).toBeVisible()
  },
}
export const TwoFloors: Story = {
  name: 'Две площадки',
  args: {
    scene: on(floor(eight, false), {
      ...floor(many(14), false),
      floor: 'Б',
      item: { ...item, id: 3, title: 'Jack & Jill, открытая' },
      role: 'leader',
      dances: [],
    }),
  },
}

const ceremony = {
  contest_id: '42',
  group_num: 42,
  title: 'Стандарт, взрослые',
  revealed_from_place: 3,
  revealed_at: at('17:40'),
  places: calledPlaces.slice(2),
}
/** Places before the third are lines of one length: nobody is behind them. */
export const Reveal: Story = {
  name: 'Места открывают по одному',
  args: { scene: { kind: 'reveal', ceremony }, clock: '17:41' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Лебедева Дарья')).toBeVisible()
    await expect(canvas.queryByText(/Белова|Соколова/)).toBeNull()
  },
}
export const RevealOfASharedPlace: Story = {
  name: 'Открыто разделённое место',
  args: {
    scene: {
      kind: 'reveal',
      ceremony: {
        ...ceremony,
        places: ceremony.places.map((one) =>
          one.place === 4 ? Object.assign({}, one, { place: 3, place_to: 4 }) : one,
        ),
      },
    },
  },
}
/** Without consents to publication there are numbers alone. */
export const RevealWithoutNames: Story = {
  name: 'Места без имён: согласий нет',
  args: {
    scene: {
      kind: 'reveal',
      ceremony: {
        ...ceremony,
        places: ceremony.places.map((one) =>
          Object.assign({}, one, { names: [], city: '', club: '' }),
        ),
      },
    },
  },
}
const over = { ...ceremony, revealed_from_place: 1, places: calledPlaces }
export const Winner: Story = {
  name: 'Победитель',
  args: { scene: { kind: 'winner', ceremony: over } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Соколова Вера, Орлов Кирилл')).toBeVisible()
  },
}
const pause: NowItem = { ...item, kind: 'break', title: '', group_num: null, round_index: null }
const picture = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 90"><circle cx="45" cy="45" r="40" fill="#7a5230"/><text x="98" y="62" font-size="52" font-family="serif" fill="#3a2a1c">${text}</text></svg>`,
  )}`
/** Партнёры в перерыве: картинки на белых плашках, названия строками. */
export const PauseWithPartners: Story = {
  name: 'Перерыв: картинки партнёров',
  args: {
    scene: { kind: 'pause', item: { ...item, kind: 'break', title: '' }, minutes: 6, next },
    partners: [
      { title: 'Мануфактура «Дуб»', picture: picture('Дуб') },
      { title: 'Ателье «Шов»', picture: picture('Шов') },
      { title: 'Туфли «Каблук и Ко»', picture: null },
    ],
  },
  play: async ({ canvas }) => {
    const partners = canvas.getByRole('region', { name: 'Турнир поддержали' })
    await expect(partners).toHaveTextContent('Туфли «Каблук и Ко»')
    await expect(canvas.getByRole('img', { name: 'Мануфактура «Дуб»' })).toBeVisible()
  },
}
export const PauseWithSixPictures: Story = {
  name: 'Перерыв: шесть картинок',
  args: {
    scene: { kind: 'pause', item: { ...item, kind: 'break', title: '' }, minutes: 12, next },
    partners: ['Дуб', 'Шов', 'Тон', 'Бал', 'Пуант', 'Ритм'].map((title) => ({
      title,
      picture: picture(title),
    })),
  },
}
export const PauseWithNames: Story = {
  name: 'Перерыв: партнёры строками',
  args: {
    scene: { kind: 'pause', item: { ...item, kind: 'break', title: '' }, minutes: 0, next },
    partners: [
      { title: 'Мануфактура «Дуб»', picture: null },
      { title: 'Туфли «Каблук и Ко»', picture: null },
    ],
  },
}
export const Pause: Story = {
  name: 'Перерыв',
  args: { scene: { kind: 'pause', item: pause, minutes: 6, next } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ещё 6 минут')).toBeVisible()
  },
}
export const PauseIsOver: Story = {
  name: 'Перерыв кончился',
  args: { scene: { kind: 'pause', item: pause, minutes: 0, next } },
}
export const CeremonyIsOn: Story = {
  name: 'Идёт награждение',
  args: { scene: { kind: 'pause', item: { ...pause, kind: 'ceremony' }, minutes: 6, next: null } },
}
export const Next: Story = {
  name: 'Что дальше, с опозданием',
  args: {
    scene: {
      kind: 'next',
      delay: 6,
      items: [next, { ...next, floor: 'Б', item: { ...next.item, id: 4, title: 'Дуэты' } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Идём на 6 минут позже')).toBeVisible()
  },
}
export const NextInTime: Story = {
  name: 'Что дальше, по плану',
  args: { scene: { kind: 'next', delay: 0, items: [{ ...next, floor: '', delay: 0 }] } },
}
/** Nothing was heard for a minute, or nothing is left today. */
export const Idle: Story = {
  name: 'Сказать нечего',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14:30')).toBeVisible()
  },
}
export const BeforeTheFirstAnswer: Story = {
  name: 'До первого ответа сервера',
  args: { event: { id: 12, name: '', timeZone: 'Europe/Moscow' } },
}
/** Over a video: a strip at the foot, the rest is transparent. */
export const OverlayOfAHeat: Story = {
  name: 'Полоса поверх видео: заход',
  args: { scene: on(floor(eight)), isOverlay: true },
}
export const OverlayOfTwoFloors: Story = {
  name: 'Полоса: две площадки',
  args: {
    scene: on(floor(eight, false), {
      ...floor(many(9), false),
      floor: 'Б',
      dances: [],
      role: 'leader',
    }),
    isOverlay: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^А\. Стандарт/ })).toHaveTextContent('131')
    await expect(canvas.getByRole('region', { name: /^Б\..*ведущие/ })).toHaveTextContent('109')
  },
}
export const OverlayOfAPlace: Story = {
  name: 'Полоса: место',
  args: { scene: { kind: 'reveal', ceremony }, isOverlay: true },
}
export const OverlayOfAPause: Story = {
  name: 'Полоса: перерыв',
  args: { scene: { kind: 'pause', item: pause, minutes: 6, next: null }, isOverlay: true },
}
export const OverlayOfWhatIsNext: Story = {
  name: 'Полоса: что дальше',
  args: { scene: { kind: 'next', delay: 0, items: [next] }, isOverlay: true },
}
export const OverlayOfNothing: Story = {
  name: 'Полоса: показать нечего',
  args: { isOverlay: true },
}
export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: {
    event: { id: 12, name: longestName, timeZone: 'Europe/Moscow' },
    scene: {
      kind: 'reveal',
      ceremony: {
        ...ceremony,
        title: longestName,
        places: ceremony.places.map((one) => Object.assign({}, one, { club: longestName })),
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    // The other places and the clock stay within the picture.
    const { right } = canvasElement.ownerDocument.documentElement.getBoundingClientRect()
    for (const text of ['14:30', /^Зайцева/]) {
      await expect(canvas.getByText(text).getBoundingClientRect().right).toBeLessThanOrEqual(right)
    }
  },
}
const longItem: NowItem = {
  ...item,
  title: 'Современный танец, соло, дети 2 (9–11 лет), дебют и начинающие, девочки',
}
export const LongTitle: Story = {
  name: 'Длинное название номинации',
  args: { scene: on({ ...floor(many(24)), item: longItem }) },
}
export const LongTitleOnTwoFloors: Story = {
  name: 'Длинные названия на двух площадках',
  args: {
    scene: on(
      { ...floor(many(16), false), item: longItem },
      { ...floor(eight, false), floor: 'Б', item: { ...longItem, id: 3 } },
    ),
  },
}
