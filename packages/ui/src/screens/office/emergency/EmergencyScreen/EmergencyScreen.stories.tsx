import type { Meta, StoryObj } from '@storybook/react-vite'
import { decidedFile } from '@parket/domain/emergency/decided'
import { firstCell } from '@parket/domain/emergency/typing'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrowest, phone } from '../../../../layouts/fixtures/page.tsx'
import { EmergencyScreen } from './EmergencyScreen.tsx'
import {
  jackFile,
  jackPairs,
  orderFile,
  tieDecided,
  typedJack,
  typedOrder,
  typedTie,
} from './testing/decidedFiles.ts'
import { cupFile, typedDance, typedFinal } from './fixtures.ts'

/** Турнир без сети и сервера: ввод оценок, подсчёт и печать из одного файла. */
const meta = {
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Аварийный файл/EmergencyScreen: без сети и сервера',
  component: EmergencyScreen,
  args: {
    file: cupFile,
    decided: {},
    typed: typedDance,
    place: { roundId: 23, dance: 'МВ', show: 'marks' },
    cursor: { ...firstCell, letter: 4, row: 5 },
    typedBy: 'Заречная Ирина',
    isKept: true,
    copiedAt: '14:41',
    opened: null,
    onPlace: fn(),
    onKey: fn(),
    onCursor: fn(),
    onDecide: fn(),
    onWithdraw: fn(),
    onDraw: fn(),
    onPairs: fn(),
    onTypedBy: fn(),
    onSave: fn(),
    onOpen: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof EmergencyScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A key is a mark, arrows move; what is missing stands beside, with how to count it. */
export const Typing: Story = {
  name: 'Оценки вводят',
  play: async ({ canvas, args }) => {
    const cell = canvas.getByRole('button', { name: '№ 131, судья E: пусто' })
    cell.focus()
    await userEvent.keyboard('6')
    await expect(args.onKey).toHaveBeenCalledWith('6')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onCursor).toHaveBeenLastCalledWith(
      expect.objectContaining({ letter: 3, row: 5 }),
    )
    await expect(canvas.getByText('МВ, E: не хватает 1')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Подсчитать' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByText(/^имена, города, клубы/)).toHaveTextContent(
      /не\sпозднее 08\.12\.2026/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить копию' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** Everything is there: the places of the dance stand by themselves, and the final can be counted. */
export const Whole: Story = {
  name: 'Всё введено',
  args: { typed: typedFinal, cursor: firstCell },
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('row', { name: /^114/ }))
    await expect(row.getAllByRole('cell').at(-1)).toHaveTextContent('1')
    await userEvent.click(canvas.getByRole('button', { name: 'Подсчитать' }))
    await expect(args.onPlace).toHaveBeenCalledWith({ show: 'result' })
  },
}

/** Each place says by which rule. */
export const Result: Story = {
  name: 'Итог с правилами',
  args: { typed: typedFinal, place: { roundId: 23, dance: '', show: 'result' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(/^Сумма мест за все танцы/)).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Напечатать' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

/** A mark that cannot be is refused in words. */
export const Refused: Story = {
  name: 'Такой оценки не бывает',
  args: { cursor: { ...firstCell, letter: 4, row: 5, refused: '7' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^«7»: такой оценки/)).toBeVisible()
  },
}

/** Two marks of a judge for each who dances. */
export const Points: Story = {
  name: 'Баллы',
  args: { typed: {}, place: { roundId: 24, dance: '', show: 'marks' }, cursor: firstCell },
}

export const Crosses: Story = {
  name: 'Кресты',
  args: { typed: {}, place: { roundId: 21, dance: '', show: 'marks' }, cursor: firstCell },
}

/** A final waits for the round before it. */
export const WaitsForRound: Story = {
  name: 'Ждёт прошлого тура',
  args: { typed: {}, place: { roundId: 22, dance: '', show: 'marks' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ждёт 1\/2\./)).toBeVisible()
  },
}

/** A tie at the cut is asked as the office asks it; nothing is chosen beforehand. */
export const Tie: Story = {
  name: 'Ничья на границе',
  args: { typed: typedTie, place: { roundId: 21, dance: '', show: 'marks' }, cursor: firstCell },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Записать решение' }))
    await expect(canvas.getByText('Выберите, кто проходит')).toBeVisible()
    await expect(canvas.getByRole('group', { name: /Кто проходит$/ })).toHaveAccessibleDescription(
      'Выберите, кто проходит',
    )
    const reason = canvas.getByLabelText('Почему')
    await expect(reason).toBeInvalid()
    await expect(reason).toHaveAccessibleDescription('Напишите, почему')
    await userEvent.click(canvas.getByRole('radio', { name: 'Кого назвал главный судья' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^87\./ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Записать решение' }))
    await expect(args.onDecide).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Почему'), 'Решил главный судья')
    await userEvent.click(canvas.getByRole('button', { name: 'Записать решение' }))
    await expect(args.onDecide).toHaveBeenCalledWith(21, {
      kind: 'cut',
      entries: { 52: 0, 87: 1 },
      text: 'Решил главный судья',
    })
  },
}

/** Where only the chief judge's order parts places, it is asked of those tied alone, by name. */
export const ChiefOrder: Story = {
  name: 'Порядок решает главный судья',
  args: {
    file: orderFile,
    typed: typedOrder,
    place: { roundId: 33, dance: '', show: 'marks' },
    cursor: firstCell,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Записать решение' }))
    const group = canvas.getByRole('group', { name: /^Поровну: 9, 46\./ })
    await expect(group).toHaveAccessibleDescription('Напишите порядок')
    const order = within(group)
    await expect(order.getByLabelText(/^9\./)).toBeInvalid()
    await expect(order.getAllByRole('textbox')).toHaveLength(2)
    await userEvent.type(order.getByLabelText(/^9\./), '2')
    await userEvent.type(order.getByLabelText(/^46\./), '1')
    await userEvent.type(canvas.getByLabelText('Почему'), 'Решил главный судья')
    await userEvent.click(canvas.getByRole('button', { name: 'Записать решение' }))
    await expect(args.onDecide).toHaveBeenCalledWith(33, {
      kind: 'order',
      entries: { 9: 2, 46: 1 },
      text: 'Решил главный судья',
    })
  },
}

/** What was decided stands beside, and can be taken back. */
export const TieDecided: Story = {
  name: 'Ничья решена',
  args: {
    file: decidedFile(cupFile, tieDecided),
    decided: tieDecided,
    typed: typedTie,
    place: { roundId: 21, dance: '', show: 'marks' },
    cursor: firstCell,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('9, 46, 87')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Отменить/ }))
    await expect(args.onWithdraw).toHaveBeenCalledWith(21, 0)
  },
}

/** Who goes on from both roles is known: pairs are drawn, or written down as they were drawn on paper. */
export const PairsToMake: Story = {
  name: 'Пары ещё составить',
  args: {
    file: jackFile,
    typed: typedJack,
    place: { roundId: 32, dance: '', show: 'marks' },
    cursor: firstCell,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Составить пары по жребию' }))
    await expect(args.onDraw).toHaveBeenCalledWith(32)
  },
}

/** Partners are exchanged until marks are typed. */
export const PairsMade: Story = {
  name: 'Пары составлены',
  args: {
    file: decidedFile(jackFile, jackPairs),
    decided: jackPairs,
    typed: typedJack,
    place: { roundId: 32, dance: '', show: 'marks' },
    cursor: firstCell,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('row', { name: /^9/ })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Ведомый для № 9'), 'с № 131')
    await expect(args.onPairs).toHaveBeenCalledWith(32, [
      { leader: 9, follower: 131, scored: true },
      { leader: 46, follower: 87, scored: true },
    ])
  },
}

/** A sheet for each judge, to be printed. */
export const Sheets: Story = {
  name: 'Листы судей',
  args: { place: { roundId: 23, dance: '', show: 'sheets' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5)
  },
}

/** Who takes part in each contest. */
export const People: Story = {
  name: 'Кто участвует',
  args: { place: { roundId: 23, dance: '', show: 'people' } },
}

/** A browser that keeps nothing says so; a copy of another file is refused. */
export const NotKept: Story = {
  name: 'Браузер не хранит оценки',
  args: {
    typed: {},
    isKept: false,
    copiedAt: null,
    opened: 'Эти оценки набраны в другом аварийном файле',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Браузер не хранит оценки')).toBeVisible()
    const copy = new File(['{}'], 'marks.json', { type: 'application/json' })
    await userEvent.upload(canvas.getByLabelText('Открыть копию'), copy)
    await expect(args.onOpen).toHaveBeenCalledWith(copy)
  },
}

/** Nothing is drawn yet: there are the lists of who takes part. */
export const NoRounds: Story = {
  name: 'Туров ещё нет',
  args: {
    file: { ...cupFile, rounds: [], sessions: [] },
    typed: {},
    place: { roundId: null, dance: '', show: 'marks' },
  },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
