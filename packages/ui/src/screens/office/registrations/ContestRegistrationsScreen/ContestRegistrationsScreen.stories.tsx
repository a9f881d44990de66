import type { Meta, StoryObj } from '@storybook/react-vite'
import type { EntryStatus } from '@parket/domain/registration/request'
import { expect, fn, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { cup, cupContests, fullSolo, jackAndJill, longestName } from '../../../fixtures/cup.ts'
import {
  ContestRegistrationsScreen,
  type AddDialogProps,
  type ContestEntry,
  type MoveDialogProps,
} from './ContestRegistrationsScreen.tsx'

function entry(n: number, last_name: string, own: Partial<ContestEntry> = {}): ContestEntry {
  const dancer = { id: n, last_name, first_name: 'Анна', birth_date: '1999-04-12' } as const
  return {
    id: 900 + n,
    regData: { id: 400 + n, reg_n: n, start_number: null, city: 'Москва' },
    dancers: [{ ...dancer, gender: 'F', former_last_name: '', federation_codes: [] }],
    status: 'active',
    role: null,
    waiting_place: null,
    ...own,
  }
}
const waiting: EntryStatus = 'waiting'
const first = entry(3, 'Волкова')
const entries = [
  first,
  entry(7, 'Зайцева'),
  entry(12, 'Ильина', { status: waiting, waiting_place: 2 }),
  entry(11, 'Крылова', { status: waiting, waiting_place: 1 }),
  entry(5, 'Орлова', { status: 'withdrawn' }),
]
const ready = { state: 'ready', event: cup, contest: fullSolo, entries } as const

const move: MoveDialogProps = {
  entry: first,
  source: fullSolo,
  targets: cupContests.filter(({ id }) => id !== fullSolo.id),
  event: cup,
  payGroupNum: 1,
  reasons: [],
  isSending: false,
  onMove: fn(),
  onClose: fn(),
}
const add: AddDialogProps = {
  search: { value: '', onChange: fn(), isLoading: false },
  found: [
    {
      id: '421',
      label: '21. Лебедева Анна',
      description: 'Тверь, 12. Соло, взрослые',
      isHere: false,
    },
    {
      id: '422',
      label: '22. Лебедева Мария',
      description: 'Москва, уже в этой номинации',
      isHere: true,
    },
  ],
  chosenId: '',
  onChoose: fn(),
  role: null,
  reasons: [],
  isSending: false,
  onAdd: fn(),
  onClose: fn(),
  links: { register: '#register' },
}

const place = {
  entry: entries[3] as ContestEntry,
  crowding: { taken: 31, places: 30 },
  isSending: false,
  onGive: fn(),
  onClose: fn(),
}

/** Участия номинации и лист ожидания: дать место, перенести, добавить. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Заявки/ContestRegistrationsScreen: заявки номинации',
  component: ContestRegistrationsScreen,
  args: {
    view: ready,
    status: 'active',
    onStatusChange: fn(),
    outcome: null,
    onAdd: fn(),
    onMove: fn(),
    onPromote: fn(),
    add: null,
    place: null,
    move: null,
    tabs: [],
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', contests: '#contests', contest: '#contest', self: '#self' },
    changeHref: ({ regData }) => `#change-${regData.id}`,
  },
} satisfies Meta<typeof ContestRegistrationsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Участия',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Перенести… Волкова Анна' }))
    await expect(args.onMove).toHaveBeenCalledWith(first)
    await expect(
      canvas.getByRole('link', { name: 'Изменить или снять Волкова Анна' }),
    ).toHaveAttribute('href', '#change-403')
    await userEvent.click(canvas.getByRole('radio', { name: 'Ждут: 2' }))
    await expect(args.onStatusChange).toHaveBeenCalledWith('waiting')
    await userEvent.click(canvas.getByRole('button', { name: 'Участие' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

/** In the order of the queue, whatever the order they came in. */
export const Waiting: Story = {
  name: 'Лист ожидания',
  args: { status: 'waiting' },
  play: async ({ args, canvas }) => {
    const [next] = canvas.getAllByRole('button', { name: /^Дать место/ })
    await expect(next).toHaveAccessibleName('Дать место Крылова Анна')
    await userEvent.click(next as HTMLElement)
    await expect(args.onPromote).toHaveBeenCalledWith(entries[3])
  },
}

/** Beyond the capacity it asks first, with the numbers. */
export const OneTooMany: Story = {
  name: 'Место сверх предела',
  args: { status: 'waiting', place },
  play: async ({ args }) => {
    const dialog = within(document.body)
    await expect(dialog.getByText(/станет занято 31 из 30/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Дать место' }))
    await expect(args.place?.onGive).toHaveBeenCalledOnce()
  },
}

/** While the letter waits the place can be taken back. */
export const PlaceGiven: Story = {
  name: 'Место дано, можно вернуть',
  args: {
    status: 'waiting',
    outcome: { state: 'done', text: 'Место дано. Письмо уйдёт через минуту.', onUndo: fn() },
  },
}

export const Withdrawn: Story = { name: 'Снятые', args: { status: 'withdrawn' } }

export const Roles: Story = {
  name: 'Ведущие и ведомые',
  args: {
    view: {
      ...ready,
      contest: jackAndJill,
      entries: [entry(1, 'Смирнова', { role: 'follower' }), entry(2, 'Волков', { role: 'leader' })],
    },
  },
}

export const Moving: Story = {
  name: 'Перенос участия',
  args: { move },
  play: async ({ args }) => {
    const dialog = within(document.body)
    const button = dialog.getByRole('button', { name: 'Перенести' })
    await expect(button).toBeDisabled()
    const folk = args.move?.targets.find(({ group_num }) => group_num === 12)
    await userEvent.selectOptions(dialog.getByLabelText(/^Куда/), folk?.id ?? '')
    await expect(dialog.getByRole('list', { name: 'Что изменится' })).toBeVisible()
    await userEvent.click(button)
    await expect(args.move?.onMove).toHaveBeenCalledWith(
      cupContests.find(({ group_num }) => group_num === 12)?.id,
      null,
    )
  },
}

/** What does not fit is said before anything is sent. */
export const MovingWhereItDoesNotFit: Story = {
  name: 'Перенос: не подходит',
  args: { move },
  play: async ({ args }) => {
    const dialog = within(document.body)
    const children = args.move?.targets.find(({ group_num }) => group_num === 10)
    await userEvent.selectOptions(dialog.getByLabelText(/^Куда/), children?.id ?? '')
    await expect(dialog.getByText(/не соответствует фильтру/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Перенести' })).toBeDisabled()
  },
}

export const MoveRefused: Story = {
  name: 'Перенести не вышло',
  args: {
    move: { ...move, reasons: ['Волкова Анна: уже есть участие в номинации «Соло · Folk».'] },
  },
}

export const Adding: Story = {
  name: 'Добавить участие',
  args: { add },
  play: async ({ args }) => {
    const dialog = within(document.body)
    await userEvent.click(dialog.getByRole('radio', { name: /^21\./ }))
    await expect(args.add?.onChoose).toHaveBeenCalledWith('421')
    await expect(dialog.getByRole('radio', { name: /^22\./ })).toBeDisabled()
  },
}

/** Leaders and followers are counted apart: nobody is added without a role. */
export const AddingWithRole: Story = {
  name: 'Добавить с ролью',
  args: { add: { ...add, chosenId: '421', role: { value: '', onChange: fn() } } },
  play: async ({ args }) => {
    const dialog = within(document.body)
    await expect(dialog.getByRole('button', { name: 'Добавить' })).toBeDisabled()
    await userEvent.selectOptions(dialog.getByLabelText(/^Роль/), 'follower')
    await expect(args.add?.role?.onChange).toHaveBeenCalledWith('follower')
  },
}

export const NobodyFound: Story = {
  name: 'Добавить: никто не найден',
  args: { add: { ...add, found: [], search: { ...add.search, value: 'Петрова' } } },
}

export const AddRefused: Story = {
  name: 'Добавить не вышло',
  args: {
    add: {
      ...add,
      chosenId: '421',
      reasons: ['Приём заявок в номинацию «Соло, взрослые · Oriental» закрыт'],
    },
  },
}

export const Moved: Story = {
  name: 'Перенесено, можно вернуть',
  args: {
    outcome: {
      state: 'done',
      text: 'Участие перенесено: 12. Соло, взрослые · Folk.',
      onUndo: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть как было' }))
    await expect(args.outcome?.state === 'done' && args.outcome.onUndo).toHaveBeenCalledOnce()
  },
}

export const NobodyYet: Story = {
  name: 'Участий ещё нет',
  args: { view: { ...ready, entries: [] } },
}
export const NobodyWaits: Story = {
  name: 'Никто не ждёт',
  args: { view: { ...ready, entries: [] }, status: 'waiting' },
}
export const NobodyWithdrew: Story = {
  name: 'Никто не снялся',
  args: { view: { ...ready, entries: [] }, status: 'withdrawn' },
}

/** Two hundred entries stay quick: only those in sight are drawn. */
export const Many: Story = {
  name: 'Двести участий',
  args: {
    view: {
      ...ready,
      entries: Array.from({ length: 200 }, (_, index) => entry(index + 1, `Иванова-${index + 1}`)),
    },
  },
  // The list has no scroll of its own: every entry is seen by scrolling the page.
  play: async ({ canvas }) => {
    const grids = canvas.queryAllByRole('grid')
    for (const grid of grids) await expect(grid.scrollHeight).toBe(grid.clientHeight)
  },
}

export const LongestTexts: Story = {
  name: 'Самые длинные тексты на узком экране',
  globals: narrowest,
  args: {
    view: {
      ...ready,
      contest: { ...fullSolo, group_name: longestName },
      entries: [entry(99_999, 'Александрова-Константинопольская')],
    },
  },
}

export const OnPhone: Story = { name: 'На телефоне', globals: phone, args: { status: 'waiting' } }
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
