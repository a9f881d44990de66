import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { cup } from '../../../fixtures/cup.ts'
import {
  PlanDialog,
  SessionDialog,
  TimetableScreen,
  type PlanDialogProps,
  type TimetableListItem,
} from './TimetableScreen.tsx'

const session = (id: number, start: string, end: string, floor: string): TimetableListItem => ({
  id,
  number: id,
  title: '',
  floor,
  start: `2027-02-${start}:00+03:00`,
  end: `2027-02-${end}:00+03:00`,
  itemCount: 21,
  conflicts: 0,
})

const sessions = [
  { ...session(1, '20T10:00', '20T14:00', 'А'), title: 'Утро, соло', conflicts: 1 },
  session(2, '20T10:00', '20T13:45', 'Б'),
  session(3, '21T11:00', '21T12:00', 'Большой зал'),
]

const plan: PlanDialogProps = {
  draft: { start: cup.date_begin, floorCount: 2, danceMinutes: 2, hours: null },
  outlook: { rounds: 40, left: 0, minutes: 194 },
  floors: null,
  timeZone: cup.time_zone,
  isSending: false,
  problem: null,
  onChange: fn(),
  onSubmit: fn(),
  onClose: fn(),
}

const onSeat = fn()

/** Отделения турнира и составление плана. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Расписание/TimetableScreen: отделения',
  component: TimetableScreen,
  args: {
    view: { state: 'ready', sessions },
    event: { ...cup, published: true },
    timeZone: cup.time_zone,
    tabs: [
      { href: '#contests', label: 'Номинации' },
      { href: '#sessions', label: 'Отделения', isCurrent: true },
    ],
    unplaced: 12,
    publishedAt: '2027-02-12T12:40:00+03:00',
    onPublish: fn(),
    isPublishing: false,
    onPlan: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onRemove: fn(),
    outcome: null,
    dialog: null as ReactNode,
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', session: (id) => `#session-${id}` },
  },
} satisfies Meta<typeof TimetableScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Отделения',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1 накладка')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить: Утро, соло, Площадка А' }))
    await expect(args.onEdit).toHaveBeenCalledWith(sessions[0])
    await userEvent.click(canvas.getByRole('button', { name: /^Удалить: Отделение 2/ }))
    await expect(args.onRemove).toHaveBeenCalledWith(sessions[1])
  },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }

export const Planning: Story = {
  name: 'Составить план',
  args: { dialog: <PlanDialog {...plan} /> },
  play: async () => {
    const open = within(screen.getByRole('dialog', { name: 'Составить план' }))
    await expect(open.getByText(/^40 туров, 3 ч 14 мин, без накладок/)).toBeVisible()
    await userEvent.click(open.getByRole('button', { name: 'Составить' }))
    await expect(plan.onSubmit).toHaveBeenCalled()
  },
}

/** Two floors were asked for, and all panels share judges: it says whose, and offers panels by floor. */
export const OneFloorOfTwo: Story = {
  name: 'Вместо двух площадок одна: общие судьи',
  args: {
    dialog: (
      <PlanDialog
        {...plan}
        floors={{
          used: 1,
          because: 'judges',
          judges: ['A Рябова Ольга', 'B Валеев Тимур', 'C Штерн Ирина', 'D Громов Пётр'],
          offer: [
            { judges: ['A Рябова', 'B Валеев', 'C Штерн'], contests: 30 },
            { judges: ['D Громов', 'E Асатиани', 'F Котова'], contests: 30 },
          ],
          isSending: false,
          onSeat,
        }}
      />
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('Танцевать будут на одной площадке')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Рассадить/ }))
    await expect(onSeat).toHaveBeenCalledOnce()
  },
}

/** Too few judges for two panels: what is missing is said, nothing is offered. */
export const TooFewJudges: Story = {
  name: 'Судей на две площадки мало',
  args: {
    dialog: (
      <PlanDialog
        {...plan}
        floors={{
          used: 1,
          because: 'judges',
          judges: ['A Рябова Ольга'],
          offer: null,
          isSending: false,
          onSeat,
        }}
      />
    ),
  },
}

/** The same dancers are in everything: other panels would not help. */
export const NoRoomForTwo: Story = {
  name: 'Вместо двух площадок одна: общие танцоры',
  args: {
    dialog: (
      <PlanDialog
        {...plan}
        floors={{
          used: 1,
          because: 'others',
          judges: [],
          offer: null,
          isSending: false,
          onSeat,
        }}
      />
    ),
  },
}

/** Some does not fit, and the server refused. */
export const PlanRefused: Story = {
  name: 'План не помещается',
  args: {
    dialog: (
      <PlanDialog
        {...plan}
        outlook={{ rounds: 30, left: 10, minutes: 180 }}
        problem="Нет связи с сервером. Проверьте подключение и повторите."
      />
    ),
  },
}

export const NothingToPlan: Story = {
  name: 'Планировать нечего',
  args: { dialog: <PlanDialog {...plan} outlook={{ rounds: 0, left: 0, minutes: 0 }} /> },
}

export const Editing: Story = {
  name: 'Отделение правят',
  args: {
    dialog: (
      <SessionDialog
        isNew
        timeZone={cup.time_zone}
        onClose={fn()}
        form={{
          values: { number: 2, title: '', floor: '', start: '' },
          errors: {
            start: ['Укажите день и время'],
            number: ['Отделение с таким номером уже есть'],
          },
          message: null,
          refusals: 1,
          isSending: false,
          onChange: fn(),
          onSubmit: fn(),
        }}
      />
    ),
  },
}

export const Removed: Story = {
  name: 'Отделение удалено, можно вернуть',
  args: {
    outcome: { state: 'done', text: 'Отделение удалено, его номинации остались.', onUndo: fn() },
  },
}

export const Empty: Story = {
  name: 'Отделений ещё нет',
  args: { view: { state: 'ready', sessions: [] } },
}

export const IsLoading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const HasFailed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

/** Черновик: посетители турнира расписания не видят, пока его не опубликуют. */
export const Draft: Story = {
  name: 'Черновик расписания',
  args: { publishedAt: null },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Опубликовать' }))
    await expect(args.onPublish).toHaveBeenCalledWith(true)
  },
}

/** Опубликованное можно скрыть. */
export const Published: Story = {
  name: 'Расписание опубликовано',
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Скрыть/ }))
    await expect(args.onPublish).toHaveBeenCalledWith(false)
  },
}

export const Publishing: Story = {
  name: 'Публикуется',
  args: { publishedAt: null, isPublishing: true },
}
