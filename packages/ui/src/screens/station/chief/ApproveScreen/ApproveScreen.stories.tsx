import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { chiefHead } from '../../staff/fixtures.ts'
import { ApproveScreen, type ApproveView } from './ApproveScreen.tsx'

const approval = {
  is_needed: true,
  is_approved: false,
  by: null,
  at: null,
  is_without_pin: false,
  is_by_link: false,
  waits: false,
  approver: 'device' as const,
  link: null,
  second_entry: { sheets: 15, entered_twice: 5, differed: 1, compared: 3, compared_differed: 0 },
}
const places = [
  ['Егор Белов', 'Мила Шах', 21, 1, 'Первое место у большинства судей'],
  ['Лев Тихонов', 'Ася Ким', 15, 2, 'Наименьшая сумма из оставшихся'],
  ['Пётр Ланин', 'Ева Рудина', 30, 3, 'Сумма равна, но два третьих места'],
  ['Илья Мороз', 'Зоя Гай', 19, 4, 'Сумма равна, не ниже третьего одно'],
] as const
const result: NonNullable<ApproveView['result']> = {
  places: places.map(([leader, follower, start_number, place, sentence]) => ({
    start_number,
    names: [leader, follower],
    place,
    place_to: place,
    line: 'МВ 1, ВВ 1, К 2, сумма 4',
    sentence,
  })),
  problems: [],
  approval,
  checks: [],
  is_public: false,
  was_published: false,
}
const view: ApproveView = {
  title: '40. Дети, Финал',
  result,
  late: 1,
  isSending: false,
  reasons: [],
}

/** Места с правилом, которое решило: утвердить и показать — два разных действия. */
const meta = {
  title: 'Экраны/Рабочие места/ApproveScreen: утверждение мест',
  component: ApproveScreen,
  parameters: { isPage: true },
  args: { head: chiefHead, view, onApprove: fn(), onPublish: fn(), onAnswer: fn(), onBack: fn() },
} satisfies Meta<typeof ApproveScreen>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone', isRotated: false } }
const tallTablet = { viewport: { value: 'tallTablet', isRotated: false } }

export const Approving: Story = { name: 'Утверждение мест' }
export const ApprovingOnAPhone: Story = { name: 'Утверждение на телефоне', globals: phone }
export const ApprovingOnATallTablet: Story = {
  name: 'Утверждение на планшете',
  globals: tallTablet,
}
export const Loading: Story = { name: 'Загрузка', args: { view: { ...view, result: null } } }
export const WrongPin: Story = {
  name: 'PIN не подошёл',
  args: { view: { ...view, reasons: ['PIN не подошёл'] } },
}
export const NotReady: Story = {
  name: 'Ещё не подсчитано',
  args: {
    view: { ...view, result: { ...result, places: [], problems: ['Тур 1/2 не подсчитан'] } },
  },
}
export const TiedPlaces: Story = {
  name: 'Места поровну',
  args: {
    view: {
      ...view,
      late: 0,
      result: {
        ...result,
        places: result.places.map((one) => ({ ...one, place: 1, place_to: 4, sentence: null })),
        approval: {
          ...approval,
          second_entry: {
            sheets: 15,
            entered_twice: 0,
            differed: 0,
            compared: 0,
            compared_differed: 0,
          },
        },
      },
    },
  },
}

/** Nothing is approved without the PIN. */
export const AsksForThePin: Story = {
  name: 'Без PIN не утвердить',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Утвердить места' })).toBeNull()
    const both = canvas.getByRole('button', { name: /^Утвердить и\sсразу показать всем/ })
    await expect(both).toBeDisabled()
    await userEvent.type(canvas.getByLabelText(/^PIN/), '24x68')
    const slide = canvas.getByRole('button', { name: 'Утвердить места' })
    slide.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApprove).toHaveBeenCalledWith('2468', false, [])
    await userEvent.click(both)
    await expect(args.onApprove).toHaveBeenCalledWith('2468', true, [])
  },
}

export const CorrectionWaits: Story = {
  name: 'Исправление ждёт утверждения',
  args: {
    view: {
      ...view,
      result: { ...result, was_published: true, approval: { ...approval, waits: true } },
    },
  },
}

const approved = { ...result, approval: { ...approval, is_approved: true, by: 'Дорохова Ирина' } }
export const Showing: Story = {
  name: 'Утверждено, ещё не показано',
  args: { view: { ...view, result: approved } },
  play: async ({ canvas, args, userEvent }) => {
    const slide = canvas.getByRole('button', { name: 'Показать всем' })
    slide.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPublish).toHaveBeenCalledWith('', [])
  },
}
export const ShowingAgain: Story = {
  name: 'Показать снова, после исправления',
  args: { view: { ...view, result: { ...approved, was_published: true } } },
  play: async ({ canvas, args, userEvent }) => {
    const slide = canvas.getByRole('button', { name: 'Показать всем' })
    slide.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPublish).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Почему/ }), 'Исправлена ошибка')
    slide.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPublish).toHaveBeenCalledWith('Исправлена ошибка', [])
  },
}
export const Public: Story = {
  name: 'Показано всем',
  args: { view: { ...view, result: { ...approved, is_public: true } } },
}

const checks = [
  {
    key: '0a1b2c3d4e5f6071',
    kind: 'against-panel' as const,
    text: 'Финал: судья E (Румба, Самба) против остальных, связь мест −0,83.',
    answer: null,
  },
  {
    key: '2a1b2c3d4e5f6071',
    kind: 'deciding-swap' as const,
    text: 'Финал, Самба: если у\u00A0судьи B поменять местами №\u00A021, 15, победит №\u00A015.',
    answer: null,
  },
]

/** The chief judge answers what is unusual, then approves. */
export const ChecksAsk: Story = {
  name: 'Сначала ответить на необычное',
  args: { view: { ...view, result: { ...result, checks } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^PIN/), '2468')
    const slide = canvas.getByRole('button', { name: 'Утвердить места' })
    slide.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApprove).not.toHaveBeenCalled()
    const field = canvas.getByLabelText(/^Финал: судья E/)
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'Судья подтвердил свой лист')
    await userEvent.type(canvas.getByLabelText(/^Финал, Самба: если/), 'Проверено')
    slide.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApprove).toHaveBeenCalledWith('2468', false, [
      { key: '0a1b2c3d4e5f6071', text: 'Судья подтвердил свой лист' },
      { key: '2a1b2c3d4e5f6071', text: 'Проверено' },
    ])
  },
}
/** Corrected after they were public: nothing else carries the answers. */
export const ChecksOfPublic: Story = {
  name: 'Необычное в том, что уже показано',
  args: { view: { ...view, result: { ...approved, is_public: true, checks } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Финал: судья E/), 'Проверено')
    await userEvent.type(canvas.getByLabelText(/^Финал, Самба: если/), 'Сверено')
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }))
    await expect(args.onAnswer).toHaveBeenCalledWith([
      { key: '0a1b2c3d4e5f6071', text: 'Проверено' },
      { key: '2a1b2c3d4e5f6071', text: 'Сверено' },
    ])
  },
}
const changed = {
  key: '4a1b2c3d4e5f6071',
  kind: 'changed-input' as const,
  text: 'Финал. Решения: не\u00A0то, что в\u00A0журнале турнира, строка\u00A017',
  answer: null,
}

/** The data were changed past the journal: the chief judge is told not to approve, apart from what is usual. */
export const ChecksTampered: Story = {
  name: 'Данные изменены в обход журнала',
  args: { view: { ...view, result: { ...result, checks: [changed, ...checks] } } },
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'))
    await expect(alert.getByText(/Не\sпубликуйте и\sне\sутверждайте/)).toBeVisible()
    await expect(alert.getByLabelText(/^Финал\. Решения/)).toBeVisible()
    await expect(alert.queryByLabelText(/^Финал: судья E/)).toBeNull()
  },
}
export const ChecksTamperedOnAPhone: Story = {
  ...ChecksTampered,
  name: 'Изменены в обход журнала, на телефоне',
  globals: phone,
}
export const ChecksOnAPhone: Story = {
  name: 'Необычное, на телефоне',
  args: { view: { ...view, result: { ...result, checks } } },
  globals: phone,
}
