import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  calmBoard,
  emptyBoard,
  fullBoard,
  judgedFinal,
  sampledBoard,
  tallyHead,
} from '../../staff/fixtures.ts'
import type { UnsentLoad } from '../../staff/UnsentPicker.tsx'
import { TallyScreen } from './TallyScreen.tsx'

/** Счётная комиссия: все листы живьём, строка на танец; что делать, стоит справа. */
const meta = {
  title: 'Экраны/Рабочие места/TallyScreen: счётная',
  component: TallyScreen,
  parameters: { isPage: true },
  args: {
    head: tallyHead,
    board: fullBoard,
    late: null,
    unsent: { load: { state: 'none' }, onFile: fn() },
    emergency: { madeAt: '2027-02-20T11:20:00Z', isStored: true },
    bringing: { isBringing: false, problems: [], brought: null, onBring: fn() },
    timeZone: 'Europe/Moscow',
    onRound: fn(),
    onLate: fn(),
    onSaveEmergency: fn(),
  },
} satisfies Meta<typeof TallyScreen>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone', isRotated: false } }
const tallTablet = { viewport: { value: 'tallTablet', isRotated: false } }
const wideTablet = { viewport: { value: 'wideTablet', isRotated: false } }

export const Wall: Story = { name: 'Все листы живьём' }
export const WallOnAPhone: Story = { name: 'Листы на телефоне', globals: phone }
export const WallOnATallTablet: Story = {
  name: 'Листы на планшете вертикально',
  globals: tallTablet,
}
export const WallOnAWideTablet: Story = {
  name: 'Листы на планшете горизонтально',
  globals: wideTablet,
}
export const Loading: Story = { name: 'Загрузка', args: { board: null } }
export const NothingRuns: Story = { name: 'Ничего не идёт', args: { board: emptyBoard } }
export const OnPaper: Story = { name: 'Планшетов нет', args: { board: calmBoard } }
export const Offline: Story = {
  name: 'Нет связи',
  args: { head: { ...tallyHead, isOffline: true } },
}

/** Each row says what it waits for, and opens the sheets. */
export const OpensSheets: Story = {
  name: 'Строка открывает листы',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Сверить.*ча-ча-ча/ }))
    await expect(args.onRound).toHaveBeenCalledWith(expect.objectContaining({ id: 41 }), 'Ча-ча-ча')
    await userEvent.click(canvas.getByRole('button', { name: /^Набрать с\sбумаги/ }))
    await expect(args.onRound).toHaveBeenCalledWith(expect.objectContaining({ id: 42 }), null)
    await userEvent.click(canvas.getByRole('button', { name: /^Посмотреть.*Дети/ }))
    await expect(args.onLate).toHaveBeenCalledWith(judgedFinal)
  },
}

/** The sample of a final's devices waits for its paper: its row says of whom. */
export const SampleForPaper: Story = {
  name: 'Сверить планшеты с бумагой',
  args: { board: sampledBoard },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^сверьте с\sбумагой: K$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^С\sбумагой.*Сеньоры/ }))
    await expect(args.onRound).toHaveBeenCalledWith(expect.objectContaining({ id: 43 }), 'Самба')
  },
}

export const LateMarks: Story = {
  name: 'Поздние оценки',
  args: {
    late: {
      title: '40. Дети, Финал',
      markKind: 'crosses',
      items: [
        {
          n: 14,
          at: '2027-02-20T11:03:00Z',
          who: 'Асатиани Нана',
          dance: 'Квикстеп',
          letter: 'E',
          text: 'Место уже у другого судьи',
          effect: 'entry',
          changes: [{ start_number: 21, from: [0], to: [1] }],
          refused: [],
        },
      ],
      timeZone: 'Europe/Moscow',
      isSending: false,
      reasons: [],
      onDecide: fn(),
      onClose: fn(),
    },
  },
}

/** Marks typed into the emergency file come back here as well: what differs waits with the late ones. */
export const MarksBroughtBack: Story = {
  name: 'Оценки из аварийного файла',
  args: {
    bringing: {
      isBringing: false,
      problems: [],
      brought: {
        equal: 3,
        added: 22,
        waiting: 0,
        refused: 0,
        rounds: [
          {
            round_id: 21,
            group_num: 42,
            title: '42. Стандарт, взрослые. 1/2 финала',
            sheets: [],
            notes: ['Решение из файла: Проходят № 5. Запишите его, если оно остаётся в силе'],
          },
        ],
      },
      onBring: fn(),
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^Записано 22\sлиста, совпало 3\sлиста$/)).toBeVisible()
    await expect(canvas.getByText(/^Решение из файла/)).toBeVisible()
    const copy = new File(['{}'], 'marks.json', { type: 'application/json' })
    await userEvent.upload(canvas.getByLabelText('Копия оценок из аварийного файла'), copy)
    await expect(args.bringing.onBring).toHaveBeenCalledWith(copy)
  },
}

const unsent = (load: UnsentLoad): Story => ({ args: { unsent: { load, onFile: fn() } } })

/** Оценки из файла ждут решения, а что уже было на сервере, осталось как есть. */
export const FileLoaded: Story = {
  ...unsent({ state: 'loaded', late: 12, refused: 1, known: 3 }),
  name: 'Файл с устройства загружен',
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(
      canvas.getByText(/^Ждут решения: 12\sотправок\. Не\sприняты: 1\. Были и\sраньше: 3\.$/),
    ).toBeVisible()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('No file is asked for')
    await userEvent.upload(input, new File(['{}'], 'marks-A.json', { type: 'application/json' }))
    await expect(args.unsent.onFile).toHaveBeenCalled()
  },
}
export const AllOfTheFileWaits: Story = {
  ...unsent({ state: 'loaded', late: 1, refused: 0, known: 0 }),
  name: 'Всё из файла ждёт решения',
}
export const FileSending: Story = { ...unsent({ state: 'sending' }), name: 'Файл отправляется' }
export const ForeignFile: Story = { ...unsent({ state: 'foreign' }), name: 'Файл не отсюда' }
export const FileRefused: Story = {
  ...unsent({ state: 'failed', reasons: ['Рабочее место не\u00A0найдено'] }),
  name: 'Файл не принят',
}

/** Сервера нет: файл с турами и оценками лежит на этом устройстве. */
export const EmergencyFileOffline: Story = {
  name: 'Сервера нет: аварийный файл здесь',
  args: { head: { ...tallyHead, isOffline: true } },
  play: async ({ canvas, args, userEvent }) => {
    const file = canvas.getByRole('region', { name: 'Аварийный файл' })
    await expect(file).toHaveTextContent(/Связи нет.*Зал на\s14:20/)
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить файл' }))
    await expect(args.onSaveEmergency).toHaveBeenCalled()
  },
}
export const NoEmergencyFileYet: Story = {
  name: 'Аварийного файла ещё нет',
  args: { emergency: { madeAt: null, isStored: false } },
}
export const EmergencyFileNotStored: Story = {
  name: 'Аварийный файл не сохранён',
  args: { emergency: { madeAt: '2027-02-20T11:20:00Z', isStored: false } },
}
