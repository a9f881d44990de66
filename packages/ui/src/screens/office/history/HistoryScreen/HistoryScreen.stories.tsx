import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { cup } from '../../../fixtures/cup.ts'
import { HistoryScreen, type HistoryEntry } from './HistoryScreen.tsx'

const anna = { last_name: 'Орлова', first_name: 'Анна' }

const entries: HistoryEntry[] = [
  {
    id: 4,
    at: '2026-11-20T11:32:00Z',
    user: anna,
    action: 'updateEvent',
    entity: 'event',
    entity_id: '1',
    entity_name: 'Кубок Паркета',
    changes: { city: { from: 'Тверь', to: 'Москва' }, published: { from: false, to: true } },
    change_set_id: 318,
  },
  {
    id: 3,
    at: '2026-11-20T11:00:00Z',
    user: anna,
    action: 'saveEventUser',
    entity: 'eventUser',
    entity_id: '7',
    entity_name: 'Ким Ева',
    changes: { role: { from: null, to: 'manager' } },
    change_set_id: 317,
  },
  {
    id: 2,
    at: '2026-11-19T08:10:00Z',
    user: null,
    action: 'registerForEvent',
    entity: 'regData',
    entity_id: '417',
    entity_name: '№\u00A012',
    changes: {},
    change_set_id: null,
  },
]

const ready = {
  state: 'ready',
  items: entries,
  total: 3,
  page: 1,
  pageCount: 1,
  isUpdating: false,
} as const

/** Кто, что и когда изменил; изменение можно вернуть. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/История/HistoryScreen: история',
  component: HistoryScreen,
  args: {
    view: ready,
    event: { ...cup, published: true },
    tabs: [
      { href: '#registrations', label: 'Регистрации' },
      { href: '#history', label: 'История', isCurrent: true },
    ],
    query: { q: '', entity: '' },
    onQueryChange: fn(),
    entities: ['event', 'contest', 'regData', 'eventUser'],
    timeZone: 'Europe/Moscow',
    onUndo: fn(),
    undoingId: null,
    problem: null,
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', page: (number) => `#page-${number}` },
  },
} satisfies Meta<typeof HistoryScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'История турнира',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Город: Тверь, стало Москва')).toBeVisible()
    await expect(canvas.getByText('Роль: Менеджер')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: /^Вернуть как было: Изменены настройки турнира/ }),
    )
    await expect(args.onUndo).toHaveBeenCalledWith(entries[0])
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Что' }), 'contest')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ entity: 'contest' })
  },
}

/** As a contest's or a registration's own page leads here. */
export const OfOneRecord: Story = {
  name: 'История одной записи',
  args: { view: { ...ready, items: entries.slice(2), total: 1 }, onShowAll: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/только заявка №\s12/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Показать всё' }))
    await expect(args.onShowAll).toHaveBeenCalledOnce()
  },
}

/** What changed since keeps a change from being taken back. */
export const UndoRefused: Story = {
  name: 'Вернуть нельзя',
  args: { problem: 'Отменить нельзя, с тех пор изменено: настройки турнира.' },
}

export const Undoing: Story = { name: 'Возвращается', args: { undoingId: 4 } }

export const OfTeam: Story = {
  name: 'История команды',
  args: {
    event: undefined,
    tabs: undefined,
    entities: ['team', 'teamUser', 'event'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Изменены настройки турнира: «Кубок Паркета»')).toBeVisible()
  },
}

const closed = [11, 12, 13].map((number): HistoryEntry => ({
  id: number,
  at: '2026-11-20T11:00:00Z',
  user: anna,
  action: 'setContestStatuses',
  entity: 'contest',
  entity_id: String(number),
  entity_name: `${number}.\u00A0Соло, взрослые`,
  changes: { status: { from: 'open', to: 'closed' } },
  change_set_id: 320,
}))

/** One change of many records is taken back by one press. */
export const ManyAtOnce: Story = {
  name: 'Много записей одной правкой',
  args: { view: { ...ready, items: closed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Вернуть всё как было/ }))
    await expect(args.onUndo).toHaveBeenCalledWith(closed[0])
  },
}

const values = {
  group_num: 27,
  group_name: 'Малая группа',
  section: 'Folk',
  min_count: 3,
  max_count: 7,
  price: 90_000,
  min_age: 7,
  max_age: 9,
}

/** A new record has many values: the first are read at a glance, the others are asked for. */
export const NewRecord: Story = {
  name: 'Новая запись',
  args: {
    view: {
      ...ready,
      items: [
        {
          ...(closed[0] as HistoryEntry),
          action: 'createContest',
          changes: Object.fromEntries(Object.entries(values).map(([name, to]) => [name, { to }])),
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Номер: 27')).toBeVisible()
    await expect(canvas.getByText('Возраст до: 9')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Ещё 4 значения'))
    await expect(canvas.getByText('Возраст до: 9')).toBeVisible()
  },
}

export const ManyPages: Story = {
  name: 'Много страниц',
  args: { view: { ...ready, total: 120, page: 2, pageCount: 3 } },
}
export const Empty: Story = {
  name: 'Изменений ещё нет',
  args: { view: { ...ready, items: [], total: 0, pageCount: 0 } },
}
export const NothingFound: Story = {
  name: 'Ничего не найдено',
  args: { ...Empty.args, query: { q: 'нет', entity: '' } },
}
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: {
    view: {
      ...ready,
      items: [
        {
          ...(entries[0] as HistoryEntry),
          user: {
            last_name: 'Константинопольская-Преображенская',
            first_name: 'Александра-Виктория',
          },
          changes: { info: { from: 'о'.repeat(300), to: 'Длинный текст. '.repeat(40) } },
        },
      ],
    },
  },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }
export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}
