import type { ReadLine } from '@parket/domain/journal/markLives'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { desktop, failed, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { dayFrame } from '../../fixtures/day.ts'
import { RoundJournalScreen, type RoundJournalItem } from './RoundJournalScreen.tsx'

const numbers = new Map([9, 23, 46, 52].map((number) => [900 + number, number]))
let n = 0

function line(at: string, body: object, more: Partial<ReadLine> = {}): ReadLine {
  n += 1
  return {
    n,
    at: `2027-02-20T${at}Z`,
    kind: 'mark',
    user_id: null,
    station_id: 3,
    who: 'Валеев Тимур',
    text: null,
    body: { dance: 'Oriental', attempt: 1, letter: 'B', pass: 'first', source: 'station', ...body },
    ...more,
  }
}
const byAnna = { user_id: 7, station_id: null, who: 'Иванова Анна' }
const a = { letter: 'A', source: 'paper' }

const journal: RoundJournalItem = {
  round_id: 1,
  kind: 'crosses',
  dances: [
    { name: 'Oriental', attempt: 1 },
    { name: 'Folk', attempt: 1 },
  ],
  judges: [
    { letter: 'A', name: 'Рябова Анна' },
    { letter: 'B', name: 'Валеев Тимур' },
  ],
  numbers,
  head: '5f2a91c0d6f3f1c00115f2a91c0d6f3f1c00115f2a91c0d6f3f1c00115f2a91c',
  is_intact: true,
  is_event_intact: true,
  is_published_whole: true,
  is_whole: true,
  input_faults: [],
  lines: [
    line('11:31:07', { entries: { 909: [1], 923: [1] } }),
    line('11:31:42', { entries: { 923: null } }),
    line('11:31:44', { entries: { 946: [1] } }),
    line(
      '11:33:40',
      { entries: { 909: [0] }, source: 'paper', reason: 'x' },
      { ...byAnna, text: 'Опечатка, на\u00A0листе креста нет' },
    ),
    line('11:34:02', { ...a, entries: { 909: [1], 923: [0], 946: [1], 952: [0] } }, byAnna),
    line(
      '11:36:15',
      { ...a, pass: 'second', entries: { 909: [1], 923: [0], 946: [1], 952: [0] } },
      { ...byAnna, user_id: 8, who: 'Мамин Олег' },
    ),
    line(
      '11:52:10',
      { entries: { 952: [1] }, reason: 'x' },
      { ...byAnna, text: 'Планшет был без сети' },
    ),
  ],
}
const ready = (own: Partial<RoundJournalItem> = {}) => ({
  state: 'ready' as const,
  rounds: [
    { id: 2, label: '1/2' },
    { id: 1, label: 'Финал' },
  ],
  journal: { ...journal, ...own },
})

/**
 * Журнал тура: каждая отметка от первого касания или клавиши до того, что стоит сейчас.
 *
 * Когда применять: спорят о том, кто и когда поставил оценку, или проверяют, что журнал цел.
 *
 * Когда нет: что изменили в турнире, говорит «История»; оценки вводят на странице «Оценки».
 */
const meta = {
  title: 'Экраны/Организатор/Оценки/RoundJournalScreen: журнал тура',
  component: RoundJournalScreen,
  ...page,
  parameters: { isPage: true },
  args: {
    frame: dayFrame('Журнал'),
    view: ready(),
    filter: { dance: '', letter: '', actor: '' },
    onFilterChange: fn(),
    onRoundChange: fn(),
    onViewChange: fn(),
    timeZone: 'Europe/Moscow',
  },
} satisfies Meta<typeof RoundJournalScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Журнал тура',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^5f2a\s91c0\sd6f3$/)).toBeVisible()
    await expect(canvas.getByText('Цепочка цела')).toBeVisible()
    await expect(
      canvas.getByText(/^14:33:40 исправлено с\sлиста, Иванова Анна: „Опечатка.* · нет креста$/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Планшет B' }))
    await expect(args.onFilterChange).toHaveBeenCalledWith({ actor: 'station 3' })
    await userEvent.click(canvas.getByRole('button', { name: 'A' }))
    await expect(args.onFilterChange).toHaveBeenCalledWith({ letter: 'A' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Folk' }))
    await expect(args.onFilterChange).toHaveBeenCalledWith({ dance: 'Folk' })
    await userEvent.click(canvas.getByRole('radio', { name: '1/2' }))
    await expect(args.onRoundChange).toHaveBeenCalledWith(2)
    await userEvent.click(canvas.getByRole('radio', { name: 'Все строки' }))
    await expect(args.onViewChange).toHaveBeenCalledWith('lines')
  },
}
export const ReadyOnAPhone: Story = { name: 'На телефоне', globals: phone }
export const OnADesktop: Story = { name: 'На широком экране', globals: desktop }
/** Одного человека: остаются отметки, которых он касался. */
export const OfOnePerson: Story = {
  name: 'Отметки одного человека',
  args: { filter: { dance: '', letter: 'B', actor: 'user 7' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^№\s23$/)).toBeNull()
    await expect(canvas.getByText(/^№\s52$/)).toBeVisible()
  },
}
export const Broken: Story = {
  name: 'Цепочка нарушена',
  args: {
    view: ready({
      is_intact: false,
      is_event_intact: false,
      is_whole: false,
      is_published_whole: false,
    }),
  },
}
/** Все строки тура удалили из базы, а турнир помнит, с какими он закрыт. */
export const LinesGone: Story = {
  name: 'Строки удалены',
  args: { view: ready({ lines: [], head: '', is_intact: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Цепочка нарушена/)).toBeVisible()
  },
}
/** Тур ещё не закрыт, строки удалили, а листы остались. */
export const SheetsWithoutLines: Story = {
  name: 'Листы есть, строк нет',
  args: { view: ready({ lines: [], head: '', is_whole: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Листы расходятся/)).toBeVisible()
  },
}
/** Решение переписали в базе, мимо сервера: сказано, какое, какая строка говорит иначе и что делать. */
export const InputChanged: Story = {
  name: 'Решение переписано в базе',
  args: {
    view: ready({
      input_faults: [
        'Финал. Решения главного судьи и\u00A0организатора: не\u00A0то, что в\u00A0журнале турнира (строка\u00A057)',
        'Имена под №\u00A09, 23: изменено мимо журнала турнира, между строками\u00A041 и\u00A057',
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Данные, из\sкоторых следует результат, изменены/)).toBeVisible()
    await expect(canvas.getByText(/^Финал\. Решения .* \(строка\s57\)\.$/)).toBeVisible()
    await expect(canvas.getByText(/^Это значит: .* сверьте места/)).toBeVisible()
  },
}
export const InputChangedOnAPhone: Story = {
  name: 'Решение переписано, на телефоне',
  args: InputChanged.args,
  globals: phone,
}
export const NoMarks: Story = {
  name: 'Отметок ещё нет',
  args: { view: ready({ lines: [], head: '' }) },
}
export const NotBegun: Story = {
  name: 'Тур не начат',
  args: { view: { state: 'ready', rounds: [], journal: null } },
}
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
