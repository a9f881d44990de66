import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { cup, now } from '../../../fixtures/cup.ts'
import { sessionPapersFixture } from './fixtures.ts'
import { SessionPaperScreen, type SessionPaperChoice } from './SessionPaperScreen.tsx'

const choice: SessionPaperChoice = {
  papers: ['heats', 'sheets', 'announcer'],
  scope: null,
  order: 'judge',
  rounds: 'ahead',
  reach: 'podium',
  title: 'Диплом',
}
const ready = (own: Parameters<typeof sessionPapersFixture>[0] = {}) =>
  ({ state: 'ready', papers: sessionPapersFixture(own) }) as const

/** Печатает то, что изменилось с прошлого раза. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Печать/SessionPaperScreen: бумаги отделения',
  component: SessionPaperScreen,
  args: {
    view: ready(),
    event: cup,
    tabs: [],
    sessions: [
      { label: 'Сб, день', href: '#1', isCurrent: true },
      { label: 'Сб, вечер', href: '#2' },
    ],
    choice,
    now,
    timeZone: 'Europe/Moscow',
    onChoiceChange: fn(),
    onPrint: fn(),
    isPrinting: false,
    outcome: null,
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', session: '#session' },
  },
} satisfies Meta<typeof SessionPaperScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing was printed before: everything that is chosen, and one print. */
export const FirstPrint: Story = {
  name: 'Первая печать',
  play: async ({ args, canvas }) => {
    const letters = canvas
      .getAllByRole('article', { name: /^Лист судьи/ })
      .map((sheet) => sheet.getAttribute('aria-label'))
    await expect(letters).toEqual(['A', 'A', 'B', 'B', 'C', 'C'].map((one) => `Лист судьи ${one}`))
    await userEvent.click(canvas.getByRole('radio', { name: 'По турам' }))
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ order: 'round' })
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Дипломы/ }))
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith({
      papers: ['heats', 'sheets', 'announcer', 'diplomas'],
    })
    await userEvent.click(canvas.getByRole('button', { name: /^Печать, 11\sлистов$/ }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

const printedAt = { first_at: '2027-02-20T09:05:00+03:00', at: '2027-02-20T13:10:00+03:00' }

/** What changed since the last print is chosen, says why, and marks the old sheets. */
export const Changed: Story = {
  name: 'Что изменилось с прошлой печати',
  args: {
    view: ready({
      prints: [
        {
          paper: 'heats',
          times: 1,
          ...printedAt,
          by: 'Петрова Марина',
          changed: [{ round_id: 71, text: 'Добавлены: № 120. Сняты: № 36.', letters: null }],
        },
        {
          paper: 'sheets',
          times: 1,
          ...printedAt,
          by: 'Петрова Марина',
          changed: [
            { round_id: 71, text: 'Добавлены: № 120. Сняты: № 36.', letters: null },
            { round_id: 72, text: 'Другие судьи: B.', letters: ['B'] },
          ],
        },
        { paper: 'announcer', times: 1, ...printedAt, by: null, changed: [] },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Что изменилось, 5\sлистов/ })).toBeChecked()
    await expect(canvas.getAllByText(/Новый лист, прежний недействителен/)).toHaveLength(4)
    await expect(canvas.getByRole('heading', { name: /^Почему 2\sтура снова$/ })).toBeVisible()
  },
}

/** What was printed still holds. */
export const NothingChanged: Story = {
  name: 'Напечатанное ещё верно',
  args: {
    choice: { ...choice, papers: ['heats'] },
    view: ready({ prints: [{ paper: 'heats', times: 1, ...printedAt, by: null, changed: [] }] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ничего не\sизменилось/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Печать/ })).toBeNull()
  },
}

export const ProtocolsAndDiplomas: Story = {
  name: 'Протоколы и дипломы',
  args: { choice: { ...choice, papers: ['protocols', 'diplomas'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: 'Диплом' })).toHaveLength(3)
  },
}

export const Summary: Story = {
  name: 'Сводка отделения',
  args: { choice: { ...choice, papers: ['summary'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Сводка отделения' })).toBeVisible()
    await expect(canvas.getByText('A B C', { selector: 'tr:first-child td' })).toBeVisible()
  },
}

export const NothingChosen: Story = {
  name: 'Ничего не выбрано',
  args: { choice: { ...choice, papers: [] } },
}

export const Printed: Story = {
  name: 'Напечатано',
  args: {
    outcome: { state: 'done', text: 'Отмечено: на печать ушло 11 листов.', onUndo: fn() },
  },
}

export const Printing: Story = { name: 'Печатается', args: { isPrinting: true } }

export const Refused: Story = {
  name: 'Листы уже другие',
  args: {
    outcome: {
      state: 'refused',
      title: 'Листы уже другие',
      reasons: ['Кто-то изменил туры. Проверьте листы и напечатайте ещё раз.'],
    },
  },
}

export const NothingThere: Story = {
  name: 'Отделение пусто',
  args: {
    view: ready({
      session: { number: 1, title: '', floor: '', start: printedAt.at, items: [] },
      contests: [],
      rounds: [],
      results: [],
    }),
  },
}

export const Loading: Story = {
  name: 'Загрузка',
  args: { view: { state: 'loading' }, event: null },
}

export const FailedToLoad: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
