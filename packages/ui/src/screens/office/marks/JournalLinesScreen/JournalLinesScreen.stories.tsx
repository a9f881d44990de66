import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { desktop, failed, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { dayFrame } from '../../fixtures/day.ts'
import { JournalLinesScreen, type JournalLineItem } from './JournalLinesScreen.tsx'

const contest = '0b9f6a52-3f0e-4c4e-9f0a-6d6f3f1c0011'
const other = '0b9f6a52-3f0e-4c4e-9f0a-6d6f3f1c0012'
const hash = '5f2a91c0d6f3f1c00115f2a91c0d6f3f1c00115f2a91c0d6f3f1c00115f2a91c'
let n = 60

function line(kind: string, body: object, more: Partial<JournalLineItem> = {}): JournalLineItem {
  n -= 1
  return {
    n,
    round_id: null,
    contest_id: contest,
    at: `2027-02-20T11:${n}:07Z`,
    kind,
    user_id: 7,
    station_id: null,
    who: 'Иванова Анна',
    station_kind: null,
    body,
    text: null,
    draw_number: null,
    hash,
    ...more,
  }
}
const bySystem = { user_id: null, who: '' }
const byStation = { user_id: null, station_id: 3, who: 'Валеев Тимур', station_kind: 'judge' }
const sheet = { dance: 'Oriental', attempt: 1, letter: 'B', pass: 'first' }
const draw = { round_id: 1, seed: '5d1f6c1e0a77' }

const lines: JournalLineItem[] = [
  line('publication', { round_id: null, version: 2, hash, is_held: false }),
  line('approval', { hash, by: 'link' }, bySystem),
  line(
    'correction',
    { round_id: 1, ...sheet, reason: 'x' },
    { text: 'На\u00A0листе другое место' },
  ),
  line('publication', { round_id: null, is_withdrawn: true }),
  line('check', { kind: 'even-panel', reason: 'x' }, { text: 'Шестой судья не\u00A0приехал' }),
  line('round.closed', { round_id: 1, lines: 42, head: hash }),
  line('decision', { round_id: 1, kind: 'exit', registration_id: 946, status: 'withdrawn' }),
  line('sheet.finished', sheet, { round_id: 1, ...byStation }),
  line(
    'mark',
    { ...sheet, source: 'station', entries: { 909: [2], 923: null, 946: [1] } },
    { round_id: 1, ...byStation },
  ),
  line(
    'late',
    { ...sheet, state: 'refused', entries: {}, numbers: { 77: [9] } },
    { round_id: 2, ...byStation },
  ),
  line(
    'mark',
    { ...sheet, letter: 'A', source: 'paper', entries: {}, hidden: 'until_second' },
    { round_id: 1 },
  ),
  line('input', { parts: { rules: null, numbers: null, 'entries 0 main': null } }),
  line('panel', { round_id: 1, letter: 'B', dance: 'Oriental', judge_id: 4 }),
  line('draw', { ...draw, heats: [[909, 923], [946]] }, { draw_number: 2, ...bySystem }),
  line(
    'draw',
    { ...draw, is_withdrawn: true, by: 'organiser', reason: 'x' },
    { draw_number: 1, text: 'Ошибка в\u00A0списке' },
  ),
  line('station', { act: 'paired', kind: 'judge', station_id: 3 }, { contest_id: null }),
  line('draw', { session_id: 2, secret_hash: hash }, { contest_id: null, ...bySystem }),
]

const ready = (own: object = {}) => ({
  state: 'ready' as const,
  items: lines,
  total: lines.length,
  page: 1,
  pageCount: 1,
  isUpdating: false,
  head: hash,
  mailed_n: 52,
  is_intact: true,
  is_event_intact: true,
  is_whole: true,
  is_published_whole: true,
  input_faults: [],
  actors: [
    { key: 'user 7', who: 'Иванова Анна', station_kind: null },
    { key: 'station 3', who: 'Валеев Тимур', station_kind: 'judge' },
    { key: 'user 0', who: '', station_kind: null },
  ],
  numbers: new Map([9, 23, 46, 52].map((number) => [900 + number, number])),
  ...own,
})
const all = { part: '', actor: '', start_number: '' }

/**
 * Все строки журнала номинации: её туров и журнала турнира, в котором жеребьёвки, утверждения, публикации и исправления.
 *
 * Когда применять: спорят о том, что и в каком порядке делали; проверяют одного человека или устройство.
 *
 * Когда нет: спорят об одной оценке — её жизнь показывает вид «По оценкам».
 */
const meta = {
  title: 'Экраны/Организатор/Оценки/JournalLinesScreen: строки журнала',
  component: JournalLinesScreen,
  ...page,
  parameters: { isPage: true },
  args: {
    frame: dayFrame('Журнал'),
    view: ready(),
    rounds: new Map([
      [2, { label: '1/2', kind: 'crosses' as const }],
      [1, { label: 'Финал', kind: 'skating' as const }],
    ]),
    contestNames: new Map([
      [contest, '11. Соло, взрослые'],
      [other, '12. Соло, дети'],
    ]),
    filter: all,
    onFilterChange: fn(),
    onViewChange: fn(),
    timeZone: 'Europe/Moscow',
    pageHref: (number) => `#page-${number}`,
  },
} satisfies Meta<typeof JournalLinesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Все строки',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Жеребьёвка №\s1: отменена$/)).toBeVisible()
    await expect(canvas.getByText(/^„Ошибка в\sсписке“$/)).toBeVisible()
    await expect(canvas.getByText(/^с\sпланшета · №\s9: 2 · №\s23: снято/)).toBeVisible()
    await expect(canvas.getByText(/^№\s46: снялся$/)).toBeVisible()
    // Crosses are given there: what was refused is shown as it came.
    await expect(canvas.getByText(/^№\s77: 9$/)).toBeVisible()
    await expect(canvas.getByText(/^с\sлиста · скрыто до\sвторого ввода$/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Что'), 'Журнал турнира')
    await expect(args.onFilterChange).toHaveBeenCalledWith({ part: 'event' })
    await userEvent.selectOptions(canvas.getByLabelText(/^Человек/), 'Судья, Валеев Тимур')
    await expect(args.onFilterChange).toHaveBeenCalledWith({ actor: 'station 3' })
    await userEvent.selectOptions(canvas.getByLabelText('Номер'), '46')
    await expect(args.onFilterChange).toHaveBeenCalledWith({ start_number: '46' })
  },
}
/** Вид выбрали здесь: фокус остаётся на выборе. */
export const Switched: Story = {
  name: 'Вид только что выбрали',
  args: { isSwitched: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Все строки' })).toHaveFocus()
  },
}
export const ReadyOnAPhone: Story = { name: 'На телефоне', globals: phone }
export const OnADesktop: Story = { name: 'На широком экране', globals: desktop }
/** С клавиатуры: вид, потом отборы по порядку. */
export const ByKeyboard: Story = {
  name: 'С клавиатуры',
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'Все строки' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onViewChange).toHaveBeenCalledWith('marks')
    await userEvent.tab()
    await expect(canvas.getByLabelText('Что')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText(/^Человек/)).toHaveFocus()
  },
}
/** Журнал турнира целиком: строки других номинаций названы. */
export const OfTheEvent: Story = {
  name: 'Журнал всего турнира',
  args: {
    filter: { ...all, part: 'event' },
    view: ready({
      items: [
        line('approval', { hash: null }, { contest_id: other, n: 9 }),
        line('panel', { round_id: 77, judge_ids: [1, 2, 3] }, { contest_id: 'gone', n: 8 }),
      ],
      total: 102,
      pageCount: 3,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Журнал турнира, 12. Соло, дети')).toBeVisible()
    await expect(canvas.getByText('Журнал турнира, Номинация, которой больше нет')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Следующая/ })).toHaveAttribute(
      'href',
      '#page-2',
    )
  },
}
/** Строку изменили в базе, публикации не такие, как записаны. */
export const Broken: Story = {
  name: 'Цепочка нарушена',
  args: {
    view: ready({ is_intact: false, is_event_intact: false, is_published_whole: false }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Цепочка тура нарушена/)).toBeVisible()
    await expect(canvas.getByText(/^Журнал турнира нарушен/)).toBeVisible()
    await expect(canvas.getByText(/^Публикации.*расходятся с\sжурналом$/)).toBeVisible()
    await expect(canvas.getByText(/Не\sпубликуйте и\sне\sутверждайте/)).toBeVisible()
  },
}
/** Цепочки целы, но листы и решения в базе не такие, как в них записаны. */
export const ChangedPastTheJournal: Story = {
  name: 'Данные изменены в обход журнала',
  args: {
    view: ready({
      is_whole: false,
      input_faults: ['Финал. Решения: не\u00A0то, что в\u00A0журнале турнира, строка\u00A017'],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Цепочки туров целы')).toBeVisible()
    await expect(canvas.getByText(/^Листы расходятся с\sжурналом$/)).toBeVisible()
    await expect(canvas.getByText(/^Финал\. Решения: .*строка\s17\.$/)).toBeVisible()
    await expect(canvas.getByText(/Не\sпубликуйте и\sне\sутверждайте/)).toBeVisible()
  },
}
/** Отбор ни к чему не подходит. */
export const NothingFound: Story = {
  name: 'Ничего не найдено',
  args: { filter: { ...all, start_number: '52' }, view: ready({ items: [], total: 0 }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать всё' }))
    await expect(args.onFilterChange).toHaveBeenCalledWith(all)
  },
}
export const Updating: Story = { name: 'Обновляется', args: { view: ready({ isUpdating: true }) } }
export const Empty: Story = {
  name: 'Строк ещё нет',
  args: {
    view: ready({
      items: [],
      total: 0,
      head: '',
      mailed_n: null,
      actors: [],
      numbers: new Map(),
    }),
  },
}
/** Имени больше нет, тура больше нет, и номера в номинации тоже. */
export const NamesGone: Story = {
  name: 'Имени, тура и номера больше нет',
  args: {
    view: ready({
      items: [
        line(
          'mark',
          { ...sheet, source: 'paper', entries: { 1: [3] } },
          { round_id: 99, who: '', n: 2 },
        ),
      ],
      total: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Имя стёрто')).toBeVisible()
    await expect(canvas.getByText(/без\sномера/)).toBeVisible()
  },
}
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
